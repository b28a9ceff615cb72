import Collections
package import Drawing
import Synchronization

/// Text to outlines by Pango and HarfBuzz, from the fonts in a list of folders and nothing else.
///
/// Inter draws what it can and Noto families by script the rest. One instance serves a process; shaping itself happens one run at a
/// time, and a run shaped before is answered from a cache.
package final class Typesetter: TextShaper {
    private let engine: Mutex<Engine>
    private let cache = Mutex(RecentValues<TextRun, ShapedText>(maximumCount: 2048, maximumBytes: 4 << 20))
    private let digest = Mutex<String?>(nil)

    /// Debian's folders for Inter and Noto, after `../share/roundel/fonts` beside the program; on macOS also the user's.
    package static var defaultFolders: [String] { FontFolder.defaults }

    /// - Parameter folders: where font files are, the preferred first; read when needed, and ones that do not exist are passed over.
    package init(folders: [String] = Typesetter.defaultFolders) {
        engine = Mutex(Engine(folders: folders))
    }

    /// The run's outlines and measures at font size 1; the same for equal runs, whatever was shaped before.
    package func shape(_ run: TextRun) -> ShapedText {
        if let known = cache.withLock({ $0.value(for: run) }) { return known }
        let shaped = engine.withLock { $0.shape(run) }
        cache.withLock { $0.insert(shaped, for: run, bytes: Self.cost(of: shaped, run)) }
        return shaped
    }

    private static func cost(of text: ShapedText, _ run: TextRun) -> Int {
        512 + run.text.utf8.count + run.family.utf8.count + run.language.utf8.count
            // Most of them are the faces' too; where a face has let go of its own, they are the text's alone.
            + text.elementCount * MemoryLayout<Path.Element>.stride
            + text.bitmaps.reduce(0) { $0 + $1.image.bytes.count }
            + text.otherFamilies.reduce(0) { $0 + $1.utf8.count }
    }

    /// `fnv1a64:` and 16 hex digits over the names and sizes of the font files known: the same fonts give the same digest, in
    /// whatever folders they are.
    package var fontsDigest: String {
        digest.withLock { digest in
            if let digest { return digest }
            let fresh = FontsDigest.digest(of: engine.withLock { $0.files() })
            digest = fresh
            return fresh
        }
    }

    /// Which families there are and which scripts they serve.
    package var inventory: FontInventory {
        engine.withLock { $0.inventory() }
    }
}

import Collections
import Components
import Drawing
import PNGExport
import SVGExport

/// Pictures drawn lately. People's pictures look the same more often than their requests are: a hundred thousand names have
/// 676 pairs of initials. What is kept was made from an equal scene with equal options, so it can never be wrong.
struct PictureCache {
    /// All that a picture is drawn from; not what it says. A class, because a look-up copies keys to compare them.
    private final class Appearance<Options: Hashable>: Hashable {
        let nodes: [Node]
        let bounds: Rect
        let options: Options
        let hash: Int

        init(_ scene: Scene, _ options: Options) {
            (nodes, bounds, self.options) = (scene.nodes, scene.bounds, options)
            // What differs between pictures of a kind. Hashing all of a scene costs as much as writing it.
            var hasher = Hasher()
            hasher.combine(bounds.width)
            Self.add(nodes, to: &hasher)
            hash = hasher.finalize()
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }

        static func == (left: Appearance, right: Appearance) -> Bool {
            left.hash == right.hash && left.bounds == right.bounds && left.options == right.options
                && left.nodes == right.nodes
        }

        private static func add(_ nodes: [Node], to hasher: inout Hasher) {
            for node in nodes {
                switch node {
                case .text(let text): hasher.combine(text.run)
                case .shape(let shape): add(shape, to: &hasher)
                case .group(let group): add(group.children, to: &hasher)
                case .image(let image): add(image.source, to: &hasher)
                }
            }
        }

        private static func add(_ shape: Shape, to hasher: inout Hasher) {
            hasher.combine(shape.fill)
            // The beginnings of outlines tell icons apart.
            guard case .path(let path, _) = shape.geometry else { return }
            for element in path.elements.prefix(4) { hasher.combine(element) }
        }

        /// Photographs of one size differ somewhere along their middle.
        private static func add(_ content: ImageContent, to hasher: inout Hasher) {
            switch content {
            case .file(let file): for byte in file.bytes.suffix(64) { hasher.combine(byte) }
            case .pixels(let image):
                let row = image.pixels[(image.height / 2 * image.width)...].prefix(image.width)
                for pixel in row.prefix(64) { hasher.combine(pixel) }
            }
        }
    }

    private var bodies = RecentValues<Appearance<SVGOptions>, [UInt8]>(maximumCount: 1024, maximumBytes: 1 << 20)
    private var stills = RecentValues<Appearance<PNGOptions>, FinishedPicture>(
        maximumCount: 1024, maximumBytes: 5 << 19)

    private var seen = SeenOnceFilter()
    private let glyphs = GlyphTexts()

    mutating func svg(_ scene: Scene, options: SVGOptions) throws(SVGError) -> [UInt8] {
        let key = Appearance(scene, options)
        if let body = bodies.value(for: key) { return try write(scene, options, body) }
        if SVGWriter.needsIdentity(scene, options: options) {
            var options = options
            // What two pictures show apart is apart in their SVG, so nothing else has to be remembered here.
            options.identity = FNV1a.hash(try write(scene, options))
            return try write(scene, options)
        }
        guard !seen.isFirst(key.hash) else { return try write(scene, options) }
        let body = try SVGWriter.body(scene, options: options, glyphs: glyphs)
        bodies.insert(body, for: key, bytes: scene.weight + body.count)
        return try write(scene, options, body)
    }

    private func write(
        _ scene: Scene, _ options: SVGOptions, _ body: [UInt8]? = nil
    ) throws(SVGError) -> [UInt8] {
        try SVGWriter.write(scene, options: options, glyphs: glyphs, body: body)
    }

    mutating func still(
        of scene: Scene, _ options: PNGOptions, paint: () throws(PNGError) -> PNGPicture
    ) throws(PNGError) -> FinishedPicture {
        let key = Appearance(scene, options)
        if let still = stills.value(for: key) { return still }
        let still = FinishedPicture(try paint())
        stills.insert(still, for: key, bytes: scene.weight + still.bytes.count)
        return still
    }
}

extension Scene {
    /// The bytes that its nodes take, about.
    fileprivate var weight: Int { 128 + nodes.reduce(0) { $0 + $1.weight } }
}

extension Node {
    fileprivate var weight: Int {
        switch self {
        case .group(let group): 128 + group.children.reduce(0) { $0 + $1.weight }
        case .shape(let shape): shape.weight
        // Its outlines are kept by the typesetter too.
        case .text(let text):
            128 + text.run.text.utf8.count + text.shaped.elementCount * MemoryLayout<Path.Element>.stride
        case .image(let image):
            switch image.source {
            case .file(let file): 128 + file.bytes.count
            case .pixels(let pixels): 128 + 4 * pixels.pixels.count
            }
        }
    }
}

extension Shape {
    fileprivate var weight: Int {
        guard case .path(let path, _) = geometry else { return 128 }
        return 128 + path.weight
    }
}

extension Path {
    fileprivate var weight: Int { elements.count * MemoryLayout<Element>.stride }
}

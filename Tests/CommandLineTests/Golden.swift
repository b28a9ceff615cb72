import Foundation
import JSONValues
import TestSupport

/// The pictures that the gallery had when somebody last looked at all of them: Tests/Golden.
enum Golden {
    static let folder = Roundel.root.appendingPathComponent("Tests/Golden")

    /// `ROUNDEL_RECORD_GOLDEN=1` writes them anew, and fails, so that nobody takes a recording for a test.
    static var isRecording: Bool { ProcessInfo.processInfo.environment["ROUNDEL_RECORD_GOLDEN"] == "1" }

    /// Fonts and icons make other pictures, so each set is good for one of them only.
    static func digests() throws -> JSONValue {
        let said = try Jansson.parse(Array(Roundel.run("call", "initialize").output))
        return [
            "fontsDigest": said["/serverInfo/fontsDigest"] ?? .null,
            "iconsDigest": said["/serverInfo/iconsDigest"] ?? .null,
        ]
    }

    static var isComparable: Bool {
        guard !isRecording else { return true }
        let made = try? Jansson.parse(Array(Data(contentsOf: folder.appendingPathComponent("made-with.json"))))
        let here = try? digests()
        return made != nil && made == here
    }

    static let otherwise = "fonts or icons are not those of Tests/Golden/made-with.json, so pictures differ by right"

    /// Cases that have a golden PNG too: of every component, both schemes, text, gradients, clips, translucency.
    static let pngs = [
        "avatar-circle-24", "avatar-circle-40-dark", "avatar-ring-40", "avatar-glass-40", "avatar-glass-40-dark",
        "avatar-rounded-24-rtl", "avatar-online", "avatar-busy-dark", "avatar-outline-ring", "avatar-notch",
        "avatar-gradient", "avatar-han", "avatar-arabic", "avatar-emoji", "avatar-silhouette-circle",
        "avatar-symbol-circle", "avatarStack-three", "avatarStack-tiny", "avatarStack-tiny-dark-rtl",
        "badge-filled-success", "badge-outlined-error-dark", "badge-tinted-warning", "badge-glass-primary",
        "badge-small-100", "badge-dot", "icon-style-circle", "icon-mode-palette", "icon-letter", "storyRing-small",
        "storyRing-phase", "profilePicture-small", "overlay-dot-on-avatar", "row-cloud", "label-inbox",
        "skeleton-circle",
    ]

    /// The PNGs of those cases at one pixel a point, by name.
    static func renderedPNGs() throws -> [String: [UInt8]] {
        let wanted = Set(pngs)
        let cases = try Gallery.made().cases.filter { wanted.contains($0["/id"]?.string ?? "") }
        let batch = try BatchFixture(lines: cases.map { String(decoding: $0.text, as: UTF8.self) })
        _ = try batch.run("--format", "png", "--scale", "1")
        return Dictionary(
            uniqueKeysWithValues: try pngs.map { name in
                (name, Array(try Data(contentsOf: batch.folder.url("out/\(name).png"))))
            })
    }
}

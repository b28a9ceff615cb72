/// The kinds of pictures that are read (R2701). The raw value is the last word of the media type.
package enum ImageFormat: String, CaseIterable, Sendable {
    case png
    case jpeg
    case gif
    case webp
    case avif
    case svg = "svg+xml"

    package var mediaType: String { "image/" + rawValue }

    /// What the bytes are, whatever a server or a file's name says of them.
    package init?(sniffing bytes: [UInt8]) {
        let start = Bytes(bytes)
        if start.holds([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            self = .png
        } else if start.holds([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if start.holds("GIF87a", at: 0) || start.holds("GIF89a", at: 0) {
            self = .gif
        } else if start.holds("RIFF", at: 0), start.holds("WEBP", at: 8) {
            self = .webp
        } else if start.holds("ftyp", at: 4), Self.hasAVIFBrand(start) {
            self = .avif
        } else if Self.isSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    private static func hasAVIFBrand(_ bytes: Bytes) -> Bool {
        let end = min(bytes.big32(at: 0) ?? 0, 256)
        // At 12 stands a version; the brands are at 8 and from 16 on.
        return stride(from: 8, to: max(8, end), by: 4).contains {
            $0 != 12 && (bytes.holds("avif", at: $0) || bytes.holds("avis", at: $0))
        }
    }

    /// Markup whose root, after any comments and declarations, is called `svg`, with or without a prefix.
    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        var start = bytes.prefix(65_536)
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
        start = start.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        guard start.first == UInt8(ascii: "<") else { return false }
        let name = Array("svg".utf8)
        for index in start.indices.dropLast(3)
        where start[index] == UInt8(ascii: "<") || start[index] == UInt8(ascii: ":") {
            guard start[(index + 1)...].starts(with: name) else { continue }
            let next = start.dropFirst(index + 4 - start.startIndex).first ?? 0x20
            if next <= 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { return true }
        }
        return false
    }
}

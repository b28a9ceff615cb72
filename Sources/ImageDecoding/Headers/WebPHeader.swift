/// WebP (RFC 9649): RIFF chunks; lossy, lossless or extended.
enum WebPHeader {
    static func read(_ bytes: Bytes) -> ImageHeader? {
        guard var header = size(bytes), let length = bytes.little32(at: 4) else { return nil }
        header.isComplete = length + 8 <= bytes.count
        var place = 12
        while let length = bytes.little32(at: place + 4), place + 8 + length <= bytes.count {
            if bytes.holds("EXIF", at: place), var exif = bytes[(place + 8)..<(place + 8 + length)] {
                // Some writers leave in what belongs to JPEG.
                if exif.holds("Exif\0\0", at: 0), let rest = exif[6..<exif.count] { exif = rest }
                header.orientation = Exif.orientation(exif) ?? .upright
            }
            if bytes.holds("ICCP", at: place) { header.profile = bytes[(place + 8)..<(place + 8 + length)]?.array }
            place += 8 + length + length & 1
        }
        return header
    }

    private static func size(_ bytes: Bytes) -> ImageHeader? {
        if bytes.holds("VP8X", at: 12), let width = bytes.little24(at: 24), let height = bytes.little24(at: 27) {
            return ImageHeader(format: .webp, width: width + 1, height: height + 1)
        }
        if bytes.holds("VP8L", at: 12), bytes[20] == 0x2F, let bits = bytes.little32(at: 21) {
            return ImageHeader(format: .webp, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        if bytes.holds("VP8 ", at: 12), bytes.holds([0x9D, 0x01, 0x2A], at: 23),
            let width = bytes.little16(at: 26), let height = bytes.little16(at: 28)
        {
            return ImageHeader(format: .webp, width: width & 0x3FFF, height: height & 0x3FFF)
        }
        return nil
    }
}

/// PNG (W3C, third edition): chunks of length, type, data and checksum.
enum PNGHeader {
    static func read(_ bytes: Bytes) -> ImageHeader? {
        guard bytes.holds("IHDR", at: 12), let width = bytes.big32(at: 16), let height = bytes.big32(at: 20) else {
            return nil
        }
        var header = ImageHeader(format: .png, width: width, height: height)
        var isPlain = true
        var place = 8
        while let length = bytes.big32(at: place), let end = end(of: length, at: place, in: bytes) {
            if bytes.holds("eXIf", at: place + 4), let exif = bytes[(place + 8)..<(end - 4)] {
                header.orientation = Exif.orientation(exif) ?? .upright
            }
            if bytes.holds("IEND", at: place + 4) {
                header.isPlain = isPlain && end == bytes.count
                break
            }
            if !plainChunks.contains(where: { bytes.holds($0, at: place + 4) }) { isPlain = false }
            place = end
        }
        return header
    }

    private static let plainChunks: [StaticString] = ["IHDR", "PLTE", "tRNS", "sRGB", "sBIT", "IDAT"]

    private static func end(of length: Int, at place: Int, in bytes: Bytes) -> Int? {
        let end = place + 12 + length
        return end <= bytes.count ? end : nil
    }
}

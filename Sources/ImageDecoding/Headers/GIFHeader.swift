/// GIF (87a and 89a).
enum GIFHeader {
    static func read(_ bytes: Bytes) -> ImageHeader? {
        guard let width = bytes.little16(at: 6), let height = bytes.little16(at: 8) else { return nil }
        return ImageHeader(format: .gif, width: width, height: height)
    }

    /// Where the first frame ends; nil where it does not. What follows costs as much as it likes and is never shown.
    static func endOfFirstFrame(_ bytes: Bytes) -> Int? {
        guard let flags = bytes[10] else { return nil }
        var place = 13 + tableSize(flags)
        while let introducer = bytes[place] {
            switch introducer {
            case 0x21:
                guard let end = endOfBlocks(bytes, from: place + 2) else { return nil }
                place = end
            case 0x2C:
                guard let flags = bytes[place + 9] else { return nil }
                return endOfBlocks(bytes, from: place + 11 + tableSize(flags))
            default: return nil
            }
        }
        return nil
    }

    /// Bytes of a colour table, by the flags in front of it.
    private static func tableSize(_ flags: Int) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1)
    }

    private static func endOfBlocks(_ bytes: Bytes, from start: Int) -> Int? {
        var place = start
        while let length = bytes[place] {
            place += 1 + length
            if length == 0 { return place }
        }
        return nil
    }
}

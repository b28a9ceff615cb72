/// The chunks of a PNG file, one after the other.
struct PNGFile {
    private(set) var bytes: [UInt8]
    /// Of the next chunk that belongs to an animation.
    private var number = 0

    init(capacity: Int) {
        bytes = []
        bytes.reserveCapacity(capacity)
        bytes += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    }

    /// IHDR, and sRGB with the perceptual intent.
    mutating func append(_ header: PNGHeader) {
        var data: [UInt8] = []
        for side in [header.width, header.height] { data += Self.bigEndian(side) }
        // 8 bits; deflate; the five filters; not interlaced.
        data += [8, header.colorType.rawValue, 0, 0, 0]
        append("IHDR", data)
        append("sRGB", [0])
    }

    mutating func append(_ palette: Palette) {
        var data: [UInt8] = []
        data.reserveCapacity(3 * palette.colors.count)
        for color in palette.colors {
            for shift: UInt32 in [16, 8, 0] { data.append(UInt8(truncatingIfNeeded: color >> shift)) }
        }
        append("PLTE", data)
        guard palette.translucentCount > 0 else { return }
        append("tRNS", palette.colors[..<palette.translucentCount].map { UInt8(truncatingIfNeeded: $0 >> 24) })
    }

    mutating func append(_ type: StaticString, _ data: [UInt8]) {
        unsafe data.withUnsafeBufferPointer { unsafe append(type, $0) }
    }

    /// `prefix` and `data` are the chunk's contents.
    mutating func append(_ type: StaticString, prefix: [UInt8] = [], _ data: UnsafeBufferPointer<UInt8>) {
        bytes += Self.bigEndian(prefix.count + data.count)
        let start = bytes.count
        unsafe bytes += UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount)
        bytes += prefix
        unsafe bytes += data
        let checksum = unsafe bytes.withUnsafeBytes { bytes in
            unsafe Compressor.crc32(UnsafeRawBufferPointer(rebasing: bytes[start...]))
        }
        bytes += Self.bigEndian(Int(checksum))
    }

    mutating func nextNumber() -> [UInt8] {
        defer { number += 1 }
        return Self.bigEndian(number)
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

/// The chunks that make a PNG an APNG (PNG specification, third edition, section 11.3.6).
extension PNGFile {
    /// How a frame meets what is shown; the raw value is that of the specification.
    enum Blending: UInt8 {
        case replaces, over
    }

    /// acTL: the number of frames, without end.
    mutating func append(frameCount: Int) {
        append("acTL", Self.bigEndian(frameCount) + Self.bigEndian(0))
    }

    /// fcTL: a frame over the whole picture, which stays until the next.
    mutating func append(_ blending: Blending, width: Int, height: Int) {
        var data = nextNumber()
        for value in [width, height, 0, 0] { data += Self.bigEndian(value) }
        // 1/30 s; not disposed of.
        data += [0, 1, 0, UInt8(Loop.framesPerSecond), 0, blending.rawValue]
        append("fcTL", data)
    }

    /// fdAT: the pixels of any frame but the first.
    mutating func append(frame data: UnsafeBufferPointer<UInt8>) {
        let number = nextNumber()
        unsafe append("fdAT", prefix: number, data)
    }
}

import Encodings

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Bytes that grow at the end. Unlike an array it checks neither uniqueness nor bounds at each byte, which halves the
/// time of a picture; every write is preceded by the `reserve` that makes room for it.
@safe struct ByteBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0
    /// Whether more was appended than it takes. What it has then means nothing, and what is still appended costs no memory.
    private(set) var isOverfull = false

    /// A little more than an SVG may have, as `reserve` asks for more than is needed.
    private static let mostBytes = SVGWriter.mostBytes + 65_536

    init(capacity: Int) {
        self.capacity = max(64, capacity)
        unsafe base = .allocate(capacity: self.capacity)
    }

    deinit {
        unsafe base.deallocate()
    }

    /// The bytes so far.
    var bytes: [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: base, count: count))
    }

    /// Makes room for `extra` more bytes.
    @inline(__always)
    mutating func reserve(_ extra: Int) {
        if capacity - count < extra { grow(by: extra) }
    }

    @inline(never)
    private mutating func grow(by extra: Int) {
        if count + extra > Self.mostBytes {
            isOverfull = true
            count = 0
            guard extra > capacity else { return }
        }
        capacity = max(min(2 * capacity, Self.mostBytes), count + extra)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe larger.update(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = larger
    }

    /// Appends a byte for which there is room already.
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        unsafe base[count] = byte
        count &+= 1
    }

    /// Appends the bytes of a word, the lowest first, up to the zeros at its end; there is room for eight.
    @inline(__always)
    mutating func put(word: UInt64) {
        unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: word.littleEndian, as: UInt64.self)
        count &+= 8 &- word.leadingZeroBitCount / 8
    }

    /// Takes off what was appended last, down to a length it had before.
    @inline(__always)
    mutating func shorten(to length: Int) {
        count = min(count, max(0, length))
    }

    /// Takes out what stands from `start` to `end`, all of which was appended before.
    mutating func remove(from start: Int, to end: Int) {
        guard 0 <= start, start <= end, end <= count else { return }
        unsafe memmove(base + start, base + end, count - end)
        count -= end - start
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        put(byte)
    }

    @inline(__always)
    mutating func append(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length)
        unsafe memcpy(base + count, text.utf8Start, length)
        count &+= length
    }

    mutating func append(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
    }

    mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
        guard let start = source.baseAddress else { return }
        reserve(source.count)
        unsafe memcpy(base + count, start, source.count)
        count &+= source.count
    }

    mutating func append(base64 bytes: [UInt8]) {
        reserve(Base64.length(of: bytes.count))
        count += unsafe Base64.write(bytes, to: base + count)
    }
}

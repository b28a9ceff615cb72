import Glibc

/// Bytes that nobody vouches for: reading beyond their end gives nil.
struct Bytes {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    var array: [UInt8] { Array(bytes) }

    /// - Parameter offset: from the start of these bytes.
    subscript(offset: Int) -> Int? {
        guard offset >= 0, offset < bytes.count else { return nil }
        return Int(bytes[bytes.startIndex + offset])
    }

    subscript(range: Range<Int>) -> Bytes? {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
        return Bytes(bytes[(bytes.startIndex + range.lowerBound)..<(bytes.startIndex + range.upperBound)])
    }

    func firstIndex(of byte: UInt8, from offset: Int) -> Int? {
        guard offset >= 0, offset < bytes.count else { return nil }
        return unsafe bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress,
                let found = unsafe memchr(start + offset, Int32(byte), buffer.count - offset)
            else { return nil }
            return unsafe UnsafeRawPointer(found) - start
        }
    }

    func holds(_ wanted: [UInt8], at offset: Int) -> Bool {
        guard offset >= 0, offset + wanted.count <= bytes.count else { return false }
        return bytes.dropFirst(offset).starts(with: wanted)
    }

    func holds(_ wanted: StaticString, at offset: Int) -> Bool {
        holds(unsafe Array(UnsafeBufferPointer(start: wanted.utf8Start, count: wanted.utf8CodeUnitCount)), at: offset)
    }

    func big16(at offset: Int) -> Int? { number(at: offset, count: 2, isBig: true) }
    func big32(at offset: Int) -> Int? { number(at: offset, count: 4, isBig: true) }
    func little16(at offset: Int) -> Int? { number(at: offset, count: 2, isBig: false) }
    func little24(at offset: Int) -> Int? { number(at: offset, count: 3, isBig: false) }
    func little32(at offset: Int) -> Int? { number(at: offset, count: 4, isBig: false) }

    func number(at offset: Int, count: Int, isBig: Bool) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        let part = bytes.dropFirst(offset).prefix(count)
        return isBig
            ? part.reduce(0) { $0 << 8 | Int($1) }
            : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

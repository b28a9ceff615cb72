/// Reads the tokens of SVG path data (SVG 2, section 9.3): command letters, numbers and flags, however closely they stand.
struct PathDataReader {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSeparators(commas: Bool = true) {
        while let byte = current {
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D: offset += 1
            case UInt8(ascii: ",") where commas: offset += 1
            default: return
            }
        }
    }

    /// The next command letter; nil where a number comes, or nothing.
    mutating func command() -> UInt8? {
        skipSeparators()
        guard let byte = current, (0x41...0x5A).contains(byte & ~0x20), byte | 0x20 != UInt8(ascii: "e") else {
            return nil
        }
        offset += 1
        return byte
    }

    var isAtEnd: Bool {
        mutating get {
            skipSeparators()
            return current == nil
        }
    }

    /// Whether another group of coordinates follows without a letter of its own.
    var hasNumber: Bool {
        mutating get {
            skipSeparators()
            guard let byte = current else { return false }
            switch byte {
            case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): return true
            default: return false
            }
        }
    }

    mutating func number() throws(PathDataError) -> Double {
        skipSeparators()
        let start = offset
        if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { offset += 1 }
        var digits = skipDigits()
        if current == UInt8(ascii: ".") {
            offset += 1
            digits += skipDigits()
        }
        guard digits > 0 else { throw PathDataError("a number is missing", at: start) }
        if let byte = current, byte | 0x20 == UInt8(ascii: "e") { skipExponent() }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let value = Double(text), value.magnitude <= 1e9 else {
            throw PathDataError("a number is out of range", at: start)
        }
        return value
    }

    /// `0` or `1`, also without anything between it and its neighbours.
    mutating func flag() throws(PathDataError) -> Bool {
        skipSeparators()
        guard let byte = current, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw PathDataError("a flag, 0 or 1, is missing", at: offset)
        }
        offset += 1
        return byte == UInt8(ascii: "1")
    }

    private mutating func skipDigits() -> Int {
        let start = offset
        while let byte = current, (0x30...0x39).contains(byte) { offset += 1 }
        return offset - start
    }

    private mutating func skipExponent() {
        let start = offset
        offset += 1
        if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { offset += 1 }
        // An `e` without digits belongs to what follows, and is no number there either.
        if skipDigits() == 0 { offset = start }
    }
}

/// Reads the numbers of SVG's little languages: path data, points, transforms.
struct NumberScanner {
    private let bytes: [UInt8]
    private var position = 0

    /// What an icon cannot need; also keeps every product finite.
    private static let largest = 1e6

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { position >= bytes.count }

    /// Passes over white space and commas.
    mutating func skipSeparators() {
        while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") { position += 1 }
    }

    /// A letter, if that comes next.
    mutating func letter() -> UInt8? {
        skipSeparators()
        guard position < bytes.count, Self.isLetter(bytes[position]) else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    /// A run of letters, and the bracket that opens behind it.
    mutating func function() -> String? {
        skipSeparators()
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        skipSeparators()
        guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return nil }
        position += 1
        return name
    }

    mutating func closesBracket() -> Bool {
        skipSeparators()
        guard position < bytes.count, bytes[position] == UInt8(ascii: ")") else { return false }
        position += 1
        return true
    }

    /// A flag of an arc: one digit, after which anything may follow.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else { return nil }
        defer { position += 1 }
        return bytes[position] == 0x31
    }

    mutating func number() -> Double? {
        skipSeparators()
        let start = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            position += 1
        }
        var digits = skipDigits()
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            digits += skipDigits()
        }
        guard digits > 0, position - start <= 64 else { return nil }
        skipExponent()
        guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
            value.magnitude <= Self.largest
        else { return nil }
        return value
    }

    private mutating func skipExponent() {
        guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return }
        let before = position
        position += 1
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            position += 1
        }
        let digits = skipDigits()
        // `1em` is a number and a unit.
        if digits == 0 || digits > 3 { position = before }
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
        return position - start
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

/// The header fields in front of one message.
struct HeaderBlock: Sendable {
    /// Whether no line was read.
    private(set) var isEmpty = true
    private var length: Int?
    /// Whether a line was none of a header, or gave a length that is none or another than before.
    private var isBroken = false
    /// False where a charset other than UTF-8 was named.
    private(set) var isUTF8 = true

    /// Bytes of the message; nil where the block does not say.
    var contentLength: Int? { isBroken ? nil : length }

    /// Takes one line without its end. What is wrong with it is told at the end of the block: input that ends before that was cut off.
    mutating func read(_ line: [UInt8]) {
        isEmpty = false
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
            isBroken = true
            return
        }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        let value = Self.trimmed(line[(colon + 1)...])
        switch name {
        case "content-length":
            let number = Self.length(value)
            if number == nil || length ?? number != number { isBroken = true }
            length = number
        case "content-type": isUTF8 = Self.namesUTF8(String(decoding: value, as: UTF8.self).lowercased())
        default: break
        }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while bytes.first == 0x20 || bytes.first == 0x09 { bytes = bytes.dropFirst() }
        while bytes.last == 0x20 || bytes.last == 0x09 { bytes = bytes.dropLast() }
        return bytes
    }

    /// Digits only: no sign, no fraction, nothing that does not fit.
    private static func length(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// Of a lower-cased content type. One without a charset is UTF-8.
    private static func namesUTF8(_ contentType: String) -> Bool {
        for parameter in contentType.split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ $0 != " " && $0 != "\t" }) == "charset" else { continue }
            let charset = parts[1].filter { $0 != " " && $0 != "\t" && $0 != "\"" }
            return charset == "utf-8" || charset == "utf8"
        }
        return true
    }
}

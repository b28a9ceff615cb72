/// The header fields in front of one message.
struct HeaderBlock: Sendable {
    /// Whether the block has no line yet.
    private(set) var isEmpty = true
    private var length: Int?
    /// Whether a line is not a header field, or its `Content-Length` is malformed or contradicts an earlier one.
    private var isBroken = false
    /// False where the content type names a charset other than UTF-8.
    private(set) var isUTF8 = true

    /// Bytes of the message; nil without `Content-Length`.
    var contentLength: Int? { isBroken ? nil : length }

    /// Reads one line, without its line end. Faults are reported at the end of the block, because input that ends
    /// before is truncated.
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

    /// The value of a text of decimal digits; nil for any other character, a sign included, and for an overflow.
    private static func length(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// Whether a lower-cased content type names UTF-8 or no charset.
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

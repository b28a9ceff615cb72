/// Shortens data: URIs in JSON text, so that a trace does not contain whole pictures.
enum DataURIs {
    /// Appends the text on one line, with the length of each payload in the text instead of the payload:
    /// `data:image/png;base64,<1234 bytes>`.
    static func appendWithoutPayloads(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
        var start = text.startIndex
        var index = text.startIndex
        while index < text.endIndex {
            switch text[index] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                // In JSON a line end occurs only as white space between tokens, so a space is equivalent.
                output += text[start..<index]
                output.append(UInt8(ascii: " "))
                start = index + 1
            case UInt8(ascii: ":"):
                guard let payload = payload(after: index, in: text), !payload.isEmpty else { break }
                output += text[start..<payload.lowerBound]
                output += Array("<\(payload.count) bytes>".utf8)
                start = payload.upperBound
                index = payload.upperBound
                continue
            default: break
            }
            index += 1
        }
        output += text[start...]
    }

    private static let scheme = Array("data".utf8)
    /// The longest media type that is recognised, in bytes (ours).
    private static let maxHeader = 256

    private static func payload(after colon: Int, in text: ArraySlice<UInt8>) -> Range<Int>? {
        let start = colon - scheme.count
        guard start >= text.startIndex, text[start..<colon].elementsEqual(scheme, by: { $0 | 0x20 == $1 }) else {
            return nil
        }
        let before: UInt8? = start > text.startIndex ? text[start - 1] : nil
        if let before, isWord(before) { return nil }
        let header = text[(colon + 1)...].prefix(maxHeader)
        guard let comma = header.firstIndex(of: UInt8(ascii: ",")), header[..<comma].allSatisfy(isHeader) else {
            return nil
        }
        let isWholeString = before == UInt8(ascii: "\"") && !isEscaped(start - 1, in: text)
        var end = comma + 1
        while end < text.endIndex {
            let byte = text[end]
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\"), end + 1 < text.endIndex {
                let next = text[end + 1]
                // In markup an escaped quotation mark ends an attribute; `\/` is an escaped slash of base64.
                if !isWholeString, next != UInt8(ascii: "/"), next != UInt8(ascii: "u") { break }
                end += 2
                continue
            }
            if !isWholeString, byte <= 0x20 || endsAttribute(byte) { break }
            end += 1
        }
        return comma + 1..<min(end, text.endIndex)
    }

    private static func isEscaped(_ quote: Int, in text: ArraySlice<UInt8>) -> Bool {
        text[..<quote].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private static func isHeader(_ byte: UInt8) -> Bool {
        isWord(byte) || "/;=+.!#$&^\\".utf8.contains(byte)
    }

    private static func endsAttribute(_ byte: UInt8) -> Bool {
        "'()<>&".utf8.contains(byte)
    }
}

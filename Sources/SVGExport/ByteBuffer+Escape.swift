/// Strings from outside, made harmless: what XML forbids is left out, what it reads as mark-up is escaped.
extension ByteBuffer {
    /// As the content of an element, or as the value of an attribute in double quotes.
    mutating func append(escaping string: String) {
        var string = string
        string.withUTF8 { utf8 in
            guard unsafe !Self.isPlain(utf8) else { return unsafe append(utf8) }
            unsafe append(escaping: utf8)
        }
    }

    private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        unsafe utf8.allSatisfy { $0 >= 0x20 && $0 != 0xEF && !isMarkup($0) }
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
        default: false
        }
    }

    private mutating func append(escaping utf8: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < utf8.count {
            let byte = unsafe utf8[index]
            index += 1
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\""): append("&quot;")
            // References, because a parser turns the bare characters of an attribute into spaces.
            case 0x09: append("&#9;")
            case 0x0A: append("&#10;")
            case 0x0D: append("&#13;")
            case 0x00..<0x20: break
            case 0xEF where index + 1 < utf8.count:
                // U+FFFE and U+FFFF: EF BF BE and EF BF BF.
                if unsafe utf8[index] == 0xBF, unsafe utf8[index + 1] >= 0xBE {
                    index += 2
                } else {
                    append(byte)
                }
            default: append(byte)
            }
        }
    }
}

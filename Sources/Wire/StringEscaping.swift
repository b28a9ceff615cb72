/// The inside of a JSON string, from bytes that are valid UTF-8.
package enum StringEscaping {
    /// Escapes what JSON must have escaped, and U+2028/2029, which end lines for some readers. Runs of plain bytes, which
    /// nearly all are, are copied whole.
    package static func append(_ bytes: [UInt8], to output: inout [UInt8]) {
        var start = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0xE2 else {
                index += 1
                continue
            }
            var length = 1
            if byte == 0xE2 {
                guard index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 else {
                    index += 1
                    continue
                }
                length = 3
            }
            output += bytes[start..<index]
            switch byte {
            case 0x22: output += [0x5C, 0x22]
            case 0x5C: output += [0x5C, 0x5C]
            case 0x0A: output += [0x5C, UInt8(ascii: "n")]
            case 0x0D: output += [0x5C, UInt8(ascii: "r")]
            case 0x09: output += [0x5C, UInt8(ascii: "t")]
            case 0xE2: output += Array((bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8)
            default: output += [0x5C, UInt8(ascii: "u"), 0x30, 0x30, 0x30 + (byte >> 4), hexDigit(byte & 15)]
            }
            index += length
            start = index
        }
        output += bytes[start...]
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : UInt8(ascii: "a") + value - 10
    }
}

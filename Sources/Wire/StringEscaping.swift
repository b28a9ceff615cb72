/// The inside of a JSON string, from bytes that are valid UTF-8.
package enum StringEscaping {
    /// Escapes what JSON must have escaped, and U+2028/2029, which end lines for some readers. Runs of plain bytes, which
    /// nearly all are, are copied whole.
    package static func append(_ bytes: [UInt8], to output: inout [UInt8]) {
        unsafe bytes.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let end = unsafe endOfPlainRun(bytes, from: start)
                unsafe output.append(contentsOf: bytes[start..<end])
                guard end < bytes.count else { return }
                start = unsafe end + escape(bytes, at: end, to: &output)
            }
        }
    }

    /// Bytes that mean something: quotation mark, backslash, controls, and the first byte of U+2028.
    @inline(__always)
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0xE2
    }

    /// Eight bytes at a time: a word is plain where none of its bytes is special.
    private static func endOfPlainRun(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var index = start
        while index + 8 <= bytes.count {
            let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            // The high bit of each byte that is less than 0x20, or equal to one of the three (or, rarely, of a neighbour).
            let special =
                (word &- ones &* 0x20) & ~word | hasZero(word ^ ones &* 0x22) | hasZero(word ^ ones &* 0x5C)
                | hasZero(word ^ ones &* 0xE2)
            if special & highBits != 0 { break }
            index += 8
        }
        while index < bytes.count, unsafe !isSpecial(bytes[index]) { index += 1 }
        return index
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    @inline(__always)
    private static func hasZero(_ word: UInt64) -> UInt64 {
        (word &- ones) & ~word
    }

    /// The bytes that were taken.
    private static func escape(_ bytes: UnsafeRawBufferPointer, at index: Int, to output: inout [UInt8]) -> Int {
        let byte = unsafe bytes[index]
        switch byte {
        case 0x22, 0x5C: output += [0x5C, byte]
        case 0x0A: output += [0x5C, UInt8(ascii: "n")]
        case 0x0D: output += [0x5C, UInt8(ascii: "r")]
        case 0x09: output += [0x5C, UInt8(ascii: "t")]
        case 0xE2:
            guard index + 2 < bytes.count, unsafe bytes[index + 1] == 0x80, unsafe bytes[index + 2] & 0xFE == 0xA8
            else {
                output.append(byte)
                return 1
            }
            output += (unsafe bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8
            return 3
        default: output += [0x5C, UInt8(ascii: "u"), 0x30, 0x30, 0x30 + (byte >> 4), hexDigit(byte & 15)]
        }
        return 1
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : UInt8(ascii: "a") + value - 10
    }
}

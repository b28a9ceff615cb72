/// Escapes valid UTF-8 as the content of a JSON string, in the same bytes as jansson.
package enum StringEscaping {
    /// Bytes of input per step (ours). A step reserves six times as many, because a byte becomes at most six.
    private static let portion = 4096

    /// Writes a string with its quotation marks.
    package static func append(quoted text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { unsafe append(UnsafeRawBufferPointer($0), to: &output) }
        output.append(UInt8(ascii: "\""))
    }

    package static func append(_ bytes: [UInt8], to output: inout [UInt8]) {
        unsafe bytes.withUnsafeBytes { unsafe append($0, to: &output) }
    }

    /// Escapes what JSON requires, and U+2028 and U+2029, which some readers treat as line ends.
    private static func append(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) {
        var index = 0
        while index < bytes.count {
            let end = min(index + portion, bytes.count)
            // All eight bytes of a word are stored, even where only the first counts.
            output.append(addingCapacity: 6 * (end - index) + 8) { span in
                unsafe span.withUnsafeMutableBufferPointer { buffer, count in
                    guard let base = buffer.baseAddress else { return }
                    var target = UnsafeMutableRawPointer(base)
                    unsafe escape(bytes, &index, to: end, &target)
                    unsafe count = target - UnsafeMutableRawPointer(base)
                }
            }
        }
    }

    /// Runs without escapes are short in SVG, where every attribute has two quotation marks. So each step copies
    /// eight bytes and then advances by the number of leading plain ones.
    private static func escape(
        _ bytes: UnsafeRawBufferPointer, _ index: inout Int, to end: Int, _ target: inout UnsafeMutableRawPointer
    ) {
        while index < end {
            if index + 8 <= bytes.count {
                let word = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                unsafe target.storeBytes(of: word.littleEndian, as: UInt64.self)
                let plain = special(in: word).trailingZeroBitCount / 8
                index += plain
                unsafe target += plain
                if plain == 8 { continue }
            }
            unsafe escapeByte(bytes, &index, &target)
        }
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// A mask of the high bits of all bytes that may need an escape: quotation marks, backslashes, controls, and the
    /// first byte of U+2028. Only the lowest set bit is exact; higher ones may be false positives.
    @inline(__always)
    private static func special(in word: UInt64) -> UInt64 {
        ((word &- ones &* 0x20) & ~word | zero(word ^ ones &* 0x22) | zero(word ^ ones &* 0x5C)
            | zero(word ^ ones &* 0xE2)) & (ones &* 0x80)
    }

    @inline(__always)
    private static func zero(_ word: UInt64) -> UInt64 {
        (word &- ones) & ~word
    }

    @inline(__always)
    private static func escapeByte(
        _ bytes: UnsafeRawBufferPointer, _ index: inout Int, _ target: inout UnsafeMutableRawPointer
    ) {
        let byte = unsafe bytes[index]
        index += 1
        switch byte {
        case 0x22, 0x5C: unsafe put(0x5C, byte, &target)
        case 0x0A: unsafe put(0x5C, UInt8(ascii: "n"), &target)
        case 0x0D: unsafe put(0x5C, UInt8(ascii: "r"), &target)
        case 0x09: unsafe put(0x5C, UInt8(ascii: "t"), &target)
        case 0x08: unsafe put(0x5C, UInt8(ascii: "b"), &target)
        case 0x0C: unsafe put(0x5C, UInt8(ascii: "f"), &target)
        case 0..<0x20:
            unsafe put(0x5C, UInt8(ascii: "u"), &target)
            unsafe put(0x30, 0x30, &target)
            unsafe put(0x30 + (byte >> 4), hexDigit(byte & 15), &target)
        case 0xE2 where unsafe isLineSeparator(bytes, at: index - 1):
            let last = unsafe bytes[index + 1] == 0xA8 ? UInt8(ascii: "8") : UInt8(ascii: "9")
            index += 2
            unsafe put(0x5C, UInt8(ascii: "u"), &target)
            unsafe put(UInt8(ascii: "2"), UInt8(ascii: "0"), &target)
            unsafe put(UInt8(ascii: "2"), last, &target)
        default:
            unsafe target.storeBytes(of: byte, as: UInt8.self)
            unsafe target += 1
        }
    }

    /// Whether the bytes are U+2028 (E2 80 A8) or U+2029 (E2 80 A9).
    private static func isLineSeparator(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
        unsafe index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
    }

    @inline(__always)
    private static func put(_ first: UInt8, _ second: UInt8, _ target: inout UnsafeMutableRawPointer) {
        unsafe target.storeBytes(of: first, as: UInt8.self)
        unsafe target.storeBytes(of: second, toByteOffset: 1, as: UInt8.self)
        unsafe target += 2
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : UInt8(ascii: "A") + value - 10
    }
}

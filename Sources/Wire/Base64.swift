/// Base64 with padding, RFC 4648 section 4.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func append(_ bytes: [UInt8], to output: inout [UInt8]) {
        let text = unsafe [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text, count in
            count = unsafe bytes.withUnsafeBufferPointer { bytes in
                unsafe alphabet.withUnsafeBufferPointer { alphabet in unsafe write(bytes, alphabet, to: text) }
            }
        }
        output += text
    }

    /// The bytes that a text stands for, without white space in it; nil where it is none.
    package static func decode(_ text: String) -> [UInt8]? {
        var text = text
        return text.withUTF8 { unsafe decode($0) }
    }

    /// By byte; 64 and more for what is no digit.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 64, count: 256)
        for (value, digit) in alphabet.enumerated() { values[Int(digit)] = UInt8(value) }
        return values
    }()

    private static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.count % 4 == 0, text.count > 0 else { return text.isEmpty ? [] : nil }
        let padding =
            unsafe text[text.count - 1] != UInt8(ascii: "=") ? 0 : text[text.count - 2] != UInt8(ascii: "=") ? 1 : 2
        let count = text.count / 4 * 3 - padding
        var isWhole = true
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
            filled = count
            isWhole = unsafe values.withUnsafeBufferPointer { values in
                unsafe read(text, values, padding: padding, to: bytes)
            }
        }
        return isWhole ? bytes : nil
    }

    /// False where a byte is no digit.
    private static func read(
        _ text: UnsafeBufferPointer<UInt8>, _ values: UnsafeBufferPointer<UInt8>, padding: Int,
        to bytes: UnsafeMutableBufferPointer<UInt8>
    ) -> Bool {
        var faults: UInt8 = 0
        func digit(_ index: Int) -> UInt32 {
            let value = unsafe values[Int(text[index])]
            faults |= value
            return UInt32(value)
        }
        let whole = text.count / 4 - (padding > 0 ? 1 : 0)
        for group in 0..<whole {
            let word =
                digit(4 * group) << 18 | digit(4 * group + 1) << 12 | digit(4 * group + 2) << 6 | digit(4 * group + 3)
            unsafe bytes[3 * group] = UInt8(truncatingIfNeeded: word >> 16)
            unsafe bytes[3 * group + 1] = UInt8(truncatingIfNeeded: word >> 8)
            unsafe bytes[3 * group + 2] = UInt8(truncatingIfNeeded: word)
        }
        if padding > 0 {
            let word =
                digit(4 * whole) << 18 | digit(4 * whole + 1) << 12 | (padding == 1 ? digit(4 * whole + 2) << 6 : 0)
            unsafe bytes[3 * whole] = UInt8(truncatingIfNeeded: word >> 16)
            if padding == 1 { unsafe bytes[3 * whole + 1] = UInt8(truncatingIfNeeded: word >> 8) }
        }
        return faults < 64
    }

    /// The bytes that were written.
    private static func write(
        _ bytes: UnsafeBufferPointer<UInt8>, _ alphabet: UnsafeBufferPointer<UInt8>,
        to text: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var index = 0
        var place = 0
        while index < bytes.count {
            let left = bytes.count - index
            let second = left > 1 ? unsafe Int(bytes[index + 1]) : 0
            let third = left > 2 ? unsafe Int(bytes[index + 2]) : 0
            let word = unsafe Int(bytes[index]) << 16 | second << 8 | third
            unsafe text[place] = alphabet[word >> 18]
            unsafe text[place + 1] = alphabet[word >> 12 & 63]
            unsafe text[place + 2] = left > 1 ? alphabet[word >> 6 & 63] : UInt8(ascii: "=")
            unsafe text[place + 3] = left > 2 ? alphabet[word & 63] : UInt8(ascii: "=")
            index += 3
            place += 4
        }
        return place
    }
}

/// Base64 with padding, RFC 4648 section 4.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    /// The two letters of every 12 bits, the first in the lower byte: three bytes of a picture are two look-ups.
    private static let pairs = (0..<4096).map { bits in
        UInt16(alphabet[bits >> 6]) | UInt16(alphabet[bits & 63]) << 8
    }

    package static func append(_ bytes: [UInt8], to output: inout [UInt8]) {
        output.append(addingCapacity: length(of: bytes.count)) { span in
            unsafe span.withUnsafeMutableBufferPointer { text, count in
                guard let text = text.baseAddress else { return }
                count = unsafe write(bytes, to: text)
            }
        }
    }

    /// Letters of so many bytes.
    package static func length(of count: Int) -> Int { (count + 2) / 3 * 4 }

    /// Gives the number of letters.
    ///
    /// - Parameter text: has room for `length(of: bytes.count)`.
    package static func write(_ bytes: [UInt8], to text: UnsafeMutablePointer<UInt8>) -> Int {
        let whole = bytes.count / 3 * 3
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe pairs.withUnsafeBufferPointer { pairs in
                guard let start = bytes.baseAddress, let pairs = pairs.baseAddress else { return }
                unsafe write(start, whole, pairs, to: UnsafeMutableRawPointer(text))
            }
        }
        var count = whole / 3 * 4
        for letter in rest(bytes[whole...]) {
            unsafe text[count] = letter
            count += 1
        }
        return count
    }

    /// The bytes that a text stands for, without white space in it; nil where it is none.
    package static func decode(_ text: String) -> [UInt8]? {
        var text = text
        return text.withUTF8 { unsafe decode($0) }
    }

    /// The value of each byte as a base64 digit, 0 to 63; 64 marks a byte that is not a digit.
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

    /// Decodes into `bytes`. False where a byte of the text is not a base64 digit.
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

    private static func write(
        _ bytes: UnsafeRawPointer, _ count: Int, _ pairs: UnsafePointer<UInt16>, to text: UnsafeMutableRawPointer
    ) {
        var text = unsafe text
        for index in stride(from: 0, to: count, by: 3) {
            let high = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt16.self).bigEndian
            let word = unsafe Int(high) << 8 | Int(bytes.load(fromByteOffset: index &+ 2, as: UInt8.self))
            unsafe text.storeBytes(of: pairs[word >> 12].littleEndian, as: UInt16.self)
            unsafe text.storeBytes(of: pairs[word & 4095].littleEndian, toByteOffset: 2, as: UInt16.self)
            unsafe text += 4
        }
    }

    /// One or two bytes, filled up to four letters; nothing for none.
    private static func rest(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard let first = bytes.first else { return [] }
        let second = bytes.dropFirst().first
        let word = Int(first) << 10 | Int(second ?? 0) << 2
        let filling = UInt8(ascii: "=")
        return [
            alphabet[word >> 12], alphabet[word >> 6 & 63], second == nil ? filling : alphabet[word & 63], filling,
        ]
    }
}

/// Base64 with padding, RFC 4648 section 4.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    /// The two letters of every 12 bits, the first in the lower byte: three bytes of a picture are two look-ups.
    private static let pairs = (0..<4096).map { bits in
        UInt16(alphabet[bits >> 6]) | UInt16(alphabet[bits & 63]) << 8
    }

    package static func append(_ bytes: [UInt8], to output: inout [UInt8]) {
        let whole = bytes.count / 3 * 3
        output.append(addingCapacity: (bytes.count + 2) / 3 * 4) { span in
            unsafe span.withUnsafeMutableBufferPointer { text, count in
                unsafe bytes.withUnsafeBytes { bytes in
                    unsafe pairs.withUnsafeBufferPointer { pairs in
                        guard let start = bytes.baseAddress, let text = UnsafeMutableRawPointer(text.baseAddress),
                            let pairs = pairs.baseAddress
                        else { return }
                        unsafe write(start, whole, pairs, to: text)
                    }
                }
                count = whole / 3 * 4
            }
        }
        appendRest(bytes[whole...], to: &output)
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

    /// One or two bytes, filled up to four letters.
    private static func appendRest(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
        guard let first = bytes.first else { return }
        let second = bytes.dropFirst().first
        let word = Int(first) << 10 | Int(second ?? 0) << 2
        output.append(alphabet[word >> 12])
        output.append(alphabet[word >> 6 & 63])
        output.append(second == nil ? UInt8(ascii: "=") : alphabet[word & 63])
        output.append(UInt8(ascii: "="))
    }
}

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

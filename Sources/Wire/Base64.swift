/// Base64 with padding, RFC 4648 section 4.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func append(_ bytes: [UInt8], to output: inout [UInt8]) {
        var index = 0
        while index + 2 < bytes.count {
            let word = Int(bytes[index]) << 16 | Int(bytes[index + 1]) << 8 | Int(bytes[index + 2])
            output.append(alphabet[word >> 18])
            output.append(alphabet[word >> 12 & 63])
            output.append(alphabet[word >> 6 & 63])
            output.append(alphabet[word & 63])
            index += 3
        }
        let left = bytes.count - index
        guard left > 0 else { return }
        let word = Int(bytes[index]) << 16 | (left == 2 ? Int(bytes[index + 1]) << 8 : 0)
        output.append(alphabet[word >> 18])
        output.append(alphabet[word >> 12 & 63])
        output.append(left == 2 ? alphabet[word >> 6 & 63] : UInt8(ascii: "="))
        output.append(UInt8(ascii: "="))
    }
}

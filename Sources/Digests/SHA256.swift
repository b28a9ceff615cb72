import CNettle

/// SHA-256 (FIPS 180-4), by nettle, which uses the processor's own instructions where it has them.
package enum SHA256 {
    /// `sha256:` and 64 lower-case hex digits.
    package static func digest(_ bytes: [UInt8]) -> String {
        var context = sha256_ctx()
        unsafe nettle_sha256_init(&context)
        var hash = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe nettle_sha256_update(&context, buffer.count, buffer.baseAddress)
        }
        unsafe hash.withUnsafeMutableBufferPointer { buffer in
            unsafe nettle_sha256_digest(&context, buffer.count, buffer.baseAddress)
        }
        var text = Array("sha256:".utf8)
        text.reserveCapacity(text.count + 2 * hash.count)
        for byte in hash {
            text.append(digit(byte >> 4))
            text.append(digit(byte & 15))
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? 0x30 + value : UInt8(ascii: "a") + value - 10
    }
}

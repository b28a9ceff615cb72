/// A data: URI (RFC 2397). What it calls its media type does not matter: the bytes tell.
package enum DataURI {
    /// - Parameter content: what stands behind `data:`.
    package static func decode(_ content: Substring, maxBytes: Int) throws(LoadFailure) -> [UInt8] {
        let text = ArraySlice(content.utf8)
        guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else {
            throw LoadFailure(.badAddress, "the data: URI has no comma")
        }
        let isBase64 = hasBase64Ending(text[..<comma])
        guard let data = PercentEncoding.decode(text[(comma + 1)...]) else {
            throw LoadFailure(.badAddress, "a % in the data: URI is not followed by two hexadecimal digits")
        }
        guard isBase64 else { return try checked(data, maxBytes) }
        guard let bytes = base64(data) else { throw LoadFailure(.badAddress, "the data: URI is not valid base64") }
        return try checked(bytes, maxBytes)
    }

    private static func checked(_ bytes: [UInt8], _ maxBytes: Int) throws(LoadFailure) -> [UInt8] {
        guard bytes.count <= maxBytes else {
            throw LoadFailure(
                .tooLarge, "\(bytes.count) bytes are more than \(maxBytes)", retryAfter: LoadResult.forever)
        }
        return bytes
    }

    private static func hasBase64Ending(_ type: ArraySlice<UInt8>) -> Bool {
        let ending = type.filter { $0 != 0x20 }.suffix(7)
        return ending.map { $0 | 0x20 }.elementsEqual(";base64".utf8)
    }

    /// Either alphabet of RFC 4648, white space passed over, padding optional.
    private static func base64(_ text: [UInt8]) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3 + 2)
        var bits: UInt32 = 0
        var count = 0
        var isPadded = false
        for byte in text {
            if byte == 0x20 || (0x09...0x0D).contains(byte) { continue }
            if byte == UInt8(ascii: "=") {
                isPadded = true
                continue
            }
            let value = values[Int(byte)]
            guard value < 64, !isPadded else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 1
            if count == 4 {
                bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
                bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
                bytes.append(UInt8(truncatingIfNeeded: bits))
                (bits, count) = (0, 0)
            }
        }
        switch count {
        case 1: return nil
        case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
        case 3:
            bytes.append(UInt8(truncatingIfNeeded: bits >> 10))
            bytes.append(UInt8(truncatingIfNeeded: bits >> 2))
        default: break
        }
        return bytes
    }

    /// 64 for what is no digit.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 64, count: 256)
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
        for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
        for digit in "+-".utf8 { values[Int(digit)] = 62 }
        for digit in "/_".utf8 { values[Int(digit)] = 63 }
        return values
    }()
}

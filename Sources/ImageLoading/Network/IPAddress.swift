import Glibc

/// An address that a connection goes to: 16 bytes, those of IPv4 mapped into IPv6 (`::ffff:a.b.c.d`), so that each has one
/// form only.
package struct IPAddress: Hashable, Sendable {
    private let bytes: [UInt8]

    private init(v4 bytes: some Sequence<UInt8>) {
        self.bytes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF] + bytes
    }

    private init(v6 bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// - Parameter text: as `inet_pton` takes it: decimal and dotted, or hexadecimal with colons, without brackets.
    package init?(_ text: String) {
        var four = in_addr()
        if unsafe inet_pton(AF_INET, text, &four) == 1 {
            self.init(v4: unsafe withUnsafeBytes(of: four.s_addr) { unsafe Array($0) })
            return
        }
        var six = in6_addr()
        guard unsafe inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        self.init(v6: unsafe withUnsafeBytes(of: six) { unsafe Array($0) })
    }

    /// - Parameter socketAddress: with the port and all else around it, as the system keeps it.
    init?(family: Int32, socketAddress: UnsafeRawBufferPointer) {
        switch family {
        case AF_INET where socketAddress.count >= 8: unsafe self.init(v4: socketAddress[4..<8])
        case AF_INET6 where socketAddress.count >= 24: self.init(v6: unsafe Array(socketAddress[8..<24]))
        default: return nil
        }
    }

    /// Where an address leads.
    package enum Reach: Equatable, Sendable {
        /// The internet.
        case open
        /// This machine or its own network.
        case local
        /// Neither: one link, many machines, none, or what nobody has.
        case special
    }

    package var reach: Reach {
        if let embedded = embeddedV4 { return Self.reach(v4: embedded) }
        let is6to4 = starts([0x20, 0x02])
        if is6to4 { return Self.reach(v4: bytes[2..<6]) }
        if isLoopback || bytes[0] & 0xFE == 0xFC || (bytes[0] == 0xFE && bytes[1] & 0xC0 == 0xC0) { return .local }
        // Of the rest only 2000::/3 is given to anybody; Teredo, benchmarks, ORCHID and documentation are in it.
        let isReserved =
            starts([0x20, 0x01, 0x00]) || starts([0x20, 0x01, 0x01]) || starts([0x20, 0x01, 0x0D, 0xB8])
            || starts([0x3F, 0xFF])
        return bytes[0] & 0xE0 == 0x20 && !isReserved ? .open : .special
    }

    private func starts(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

    private var isLoopback: Bool { bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1 }

    /// Mapped, compatible (RFC 4291) or translated (RFC 6052).
    private var embeddedV4: ArraySlice<UInt8>? {
        let zeros = [UInt8](repeating: 0, count: 10)
        let isMapped = starts(zeros + [0xFF, 0xFF])
        let isCompatible = starts(zeros + [0, 0]) && (bytes[12] != 0 || bytes[13] != 0)
        let isTranslated = starts([0x00, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0])
        return isMapped || isCompatible || isTranslated ? bytes[12...] : nil
    }

    /// By IANA's registry of special addresses.
    private static func reach(v4 bytes: ArraySlice<UInt8>) -> Reach {
        let word = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        func isIn(_ network: UInt32, _ length: UInt32) -> Bool { (word ^ network) >> (32 - length) == 0 }
        let local =
            isIn(0x7F00_0000, 8) || isIn(0x0A00_0000, 8) || isIn(0xAC10_0000, 12) || isIn(0xC0A8_0000, 16)
            || isIn(0x6440_0000, 10)
        if local { return .local }
        let special =
            isIn(0, 8) || isIn(0xA9FE_0000, 16) || isIn(0xC000_0000, 24) || isIn(0xC000_0200, 24)
            || isIn(0xC058_6300, 24) || isIn(0xC612_0000, 15) || isIn(0xC633_6400, 24) || isIn(0xCB00_7100, 24)
            || isIn(0xE000_0000, 3)
        return special ? .special : .open
    }
}

extension IPAddress: CustomStringConvertible {
    package var description: String {
        let isV4 = bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
        if isV4 { return bytes[12...].map { "\($0)" }.joined(separator: ".") }
        return stride(from: 0, to: 16, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
            .joined(separator: ":")
    }
}

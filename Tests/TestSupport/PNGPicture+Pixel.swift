extension PNGPicture.Pixel {
    /// From `#RRGGBBAA`.
    package init?(hex: String) {
        guard hex.utf8.count == 9, hex.hasPrefix("#"), let value = UInt32(hex.dropFirst(), radix: 16) else {
            return nil
        }
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        self.init(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }

    /// The greatest of any channel.
    package func difference(from other: Self, withAlpha: Bool) -> Int {
        func apart(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
        let colors = max(apart(red, other.red), apart(green, other.green), apart(blue, other.blue))
        return withAlpha ? max(colors, apart(alpha, other.alpha)) : colors
    }
}

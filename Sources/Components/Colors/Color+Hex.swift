package import Drawing

extension Color {
    /// `#RRGGBB`, or `#RRGGBBAA` when translucent, upper case: how results name a colour (protocol, section 5).
    package var hexString: String {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
        var bytes = [UInt8(ascii: "#")]
        bytes.reserveCapacity(9)
        for channel in isOpaque ? [red, green, blue] : [red, green, blue, alpha] {
            bytes.append(digit(channel >> 4))
            bytes.append(digit(channel & 15))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`, digits in either case; nil for anything else.
    package init?(hex text: String) {
        var value: UInt32 = 0
        var count = 0
        var bytes = text.utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "#") else { return nil }
        while let byte = bytes.next() {
            guard count < 8, let digit = Color.hexDigit(byte) else { return nil }
            value = value << 4 | digit
            count += 1
        }
        switch count {
        case 3:
            // Each digit stands for itself twice: #1AF is #11AAFF.
            let spread = (value & 0xF00) << 8 | (value & 0x0F0) << 4 | value & 0x00F
            self.init(rgb: spread * 0x11)
        case 6:
            self.init(rgb: value)
        case 8:
            self.init(rgb: value >> 8, alpha: UInt8(truncatingIfNeeded: value))
        default:
            return nil
        }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        default: nil
        }
    }
}

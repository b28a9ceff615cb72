/// An sRGB colour, 8 bits a channel, alpha straight (not premultiplied).
package struct Color: Hashable, Sendable {
    /// The channels, 0 to 255, gamma-encoded as sRGB is.
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    /// 0 for transparent to 255 for opaque.
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// From `0xRRGGBB`; bits above the lowest 24 are ignored.
    package init(rgb: UInt32, alpha: UInt8 = 255) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
    }

    /// Opaque white.
    package static let white = Color(rgb: 0xFFFFFF)
    /// Opaque black.
    package static let black = Color(rgb: 0x000000)
    /// Transparent black.
    package static let clear = Color(rgb: 0x000000, alpha: 0)

    /// Whether the alpha is 255.
    package var isOpaque: Bool { alpha == 255 }

    /// The alpha from 0 to 1.
    package var opacity: Double { Double(alpha) / 255 }

    /// The same colour, its alpha multiplied by `factor` (0 to 1).
    package func opacity(_ factor: Double) -> Color {
        var color = self
        color.alpha = UInt8((Double(alpha) * min(max(factor, 0), 1)).rounded())
        return color
    }
}

/// Decoded pixels, ready to be painted.
package struct PixelImage: Hashable, Sendable {
    /// The size in pixels, both at least 1.
    package let width: Int
    package let height: Int
    /// 0xAARRGGBB, the colours multiplied by alpha; rows from the top, without gaps.
    package let pixels: [UInt32]

    /// Nil where there are not as many pixels as that.
    package init?(width: Int, height: Int, pixels: [UInt32]) {
        let (count, isTooMuch) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !isTooMuch, pixels.count == count else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// From rows of red, green, blue and straight alpha, a byte each. Multiplied before it is ever scaled: so what is
    /// transparent lends its colour to no neighbour.
    package init?(width: Int, height: Int, straightRGBA bytes: [UInt8]) {
        let (count, isTooMuch) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !isTooMuch, count <= Int.max / 4, bytes.count == 4 * count else { return nil }
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
            unsafe bytes.withUnsafeBufferPointer { bytes in
                for index in 0..<count {
                    let alpha = unsafe UInt32(bytes[4 * index + 3])
                    let red = unsafe Self.product(UInt32(bytes[4 * index]), alpha)
                    let green = unsafe Self.product(UInt32(bytes[4 * index + 1]), alpha)
                    let blue = unsafe Self.product(UInt32(bytes[4 * index + 2]), alpha)
                    unsafe pixels[index] = alpha << 24 | red << 16 | green << 8 | blue
                }
            }
            filled = count
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    /// Rounded to the nearest.
    @inline(__always)
    private static func product(_ channel: UInt32, _ alpha: UInt32) -> UInt32 {
        (channel * alpha + 127) / 255
    }
}

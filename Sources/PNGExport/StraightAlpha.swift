/// Between cairo's pixels, whose channels are multiplied by alpha, and PNG's, whose channels are not. A pixel of either kind
/// is a number 0xAARRGGBB.
enum StraightAlpha {
    /// The colour that, multiplied by its alpha and rounded, comes closest; ties go up, and no alpha is no colour at all.
    @inline(__always)
    static func pixel(fromPremultiplied pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        return alpha << 24 | channel(pixel >> 16 & 255, alpha) << 16 | channel(pixel >> 8 & 255, alpha) << 8
            | channel(pixel & 255, alpha)
    }

    @inline(__always)
    private static func channel(_ value: UInt32, _ alpha: UInt32) -> UInt32 {
        // Never more than 255, although no renderer should give a channel over its alpha.
        min(255, (value * 510 + alpha) / (2 * alpha))
    }
}

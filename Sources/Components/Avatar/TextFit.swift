import Drawing

/// How much text must shrink to stay inside a shape (R1405).
enum TextFit {
    /// The clearance at both ends of a line, as a part of the size.
    static let clearance = 0.16

    /// The factor for a box of ink `width` by `height` inside a circle, at most 1.
    ///
    /// - Parameters:
    ///   - radius: inner radius in points.
    ///   - size: of the avatar in points.
    static func inCircle(width: Double, height: Double, radius: Double, size: Double) -> Double {
        let c = clearance * size
        let square = width * width + height * height
        guard square > 0 else { return 1 }
        let room = 4 * radius * radius - c * c
        // No room at all beside the clearance: nothing can be shown.
        guard room > 0 else { return 0 }
        let factor = ((width * width * c * c + square * room).squareRoot() - width * c) / square
        return min(1, max(0, factor))
    }

    /// The same inside a rounded rectangle, where only the width matters.
    static func inWidth(_ available: Double, width: Double, size: Double) -> Double {
        guard width > 0 else { return 1 }
        return min(1, max(0, (available - clearance * size) / width))
    }
}

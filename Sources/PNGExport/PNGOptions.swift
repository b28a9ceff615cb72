package import Drawing

/// What the caller may choose about a PNG, beyond the scene itself.
package struct PNGOptions: Hashable, Sendable {
    /// Pixels a point; above 0.
    package var scale: Double
    /// Painted under everything, over the whole picture.
    package var background: Color?
    /// Added on every side of the scene's bounds, in points; at least 0.
    package var padding: Double

    package init(scale: Double = 1, background: Color? = nil, padding: Double = 0) {
        self.scale = scale
        self.background = background
        self.padding = padding
    }
}

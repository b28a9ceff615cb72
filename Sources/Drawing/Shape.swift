/// An outline with a fill, a stroke, or both (fill first).
package struct Shape: Hashable, Sendable {
    /// The outline.
    package var geometry: Geometry
    /// The paint of the inside; nil for none.
    package var fill: Paint?
    /// The line along the outline, painted above the fill; nil for none.
    package var stroke: Stroke?

    package init(_ geometry: Geometry, fill: Paint? = nil, stroke: Stroke? = nil) {
        self.geometry = geometry
        self.fill = fill
        self.stroke = stroke
    }
}

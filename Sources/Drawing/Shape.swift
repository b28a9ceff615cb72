/// An outline with a fill, a stroke, or both (fill first).
package struct Shape: Hashable, Sendable {
    package var geometry: Geometry
    package var fill: Paint?
    package var stroke: Stroke?

    package init(_ geometry: Geometry, fill: Paint? = nil, stroke: Stroke? = nil) {
        self.geometry = geometry
        self.fill = fill
        self.stroke = stroke
    }
}

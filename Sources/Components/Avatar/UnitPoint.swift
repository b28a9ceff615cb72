package import JSONValues

/// A place in a frame: 0 is leading or top, 1 trailing or bottom.
package struct UnitPoint: Record, Hashable {
    /// From the leading edge, in widths of the frame; may lie beyond 0 to 1.
    package var x = 0.0
    /// From the top, in heights of the frame; may lie beyond 0 to 1.
    package var y = 0.0

    package init() {}

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static let fields = FieldList<UnitPoint>([
        Field("x", .number(limit: Limits.maxSize), \.x, "0 at the leading edge, 1 at the trailing one."),
        Field("y", .number(limit: Limits.maxSize), \.y, "0 at the top, 1 at the bottom."),
    ])
}

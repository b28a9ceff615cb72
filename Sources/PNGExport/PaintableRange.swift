import CCairo
import Drawing

/// The coordinates that cairo can take under a matrix: its own are fixed-point numbers, and what lies too far out would wrap
/// round, or keep it busy for minutes.
struct PaintableRange {
    /// What is at the device's origin.
    private let center: Point
    private let reach: Double

    /// In pixels. cairo ends at 8 million; the rest is room for strokes.
    private static let farthest = 3_000_000.0

    /// Null where the matrix leaves nothing to see.
    init?(_ matrix: cairo_matrix_t) {
        let map = Transform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
        guard let center = map.inverse?.apply(to: .zero), center.x.isFinite, center.y.isFinite else { return nil }
        self.center = center
        reach = Self.farthest / max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d))
        guard reach.isFinite else { return nil }
    }

    @inline(__always)
    func x(_ value: Double) -> Double {
        bounded(value, around: center.x)
    }

    @inline(__always)
    func y(_ value: Double) -> Double {
        bounded(value, around: center.y)
    }

    /// A radius, or a half of a stroke's width.
    func length(_ value: Double) -> Double {
        value.isNaN ? 0 : min(value, reach / 4)
    }

    @inline(__always)
    private func bounded(_ value: Double, around center: Double) -> Double {
        value.isNaN ? 0 : min(max(value, center - reach), center + reach)
    }
}

import Drawing

/// Whole pixels of a canvas, from its top left.
struct PixelArea {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// All that points in device space span, with a pixel around, as far as the canvas goes.
    init(around points: [Point], width: Int, height: Int) {
        func bound(_ value: Double, _ limit: Int) -> Int {
            value.isNaN ? 0 : Int(min(max(value, 0), Double(limit)))
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        x = bound((xs.min() ?? 0).rounded(.down) - 1, width)
        y = bound((ys.min() ?? 0).rounded(.down) - 1, height)
        self.width = bound((xs.max() ?? 0).rounded(.up) + 1, width) - x
        self.height = bound((ys.max() ?? 0).rounded(.up) + 1, height) - y
    }
}

extension Transform {
    /// Null where it maps onto a line or a point.
    var inverse: Transform? {
        let determinant = a * d - b * c
        guard determinant.isFinite, determinant != 0 else { return nil }
        return Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

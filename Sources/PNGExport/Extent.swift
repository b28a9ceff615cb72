import Drawing

/// A box around points; empty at first.
struct Extent {
    private(set) var left = Double.infinity
    private(set) var top = Double.infinity
    private(set) var right = -Double.infinity
    private(set) var bottom = -Double.infinity

    /// Numbers that are none can be anywhere.
    private static let everything = Extent(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

    init() {}

    init(left: Double, top: Double, right: Double, bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    init(_ rect: Rect) {
        add(Point(x: rect.x, y: rect.y))
        add(Point(x: rect.maxX, y: rect.maxY))
    }

    init(_ area: PixelArea) {
        self.init(
            left: Double(area.x), top: Double(area.y), right: Double(area.x + area.width),
            bottom: Double(area.y + area.height))
    }

    @inline(__always)
    mutating func add(_ point: Point) {
        guard !(point.x + point.y).isNaN else {
            self = .everything
            return
        }
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }

    mutating func add(_ other: Extent) {
        (left, right) = (min(left, other.left), max(right, other.right))
        (top, bottom) = (min(top, other.top), max(bottom, other.bottom))
    }

    /// With `margin` on every side.
    func widened(by margin: Double) -> Extent {
        guard !margin.isNaN else { return .everything }
        return Extent(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }

    /// The box around its image.
    func mapped(by map: Transform) -> Extent {
        guard left <= right else { return self }
        var mapped = Extent()
        for x in [left, right] {
            for y in [top, bottom] { mapped.add(map.apply(to: Point(x: x, y: y))) }
        }
        return mapped
    }

    /// Those that only touch do too.
    func meets(_ other: Extent) -> Bool {
        left <= other.right && right >= other.left && top <= other.bottom && bottom >= other.top
    }
}

extension Transform {
    /// This map, and then another.
    func followed(by map: Transform) -> Transform {
        Transform(
            a: map.a * a + map.c * b, b: map.b * a + map.d * b, c: map.a * c + map.c * d, d: map.b * c + map.d * d,
            tx: map.a * tx + map.c * ty + map.tx, ty: map.b * tx + map.d * ty + map.ty)
    }
}

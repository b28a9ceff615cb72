import Drawing

extension Path {
    func applying(_ transform: Transform) -> Path {
        Path(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(to: point))
                case .line(let point): .line(transform.apply(to: point))
                case .quad(let control, let end):
                    .quad(control: transform.apply(to: control), end: transform.apply(to: end))
                case .cubic(let control1, let control2, let end):
                    .cubic(
                        control1: transform.apply(to: control1), control2: transform.apply(to: control2),
                        end: transform.apply(to: end))
                case .close: .close
                }
            })
    }

    /// The box of every point, control points too: at most a little larger than the ink.
    var bounds: Rect {
        var (left, top) = (Double.infinity, Double.infinity)
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        func add(_ point: Point) {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .quad(let control, let end): [control, end].forEach(add)
            case .cubic(let control1, let control2, let end): [control1, control2, end].forEach(add)
            case .close: break
            }
        }
        guard left <= right, top <= bottom else { return .zero }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Everything around the box but `hole`, by either rule: the outline runs the other way round than the hole, because not
    /// every renderer knows the even-odd rule of clips.
    static func everything(but hole: Path) -> Path {
        let corners = [(-1.0, -1.0), (2, -1), (2, 2), (-1, 2)].map { Point(x: $0.0, y: $0.1) }
        let around = hole.isClockwise ? corners.reversed() : corners
        let outline = [Element.move(around[0])] + around.dropFirst().map(Element.line) + [.close]
        return Path(elements: outline + hole.elements)
    }

    /// By the area that the ends of the elements span, which is enough for outlines that do not cross themselves.
    private var isClockwise: Bool {
        var area = 0.0
        var start = Point.zero
        var last = Point.zero
        func add(_ next: Point) {
            area += last.x * next.y - next.x * last.y
            last = next
        }
        for element in elements {
            switch element {
            case .move(let point):
                add(start)
                (start, last) = (point, point)
            case .line(let point), .quad(_, let point), .cubic(_, _, let point): add(point)
            case .close: add(start)
            }
        }
        add(start)
        return area > 0
    }
}

extension Transform {
    /// Scales about `center` and moves that to `place`.
    static func scale(_ factor: Double, about center: Point, to place: Point) -> Transform {
        Transform(
            a: factor, b: 0, c: 0, d: factor, tx: place.x - factor * center.x, ty: place.y - factor * center.y)
    }

    /// Left and right of the box of side 1 change places.
    static let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
}

/// An outline: what fonts, icons and the project's own drawings are made of. Coordinates in the units of whoever holds it.
package struct Path: Hashable, Sendable {
    /// A command of SVG path data with absolute coordinates: M, L, Q, C or Z.
    package enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quad(control: Point, end: Point)
        case cubic(control1: Point, control2: Point, end: Point)
        case close
    }

    /// In order; each sub-path starts with a `move`.
    package var elements: [Element]

    package init(elements: [Element] = []) {
        self.elements = elements
    }

    /// Whether there is no element.
    package var isEmpty: Bool { elements.isEmpty }
}

extension Path {
    /// The path with all points, control points included, mapped by a transform.
    package func applying(_ transform: Transform) -> Path {
        Path(elements: elements.map { $0.mapped(transform.apply) })
    }
}

extension Path.Element {
    /// With all its points, control points too, where `place` puts them.
    @inline(__always)
    package func mapped(_ place: (Point) -> Point) -> Path.Element {
        switch self {
        case .move(let end): .move(place(end))
        case .line(let end): .line(place(end))
        case .quad(let control, let end): .quad(control: place(control), end: place(end))
        case .cubic(let control1, let control2, let end):
            .cubic(control1: place(control1), control2: place(control2), end: place(end))
        case .close: .close
        }
    }
}

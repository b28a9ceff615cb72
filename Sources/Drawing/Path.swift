/// An outline: what fonts, icons and the project's own drawings are made of. Coordinates in the units of whoever holds it.
package struct Path: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quad(control: Point, end: Point)
        case cubic(control1: Point, control2: Point, end: Point)
        case close
    }

    package var elements: [Element]

    package init(elements: [Element] = []) {
        self.elements = elements
    }

    package var isEmpty: Bool { elements.isEmpty }
}

import Drawing

/// A piece of a path that begins with a move, with how far it reaches on the device.
struct Contour {
    /// Of the path's elements.
    var elements: Range<Int>
    var extent: Extent

    /// A path's contours in order; none where it does not begin with a move, and so draws nothing.
    static func all(of path: Path, _ map: Transform) -> [Contour] {
        guard case .move? = path.elements.first else { return [] }
        var contours: [Contour] = []
        var current: Contour?
        for (index, element) in path.elements.enumerated() {
            if case .move = element {
                if let current { contours.append(current) }
                current = Contour(elements: index..<index, extent: Extent())
            }
            current?.add(element, map)
        }
        if let current { contours.append(current) }
        return contours
    }

    /// Neighbours in one, as far as they have at most `count` elements together.
    static func joined(_ contours: [Contour], upTo count: Int) -> [Contour] {
        var joined: [Contour] = []
        for contour in contours {
            if let last = joined.last, last.elements.count + contour.elements.count <= count {
                joined[joined.count - 1].elements = last.elements.lowerBound..<contour.elements.upperBound
                joined[joined.count - 1].extent.add(contour.extent)
            } else {
                joined.append(contour)
            }
        }
        return joined
    }

    /// A curve stays inside the hull of its points.
    private mutating func add(_ element: Path.Element, _ map: Transform) {
        elements = elements.lowerBound..<elements.upperBound + 1
        switch element {
        case .move(let point), .line(let point):
            extent.add(map.apply(to: point))
        case .quad(let control, let end):
            extent.add(map.apply(to: control))
            extent.add(map.apply(to: end))
        case .cubic(let control1, let control2, let end):
            extent.add(map.apply(to: control1))
            extent.add(map.apply(to: control2))
            extent.add(map.apply(to: end))
        case .close: break
        }
    }
}

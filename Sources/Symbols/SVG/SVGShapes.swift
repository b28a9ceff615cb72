import Drawing

/// The outlines of SVG's basic shapes, in their own coordinates; nil where there is nothing to draw.
struct SVGShapes {
    let attributes: SVGAttributes

    func path(of tag: String) -> Path? {
        switch tag {
        case "path": attributes["d"].map(Path.init(readableSVGData:))
        case "circle": ellipse(attributes.length("r"), attributes.length("r"))
        case "ellipse": ellipse(attributes.length("rx"), attributes.length("ry"))
        case "rect": rect
        case "line":
            Path(elements: [
                .move(Point(x: attributes.length("x1") ?? 0, y: attributes.length("y1") ?? 0)),
                .line(Point(x: attributes.length("x2") ?? 0, y: attributes.length("y2") ?? 0)),
            ])
        case "polyline": attributes["points"].map { Path(readableSVGData: "M\($0)") }
        case "polygon": attributes["points"].map { Path(readableSVGData: "M\($0)z") }
        default: nil
        }
    }

    private func ellipse(_ rx: Double?, _ ry: Double?) -> Path? {
        guard let rx, let ry, rx > 0, ry > 0 else { return nil }
        let (cx, cy) = (attributes.length("cx") ?? 0, attributes.length("cy") ?? 0)
        let circle = Path.circle(center: .zero, radius: 1)
        return circle.applying(Transform(a: rx, b: 0, c: 0, d: ry, tx: cx, ty: cy))
    }

    private var rect: Path? {
        guard let width = attributes.length("width"), let height = attributes.length("height"), width > 0, height > 0
        else { return nil }
        let (left, top) = (attributes.length("x") ?? 0, attributes.length("y") ?? 0)
        let given = (attributes.length("rx"), attributes.length("ry"))
        let rx = min(max(0, given.0 ?? given.1 ?? 0), width / 2)
        let ry = min(max(0, given.1 ?? given.0 ?? 0), height / 2)
        guard rx > 0, ry > 0 else { return .rect(Rect(x: left, y: top, width: width, height: height)) }
        let (right, bottom) = (left + width, top + height)
        var path = Path(elements: [.move(Point(x: left + rx, y: top))])
        let sides = [
            (Point(x: right - rx, y: top), Point(x: right, y: top + ry)),
            (Point(x: right, y: bottom - ry), Point(x: right - rx, y: bottom)),
            (Point(x: left + rx, y: bottom), Point(x: left, y: bottom - ry)),
            (Point(x: left, y: top + ry), Point(x: left + rx, y: top)),
        ]
        for (start, end) in sides {
            path.elements.append(.line(start))
            path.elements +=
                EllipticArc(start: start, end: end, radii: Size(width: rx, height: ry)).elements
        }
        path.elements.append(.close)
        return path
    }
}

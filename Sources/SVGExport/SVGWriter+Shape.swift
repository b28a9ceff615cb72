import Drawing

extension SVGWriter {
    mutating func shape(_ shape: Shape) {
        let geometry = shape.geometry
        guard geometry.isVisible else { return }
        let fill = shape.fill?.simplified
        let stroke = shape.stroke.flatMap { stroke in
            stroke.width > 0 ? stroke.paint.simplified.map { Stroke(paint: $0, width: stroke.width) } : nil
        }
        let fillFan = Fan(fill, over: geometry, strokeWidth: nil)
        let strokeFan = Fan(stroke?.paint, over: geometry, strokeWidth: stroke?.width)
        if let fillFan {
            self.fan(fillFan, over: geometry, strokeWidth: nil)
        }
        let plainFill = fillFan == nil ? fill : nil
        let plainStroke = strokeFan == nil ? stroke : nil
        if plainFill != nil || plainStroke != nil {
            element(geometry, fill: plainFill, stroke: plainStroke)
        }
        if let strokeFan, let stroke {
            self.fan(strokeFan, over: geometry, strokeWidth: stroke.width)
        }
    }

    private mutating func element(_ geometry: Geometry, fill: Paint?, stroke: Stroke?) {
        let fillName = fill.flatMap { gradient($0) }
        let strokeName = stroke.flatMap { gradient($0.paint) }
        openElement(geometry, ruleAttribute: fill == nil ? "" : #" fill-rule="evenodd""#)
        if let fill {
            paint(fill, fillName, attribute: " fill")
        } else {
            out.append(#" fill="none""#)
        }
        if let stroke {
            paint(stroke.paint, strokeName, attribute: " stroke")
            if stroke.width != 1 { attribute(#" stroke-width=""#, stroke.width) }
        }
        out.append("/>")
    }

    /// An element without paint, open for more attributes.
    mutating func openElement(_ geometry: Geometry, ruleAttribute: StaticString) {
        switch geometry {
        case .circle(let center, let radius):
            out.append("<circle")
            if center.x != 0 { attribute(#" cx=""#, center.x) }
            if center.y != 0 { attribute(#" cy=""#, center.y) }
            attribute(#" r=""#, radius)
        case .rect(let rect, let cornerRadius):
            out.append("<rect")
            place(Point(x: rect.x, y: rect.y))
            attribute(#" width=""#, rect.width)
            attribute(#" height=""#, rect.height)
            // SVG would halve each side by itself and draw ellipses.
            let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
            if radius > 0 { attribute(#" rx=""#, radius) }
        case .path(let path, let evenOdd):
            out.append("<path")
            if evenOdd { out.append(ruleAttribute) }
            var encoder = PathEncoder()
            out.append(#" d=""#)
            encoder.append(path, to: &out)
            out.append(UInt8(ascii: "\""))
        }
    }
}

extension Geometry {
    /// A circle or a rectangle without extent is not drawn, its stroke neither (SVG 2, sections 10.2 and 10.3).
    fileprivate var isVisible: Bool {
        switch self {
        case .circle(_, let radius): radius > 0
        case .rect(let rect, _): rect.width > 0 && rect.height > 0
        case .path(let path, _): !path.isEmpty
        }
    }
}

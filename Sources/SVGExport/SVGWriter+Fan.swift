import Drawing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension SVGWriter {
    /// How far a wedge runs on under those after it, in degrees: wide enough that also close to the centre, where many wedges
    /// share a pixel, the edges of each lie on ground that is covered already.
    private static let overlap = 30.0
    /// Corners are whole numbers on a circle of this radius, in units of their own.
    private static let reach = 999.0

    /// Paints a fan within a geometry, or within its stroke.
    mutating func fan(_ fan: Fan, over geometry: Geometry, strokeWidth: Double?) {
        let mask = self.mask(geometry, strokeWidth: strokeWidth)
        out.append("<g")
        reference(#" mask="url(#"#, mask)
        if let alpha = fan.uniformAlpha, alpha < 255 {
            out.append(#" opacity=""#)
            out.append(opacity: alpha)
            out.append(UInt8(ascii: "\""))
        }
        out.append("><g")
        call(#" transform="translate("#, [fan.center.x, fan.center.y], closing: ")")
        if let radius = fan.radius {
            ring(fan, radius: radius, thickness: strokeWidth ?? 0)
            return out.append("</g></g>")
        }
        let scale = (geometry.distance(from: fan.center) + 2 * (strokeWidth ?? 0)) / (Self.reach * 0.96)
        call("scale(", [(scale * 1000).rounded(.up) / 1000], closing: #")""#)
        if fan.uniformAlpha == nil { out.append(#" shape-rendering="crispEdges""#) }
        out.append(UInt8(ascii: ">"))
        wedges(fan)
        out.append("</g></g>")
    }

    /// Wedges in order, each over the end of those before it; the first also lies under the last. Where their opacity varies
    /// they cannot overlap, and edges without smoothing leave no gap.
    private mutating func wedges(_ fan: Fan) {
        guard let last = fan.wedges.last else { return }
        let overlaps = fan.uniformAlpha != nil
        for (index, wedge) in fan.wedges.enumerated() {
            var (start, end) = (wedge.start, wedge.end)
            if overlaps {
                if index == 0 { start -= Self.overlap / 2 }
                // Only the last one ends at the seam: the edges of several there would add up to a hard one.
                let limit = index == fan.wedges.count - 1 ? last.end : (last.start + last.end) / 2
                end = max(end, min(start + Self.overlap, limit))
            }
            out.append(##"<path fill="#"##)
            out.append(hex: wedge.from)
            if !overlaps, wedge.from.alpha < 255 {
                out.append(#"" fill-opacity=""#)
                out.append(opacity: wedge.from.alpha)
            }
            out.append(#"" d="M0 0"#)
            corner(fan.startAngle + start)
            corner(fan.startAngle + end)
            out.append(#""/>"#)
        }
    }

    private mutating func corner(_ degrees: Double) {
        let radians = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
        for value in [cos(radians), sin(radians)] {
            let units = Int((value * Self.reach).rounded())
            if units >= 0 { out.append(UInt8(ascii: " ")) }
            out.append(thousandths: units * 1000)
        }
    }

    /// A mask and not a clip path, which many renderers apply to each wedge by itself: where wedges overlap, the soft edge
    /// would become a hard one. White and opaque, it means the same to those who read alpha as to those who read luminance.
    private mutating func mask(_ geometry: Geometry, strokeWidth: Double?) -> Identifiers.Identifier {
        let identifier = identifiers.next(.mask)
        openNamed("<mask", identifier)
        out.append(UInt8(ascii: ">"))
        openElement(geometry, ruleAttribute: strokeWidth == nil ? #" fill-rule="evenodd""# : "")
        if let strokeWidth {
            attribute(##" fill="none" stroke="#fff" stroke-width=""##, strokeWidth)
        } else {
            out.append(##" fill="#fff""##)
        }
        out.append("/></mask>")
        return identifier
    }
}

extension Geometry {
    /// The most that any of its outline can be away from `point`.
    fileprivate func distance(from point: Point) -> Double {
        func distance(_ other: Point) -> Double {
            let value = ((other.x - point.x) * (other.x - point.x) + (other.y - point.y) * (other.y - point.y))
                .squareRoot()
            return value.isFinite ? value : 0
        }
        switch self {
        case .circle(let center, let radius): return distance(center) + radius
        case .rect(let rect, _):
            return [
                Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y), Point(x: rect.x, y: rect.maxY),
                Point(x: rect.maxX, y: rect.maxY),
            ].map(distance).max() ?? 0
        case .path(let path, _):
            return path.elements.map { element in
                switch element {
                case .move(let end), .line(let end): distance(end)
                case .quad(let control, let end): max(distance(control), distance(end))
                case .cubic(let control1, let control2, let end):
                    max(distance(control1), distance(control2), distance(end))
                case .close: 0
                }
            }.max() ?? 0
        }
    }
}

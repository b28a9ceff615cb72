import CCairo
import Drawing

extension Canvas {
    /// Makes a geometry the current path, with its fill rule.
    func outline(_ geometry: Geometry, _ range: PaintableRange) {
        unsafe cairo_new_path(context)
        unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        switch geometry {
        case .circle(let center, let radius):
            let (center, radius) = (Point(x: range.x(center.x), y: range.y(center.y)), range.length(radius))
            unsafe cairo_move_to(context, center.x + radius, center.y)
            for quarter in Quarter.all { arc(quarter, center, radius) }
            unsafe cairo_close_path(context)
        case .rect(let rect, let cornerRadius): outline(rect, cornerRadius, range)
        case .path(let path, let evenOdd):
            append(path.elements[...], origin: .zero, scale: 1, range)
            if evenOdd { unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
        }
    }

    private func outline(_ rect: Rect, _ cornerRadius: Double, _ range: PaintableRange) {
        let (left, top) = (range.x(rect.x), range.y(rect.y))
        let (right, bottom) = (range.x(rect.maxX), range.y(rect.maxY))
        let radius = min(cornerRadius, min(right - left, bottom - top) / 2)
        guard radius > 0 else {
            unsafe cairo_rectangle(context, left, top, right - left, bottom - top)
            return
        }
        let placed = Rect(x: left, y: top, width: right - left, height: bottom - top)
        for quarter in Quarter.all {
            let center = quarter.corner(of: placed, radius)
            let start = quarter.start(center, radius)
            unsafe cairo_line_to(context, start.x, start.y)
            arc(quarter, center, radius)
        }
        unsafe cairo_close_path(context)
    }

    private func arc(_ quarter: Quarter, _ center: Point, _ radius: Double) {
        quarter.curves(center, radius) {
            unsafe cairo_curve_to(context, $0.x, $0.y, $1.x, $1.y, $2.x, $2.y)
        }
    }

    /// Adds a path whose points are multiplied by `scale` and moved by `origin`. One that does not begin with a move draws
    /// nothing, as in SVG.
    func append(_ path: ArraySlice<Path.Element>, origin: Point, scale: Double, _ range: PaintableRange) {
        guard case .move? = path.first else { return }
        func map(_ point: Point) -> (x: Double, y: Double) {
            (range.x(origin.x + point.x * scale), range.y(origin.y + point.y * scale))
        }
        var current = (x: 0.0, y: 0.0)
        var start = current
        for element in path {
            switch element {
            case .move(let point):
                current = map(point)
                start = current
                unsafe cairo_move_to(context, current.x, current.y)
            case .line(let point):
                current = map(point)
                unsafe cairo_line_to(context, current.x, current.y)
            case .quad(let control, let end):
                let (control, end) = (map(control), map(end))
                unsafe cairo_curve_to(
                    context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                current = end
            case .cubic(let control1, let control2, let end):
                let (control1, control2) = (map(control1), map(control2))
                current = map(end)
                unsafe cairo_curve_to(
                    context, control1.x, control1.y, control2.x, control2.y, current.x, current.y)
            case .close:
                unsafe cairo_close_path(context)
                current = start
            }
        }
    }
}

extension Geometry {
    /// A circle or a rectangle without extent is not drawn, its stroke neither (SVG 2, sections 10.2 and 10.3).
    var isVisible: Bool {
        switch self {
        case .circle(_, let radius): radius > 0
        case .rect(let rect, _): rect.width > 0 && rect.height > 0
        case .path(let path, _): !path.isEmpty
        }
    }
}

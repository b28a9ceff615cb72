import CCairo
import Drawing

extension Canvas {
    /// Makes a paint the source. An angular gradient is painted only where the current path will show it.
    func setSource(_ paint: Paint, over inked: Inked, _ range: PaintableRange) throws(PNGError) {
        switch paint {
        case .color(let color): setSource(color)
        case .inherited(let fallback, let opacity): setSource(fallback.opacity(opacity))
        case .gradient(.linear(let start, let end, let stops)):
            let pattern = unsafe cairo_pattern_create_linear(
                range.x(start.x), range.y(start.y), range.x(end.x), range.y(end.y))
            unsafe setSource(pattern, stops)
        case .gradient(.radial(let center, let radius, let stops)):
            let (x, y) = (range.x(center.x), range.y(center.y))
            unsafe setSource(cairo_pattern_create_radial(x, y, 0, x, y, range.length(radius)), stops)
        case .gradient(.angular(let center, let startAngle, let stops)):
            try setAngularSource(
                Point(x: range.x(center.x), y: range.y(center.y)),
                AngularTable(startAngle: startAngle, stops: stops), inked)
        }
    }

    /// Makes a colour the source of all that is painted.
    ///
    /// Cairo multiplies the channels by alpha at 16 bits and drops the lower eight, which makes translucent colours darker by up
    /// to one part in alpha. So it is given channels whose product is the multiplied one of 8 bits, rounded.
    func setSource(_ color: Color) {
        let alpha = Double(color.alpha)
        func channel(_ value: UInt8) -> Double {
            alpha == 0 ? 0 : (Double(value) * alpha / 255).rounded() / alpha
        }
        unsafe cairo_set_source_rgba(
            context, channel(color.red), channel(color.green), channel(color.blue), color.opacity)
    }

    private func setSource(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
        for stop in stops {
            let color = stop.color
            unsafe cairo_pattern_add_color_stop_rgba(
                pattern, stop.offset, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
                color.opacity)
        }
        unsafe cairo_set_source(context, pattern)
        unsafe cairo_pattern_destroy(pattern)
    }

    private func setAngularSource(_ center: Point, _ table: AngularTable, _ inked: Inked) throws(PNGError) {
        var matrix = matrix
        let toDevice = toDevice
        let area = pixels(under: inked, toDevice)
        guard area.width > 0, area.height > 0,
            let surface = unsafe cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
        else {
            return setSource(.clear)
        }
        defer { unsafe cairo_surface_destroy(surface) }
        guard let data = unsafe cairo_image_surface_get_data(surface), let toScene = toDevice.inverse else {
            throw .painting(status: unsafe cairo_surface_status(surface).rawValue)
        }
        let stride = Int(unsafe cairo_image_surface_get_stride(surface)) / 4
        let pixels = unsafe UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
        unsafe table.fill(
            pixels, stride: stride, area: area, toScene: toScene, center: center,
            distances: inked.distances(from: center))
        unsafe cairo_surface_mark_dirty(surface)
        // A source stays where the matrix in force when it is set puts it.
        unsafe cairo_identity_matrix(context)
        unsafe cairo_set_source_surface(context, surface, Double(area.x), Double(area.y))
        unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        unsafe cairo_set_matrix(context, &matrix)
    }

    /// The canvas's pixels that the current path can touch.
    private func pixels(under inked: Inked, _ toDevice: Transform) -> PixelArea {
        // Not those of fill or stroke, which cairo traces out in full first.
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_path_extents(context, &left, &top, &right, &bottom)
        // As far as a mitred corner can stand out.
        let margin = 2 * (inked.strokeWidth ?? 0)
        (left, top, right, bottom) = (left - margin, top - margin, right + margin, bottom + margin)
        let corners = [
            Point(x: left, y: top), Point(x: right, y: top), Point(x: left, y: bottom), Point(x: right, y: bottom),
        ]
        .map(toDevice.apply)
        return PixelArea(around: corners, width: pixelWidth, height: pixelHeight)
    }
}

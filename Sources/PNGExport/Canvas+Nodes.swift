import CCairo
import Drawing

extension Canvas {
    /// Before each node `goesOn` is asked whether anybody still wants it.
    mutating func paint(_ nodes: [Node], goesOn: () -> Bool) throws(PNGError) {
        guard let range else { return }
        for node in nodes {
            guard goesOn() else { throw .stopped }
            switch node {
            case .group(let group): try paint(group, goesOn: goesOn)
            case .shape(let shape): try paint(shape, range)
            case .text(let text): try paint(text, range, goesOn: goesOn)
            case .image(let image): try paint(image, range)
            }
        }
    }

    /// A still picture: motion is at its first moment, where it changes nothing.
    private mutating func paint(_ group: Group, goesOn: () -> Bool) throws(PNGError) {
        guard !group.children.isEmpty, group.opacity > 0 else { return }
        let outer = range
        unsafe cairo_save(context)
        defer {
            unsafe cairo_restore(context)
            range = outer
        }
        if group.transform != .identity {
            let map = group.transform
            var inner = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
            var whole = cairo_matrix_t()
            var outerMatrix = matrix
            unsafe cairo_matrix_multiply(&whole, &inner, &outerMatrix)
            // cairo would refuse all further work after a matrix that cannot be inverted.
            range = PaintableRange(whole)
            guard range != nil else { return }
            unsafe cairo_set_matrix(context, &whole)
        }
        if let clip = group.clip, let range {
            outline(clip, range)
            unsafe cairo_clip(context)
        }
        guard group.opacity < 1 else { return try paint(group.children, goesOn: goesOn) }
        unsafe cairo_push_group(context)
        do {
            try paint(group.children, goesOn: goesOn)
        } catch {
            unsafe cairo_pattern_destroy(cairo_pop_group(context))
            throw error
        }
        unsafe cairo_pop_group_to_source(context)
        unsafe cairo_paint_with_alpha(context, group.opacity)
    }

    private func paint(_ shape: Shape, _ range: PaintableRange) throws(PNGError) {
        guard shape.geometry.isVisible else { return }
        let fill = shape.fill?.simplified
        let stroke = shape.stroke.flatMap { stroke in
            stroke.width > 0
                ? stroke.paint.simplified.map { Stroke(paint: $0, width: 2 * range.length(stroke.width / 2)) } : nil
        }
        guard fill != nil || stroke != nil else { return }
        outline(shape.geometry, range)
        if let fill {
            try setSource(fill, over: Inked(geometry: shape.geometry, strokeWidth: nil), range)
            if stroke == nil {
                unsafe cairo_fill(context)
            } else {
                unsafe cairo_fill_preserve(context)
            }
        }
        if let stroke {
            unsafe cairo_set_line_width(context, stroke.width)
            try setSource(stroke.paint, over: Inked(geometry: shape.geometry, strokeWidth: stroke.width), range)
            unsafe cairo_stroke(context)
        }
    }

    func paint(_ image: Image, _ range: PaintableRange) throws(PNGError) {
        let rect = image.rect
        guard rect.width > 0, rect.height > 0, !image.source.bytes.isEmpty else { return }
        let picture = try images.decoded(image.source)
        unsafe cairo_save(context)
        unsafe cairo_translate(context, range.x(rect.x), range.y(rect.y))
        unsafe cairo_scale(
            context, range.length(rect.width) / picture.width, range.length(rect.height) / picture.height)
        unsafe cairo_set_source_surface(context, picture.surface, 0, 0)
        let pattern = unsafe cairo_get_source(context)
        // The outermost pixels go on beyond the edge, so that it does not fade; GOOD averages all pixels that become one.
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        unsafe cairo_new_path(context)
        unsafe cairo_rectangle(context, 0, 0, picture.width, picture.height)
        unsafe cairo_fill(context)
        unsafe cairo_restore(context)
    }
}

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
        guard let range else { return }
        if let image = group.onlyImage, let clip = group.clip {
            // An edge that is filled is softer than one that is clipped, and sooner done.
            outline(clip, range)
            guard let pattern = unsafe try pattern(image, range) else { return }
            unsafe cairo_set_source(context, pattern)
            unsafe cairo_fill(context)
            unsafe cairo_pattern_destroy(pattern)
            return
        }
        guard group.isOnePicture else {
            if let clip = group.clip { self.clip(to: clip, range) }
            return try paint(group.children, goesOn: goesOn)
        }
        // Cut before it is put together, each part would be, and once more the whole.
        if let edge = group.clip ?? group.mask.map({ .rect($0.rect, cornerRadius: 0) }) { narrow(to: edge, range) }
        unsafe cairo_push_group(context)
        do {
            try paint(group.children, goesOn: goesOn)
        } catch {
            unsafe cairo_pattern_destroy(cairo_pop_group(context))
            throw error
        }
        unsafe cairo_pop_group_to_source(context)
        if let clip = group.clip { self.clip(to: clip, range) }
        guard let mask = group.mask else {
            unsafe cairo_paint_with_alpha(context, group.opacity)
            return
        }
        guard let pattern = unsafe try pattern(mask, range) else { return }
        defer { unsafe cairo_pattern_destroy(pattern) }
        clip(to: .rect(mask.rect, cornerRadius: 0), range)
        unsafe cairo_mask(context, pattern)
    }

    private func clip(to geometry: Geometry, _ range: PaintableRange) {
        outline(geometry, range)
        unsafe cairo_clip(context)
    }

    /// Leaves only the whole pixels around an outline, so that what is put together there takes no more memory than that.
    private func narrow(to geometry: Geometry, _ range: PaintableRange) {
        outline(geometry, range)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_path_extents(context, &left, &top, &right, &bottom)
        var device = Extent()
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
            var (x, y) = (x, y)
            unsafe cairo_user_to_device(context, &x, &y)
            device.add(Point(x: x, y: y))
        }
        var matrix = matrix
        unsafe cairo_identity_matrix(context)
        unsafe cairo_new_path(context)
        let (x, y) = (device.left.rounded(.down), device.top.rounded(.down))
        unsafe cairo_rectangle(
            context, x, y, device.right.rounded(.up) - x, device.bottom.rounded(.up) - y)
        unsafe cairo_clip(context)
        unsafe cairo_set_matrix(context, &matrix)
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
}

extension Group {
    /// The one image that it cuts out of, where nothing else is to be done.
    fileprivate var onlyImage: Image? {
        guard opacity >= 1, mask == nil, children.count == 1, case .image(let image) = children[0], image.tint == nil,
            let clip, image.rect.holds(clip)
        else { return nil }
        return image
    }

    /// Whether its children are put together before they are cut, masked or faded. Under a clip that is so where one of them is
    /// an image: cut one by one, what lies below it would show as a fringe at its edge.
    fileprivate var isOnePicture: Bool {
        opacity < 1 || mask != nil || clip != nil && children.count > 1 && children.contains(where: \.isImage)
    }
}

extension [Node] {
    /// The most pictures that are in the making at a time, one for the other, while these are painted.
    var layers: Int {
        reduce(0) { most, node in
            guard case .group(let group) = node else { return most }
            return Swift.max(most, group.children.layers + (group.isOnePicture ? 1 : 0))
        }
    }
}

extension Node {
    fileprivate var isImage: Bool {
        if case .image = self { true } else { false }
    }
}

extension Rect {
    /// Whether an outline that is easily measured lies in it.
    fileprivate func holds(_ geometry: Geometry) -> Bool {
        switch geometry {
        case .circle(let center, let radius):
            x <= center.x - radius && y <= center.y - radius && maxX >= center.x + radius && maxY >= center.y + radius
        case .rect(let rect, _): x <= rect.x && y <= rect.y && maxX >= rect.maxX && maxY >= rect.maxY
        case .path: false
        }
    }
}

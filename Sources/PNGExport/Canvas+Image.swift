import CCairo
import Drawing

extension Canvas {
    func paint(_ image: Image, _ range: PaintableRange) throws(PNGError) {
        guard let pattern = unsafe try pattern(image, range) else { return }
        defer { unsafe cairo_pattern_destroy(pattern) }
        outline(.rect(image.rect, cornerRadius: 0), range)
        guard let tint = image.tint else {
            unsafe cairo_set_source(context, pattern)
            unsafe cairo_fill(context)
            return
        }
        unsafe cairo_save(context)
        unsafe cairo_clip(context)
        setSource(tint)
        unsafe cairo_mask(context, pattern)
        unsafe cairo_restore(context)
    }

    /// Whether a picture there covers more than nothing of a pixel: cairo finds no memory to average thousands of its pixels for less.
    private func isSeen(_ rect: Rect) -> Bool {
        let least = 1.0 / 64
        let width = rect.width * (toDevice.a * toDevice.a + toDevice.b * toDevice.b).squareRoot()
        let height = rect.height * (toDevice.c * toDevice.c + toDevice.d * toDevice.d).squareRoot()
        return width >= least && height >= least
    }

    /// The picture at its place; null where nothing of it can be seen.
    func pattern(_ image: Image, _ range: PaintableRange) throws(PNGError) -> OpaquePointer? {
        let rect = image.rect
        guard rect.width > 0, rect.height > 0, !image.source.isEmpty, isSeen(rect) else { return nil }
        let picture = try images.decoded(image.source)
        let pattern = unsafe cairo_pattern_create_for_surface(picture.surface)
        let scaleX = picture.width / range.length(rect.width)
        let scaleY = picture.height / range.length(rect.height)
        var matrix = cairo_matrix_t(
            xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: -range.x(rect.x) * scaleX, y0: -range.y(rect.y) * scaleY)
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
        // The outermost pixels go on beyond the edge, so that it does not fade; GOOD averages all pixels that become one.
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        return unsafe pattern
    }
}

extension ImageContent {
    fileprivate var isEmpty: Bool {
        switch self {
        case .file(let file): file.bytes.isEmpty
        case .pixels: false
        }
    }
}

import CCairo
import Drawing

extension Canvas {
    func paint(_ text: Text, _ range: PaintableRange, goesOn: () -> Bool) throws(PNGError) {
        guard text.fontSize > 0 else { return }
        let outlines = text.shaped.outlines
        if !outlines.isEmpty, let fill = text.fill.simplified {
            if outlines.elements.count <= TextStrip.usual {
                try self.fill(outlines.elements[...], of: text, fill, range)
            } else {
                try paintStrips(of: text, fill, range, goesOn: goesOn)
            }
        }
        for bitmap in text.shaped.bitmaps {
            guard goesOn() else { throw .stopped }
            let rect = bitmap.rect.scaled(by: text.fontSize).offset(x: text.origin.x, y: text.origin.y)
            try paint(Image(source: bitmap.image, rect: rect), range)
        }
    }

    private func fill(
        _ outlines: ArraySlice<Path.Element>, of text: Text, _ fill: Paint, _ range: PaintableRange
    ) throws(PNGError) {
        unsafe cairo_new_path(context)
        append(outlines, origin: text.origin, scale: text.fontSize, range)
        try show(fill, range)
    }

    private func show(_ fill: Paint, _ range: PaintableRange) throws(PNGError) {
        unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        try setSource(fill, over: Inked(geometry: nil, strokeWidth: nil), range)
        unsafe cairo_fill(context)
    }

    private func paintStrips(
        of text: Text, _ fill: Paint, _ range: PaintableRange, goesOn: () -> Bool
    ) throws(PNGError) {
        var matrix = matrix
        let canvas = Extent(PixelArea(x: 0, y: 0, width: pixelWidth, height: pixelHeight))
        let outlines = text.shaped.outlines
        let contours = Contour.all(of: outlines, text.map.followed(by: toDevice))
            .map { Contour(elements: $0.elements, extent: $0.extent.widened(by: 1)) }
            .filter { $0.extent.meets(canvas) }
        for strip in TextStrip.strips(of: contours, width: pixelWidth) {
            guard goesOn() else { throw .stopped }
            unsafe cairo_save(context)
            defer { unsafe cairo_restore(context) }
            unsafe cairo_identity_matrix(context)
            unsafe cairo_new_path(context)
            unsafe cairo_rectangle(
                context, Double(strip.columns.lowerBound), 0, Double(strip.columns.count), Double(pixelHeight))
            unsafe cairo_clip(context)
            unsafe cairo_set_matrix(context, &matrix)
            for contour in strip.contours {
                append(outlines.elements[contour.elements], origin: text.origin, scale: text.fontSize, range)
            }
            try show(fill, range)
        }
    }
}

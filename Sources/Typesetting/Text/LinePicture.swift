import Drawing

/// The glyphs of a line put together: outlines, bitmaps, and the box of all ink.
struct LinePicture {
    private(set) var outlines: [PlacedOutline] = []
    private(set) var bitmaps: [GlyphBitmap] = []
    private(set) var ink = Rect.zero

    mutating func draw(_ glyphs: [PlacedGlyph], pen: borrowing OutlinePen) {
        outlines.reserveCapacity(glyphs.count)
        for placed in glyphs {
            switch placed.face.glyph(placed.id, pen: pen) {
            case .blank: break
            case .outline(let outline, let box):
                outlines.append(PlacedOutline(outline, at: Point(x: placed.x, y: placed.y)))
                ink = ink.union(box.offset(x: placed.x, y: placed.y))
            case .bitmap(let image, let box):
                let rect = box.offset(x: placed.x, y: placed.y)
                bitmaps.append(GlyphBitmap(image: image, rect: rect))
                ink = ink.union(rect)
            }
        }
    }
}

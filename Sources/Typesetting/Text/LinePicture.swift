import Drawing

/// The glyphs of a line put together: one path, the bitmaps, and the box of all ink.
struct LinePicture {
    private(set) var elements: [Path.Element] = []
    private(set) var bitmaps: [GlyphBitmap] = []
    private(set) var ink = Rect.zero

    mutating func draw(_ glyphs: [PlacedGlyph], pen: borrowing OutlinePen) {
        for placed in glyphs {
            switch placed.face.glyph(placed.id, pen: pen) {
            case .blank: break
            case .outline(let outline, let box):
                append(outline, x: placed.x, y: placed.y)
                ink = ink.union(box.offset(x: placed.x, y: placed.y))
            case .bitmap(let image, let box):
                let rect = box.offset(x: placed.x, y: placed.y)
                bitmaps.append(GlyphBitmap(image: image, rect: rect))
                ink = ink.union(rect)
            }
        }
    }

    private mutating func append(_ outline: [Path.Element], x: Double, y: Double) {
        elements.append(addingCapacity: outline.count) { span in
            for element in outline { span.append(element.moved(x: x, y: y)) }
        }
    }
}

extension Path.Element {
    @inline(__always)
    fileprivate func moved(x: Double, y: Double) -> Path.Element {
        func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        return switch self {
        case .move(let end): .move(moved(end))
        case .line(let end): .line(moved(end))
        case .quad(let control, let end): .quad(control: moved(control), end: moved(end))
        case .cubic(let control1, let control2, let end):
            .cubic(control1: moved(control1), control2: moved(control2), end: moved(end))
        case .close: .close
        }
    }
}

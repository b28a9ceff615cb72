import CPango
import Drawing

/// Bidirectional order, itemising and shaping, which are Pango's.
@safe struct ParagraphShaper: ~Copyable {
    private let plain: OpaquePointer
    private let tabular: OpaquePointer
    private let buffer: UnsafeMutablePointer<PangoGlyphString>

    /// A line of glyphs from left to right.
    struct Line {
        var glyphs: [PlacedGlyph] = []
        var advance = 0.0
    }

    init?() {
        guard let plain = unsafe pango_attr_list_new(), let tabular = unsafe pango_attr_list_new(),
            let buffer = unsafe pango_glyph_string_new()
        else { return nil }
        // Faces are chosen before; Pango has but one to choose from.
        unsafe pango_attr_list_insert(plain, pango_attr_fallback_new(0))
        unsafe pango_attr_list_insert(tabular, pango_attr_fallback_new(0))
        unsafe pango_attr_list_insert(tabular, pango_attr_font_features_new("tnum=1"))
        unsafe self.plain = unsafe plain
        unsafe self.tabular = unsafe tabular
        unsafe self.buffer = unsafe buffer
    }

    deinit {
        unsafe pango_attr_list_unref(plain)
        unsafe pango_attr_list_unref(tabular)
        unsafe pango_glyph_string_free(buffer)
    }

    func shape(_ paragraph: Paragraph, direction: LayoutDirection, language: String, tabularFigures: Bool) -> Line {
        var line = Line()
        guard let first = paragraph.spans.first?.face else { return line }
        // Pango keeps every tag for ever, so it gets none that BCP 47 would not allow.
        let isTag = (2...35).contains(language.utf8.count) && language.utf8.allSatisfy { $0 > 0x2C && $0 < 0x7B }
        let tag = unsafe pango_language_from_string(isTag ? language : "en")
        unsafe paragraph.utf8.withUnsafeBufferPointer { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { text in
                let items = unsafe first.withPango { face in
                    unsafe face.itemize(
                        text, direction: direction == .rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR,
                        attributes: tabularFigures ? tabular : plain)
                }
                guard let items = unsafe items ?? nil else { return }
                let pieces = unsafe cut(items, at: paragraph.spans, of: text)
                let order = unsafe VisualOrder.order(of: pieces.map { unsafe $0.item.pointee.analysis.level })
                for index in order {
                    let piece = unsafe pieces[index]
                    unsafe piece.item.pointee.analysis.language = unsafe tag
                    unsafe append(piece, of: text, tabularFigures: tabularFigures, to: &line)
                    unsafe pango_item_free(piece.item)
                }
            }
        }
        return line
    }

    /// An item of one level, one script and one face.
    @unsafe private struct Piece {
        let item: UnsafeMutablePointer<PangoItem>
        let face: Face
    }

    /// Pango's items in logical order, cut further where the face changes; frees the list.
    private func cut(
        _ items: UnsafeMutablePointer<GList>, at spans: [Paragraph.Span], of text: UnsafeBufferPointer<CChar>
    ) -> [Piece] {
        var pieces: [Piece] = unsafe []
        var span = 0
        var next = unsafe Optional(items)
        while let node = unsafe next {
            unsafe next = unsafe node.pointee.next
            guard let item = unsafe node.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
            while true {
                let start = unsafe Int(item.pointee.offset)
                while span < spans.count - 1, spans[span].end <= start { span += 1 }
                let length = spans[span].end - start
                guard length > 0, unsafe length < Int(item.pointee.length) else { break }
                let characters = unsafe text[start..<(start + length)].reduce(into: 0) { count, byte in
                    // Continuation bytes of UTF-8 start no character.
                    if UInt8(bitPattern: byte) & 0xC0 != 0x80 { count += 1 }
                }
                guard let head = unsafe pango_item_split(item, Int32(length), Int32(characters)) else { break }
                unsafe pieces.append(Piece(item: head, face: spans[span].face))
            }
            unsafe pieces.append(Piece(item: item, face: spans[span].face))
        }
        unsafe g_list_free(items)
        return unsafe pieces
    }

    private func append(
        _ piece: Piece, of text: UnsafeBufferPointer<CChar>, tabularFigures: Bool, to line: inout Line
    ) {
        let face = unsafe piece.face
        guard face.withPango({ unsafe $0.take(piece.item) }) != nil else { return }
        unsafe pango_shape_item(piece.item, text.baseAddress, Int32(text.count), nil, buffer, PANGO_SHAPE_NONE)
        let figures = tabularFigures ? face.figures : nil
        let scale = 1 / (Double(face.unitsPerEm) * Double(PANGO_SCALE))
        let glyphs = unsafe UnsafeBufferPointer(start: buffer.pointee.glyphs, count: Int(buffer.pointee.num_glyphs))
        for index in glyphs.indices {
            let glyph = unsafe glyphs[index]
            var width = Double(glyph.geometry.width) * scale
            var x = line.advance + Double(glyph.geometry.x_offset) * scale
            if let figures, figures.glyphs.contains(glyph.glyph) {
                x += (figures.width - width) / 2
                width = figures.width
            }
            if Self.isDrawn(glyph.glyph) {
                line.glyphs.append(
                    PlacedGlyph(face: face, id: glyph.glyph, x: x, y: Double(glyph.geometry.y_offset) * scale))
            }
            line.advance += width
        }
    }

    /// Neither the empty glyph of an invisible character, nor one of Pango's boxes, nor the font's own box.
    private static func isDrawn(_ glyph: UInt32) -> Bool {
        glyph != 0 && glyph & 0x1000_0000 == 0 && glyph != 0x0FFF_FFFF
    }
}

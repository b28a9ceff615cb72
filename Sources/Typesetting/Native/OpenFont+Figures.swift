import CPango

extension OpenFont {
    /// The glyphs of tabular figures and the one width that they should have, in design units.
    struct Figures {
        let glyphs: [UInt32]
        let width: Int
    }

    /// Nil where the font's figures differ by design. Where a rounding in the font makes one of them narrower by a hair, as the
    /// 4 of Inter 4.0 is by 0.001 em, the widest counts.
    func figures() -> Figures? {
        guard let buffer = unsafe hb_buffer_create() else { return nil }
        defer { unsafe hb_buffer_destroy(buffer) }
        var feature = hb_feature_t(tag: Self.tabularFigures, value: 1, start: 0, end: .max)
        unsafe hb_buffer_add_utf8(buffer, "0123456789", 10, 0, 10)
        unsafe hb_buffer_guess_segment_properties(buffer)
        unsafe hb_shape(font, buffer, &feature, 1)
        var count: UInt32 = 0
        let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
        let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        guard count == 10, let infos = unsafe infos, let positions = unsafe positions else { return nil }
        let glyphs = unsafe UnsafeBufferPointer(start: infos, count: 10).map(\.codepoint)
        let widths = unsafe UnsafeBufferPointer(start: positions, count: 10).map { Int($0.x_advance) }
        guard !glyphs.contains(0), let widest = widths.max(), let narrowest = widths.min(),
            (widest - narrowest) * 100 <= unitsPerEm
        else { return nil }
        return Figures(glyphs: glyphs, width: widest)
    }

    private static var tabularFigures: hb_tag_t { 0x746E_756D }  // tnum
}

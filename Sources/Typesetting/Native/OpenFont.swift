import CPango

/// A face of a font file as HarfBuzz reads it: unhinted, at the scale of its own design units.
///
/// The file is mapped, not read, so opening a font of 18 MB costs what opening a small one does.
@safe struct OpenFont: ~Copyable {
    private let face: OpaquePointer
    // Seen by the extensions in this folder only.
    let font: OpaquePointer
    let unitsPerEm: Int
    /// True where the weight is an axis of the font.
    let isVariable: Bool

    /// - Parameter weight: where a variable font stands on its weight axis.
    init?(path: String, index: Int, weight: Int) {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { unsafe hb_blob_destroy(blob) }
        guard index < Int(unsafe hb_face_count(blob)), let face = unsafe hb_face_create(blob, UInt32(index)) else {
            return nil
        }
        guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face) else {
            unsafe hb_face_destroy(face)
            return nil
        }
        let units = unsafe hb_face_get_upem(face)
        unsafe hb_font_set_scale(font, Int32(units), Int32(units))
        isVariable = unsafe hb_ot_var_has_data(face) != 0
        if isVariable {
            var axis = hb_variation_t(tag: Self.weightAxis, value: Float(weight))
            unsafe hb_font_set_variations(font, &axis, 1)
        }
        unsafe self.face = unsafe face
        unsafe self.font = unsafe font
        unitsPerEm = Int(units)
    }

    deinit {
        unsafe hb_font_destroy(font)
        unsafe hb_face_destroy(face)
    }

    /// Whether the character map has the character.
    func has(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// The glyph's outline in design units, y up; empty for a space or a bitmap.
    borrowing func draw(_ glyph: UInt32, with pen: borrowing OutlinePen, into builder: inout OutlineBuilder) {
        unsafe pen.draw(glyph, of: font, into: &builder)
    }

    /// The glyph's picture as the font holds it, PNG bytes; nil for a glyph without one.
    func png(_ glyph: UInt32) -> [UInt8]? {
        guard let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: Int(length)))
    }

    /// The box of a glyph in design units, y up from the baseline: left, top, width and height.
    func extents(_ glyph: UInt32) -> (left: Int, top: Int, width: Int, height: Int)? {
        var extents = hb_glyph_extents_t()
        guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
        return (Int(extents.x_bearing), Int(extents.y_bearing), Int(extents.width), Int(-extents.height))
    }

    /// Ascent and descent of the line box in design units, both positive.
    var lineBox: (ascent: Int, descent: Int) {
        var extents = hb_font_extents_t()
        unsafe hb_font_get_h_extents(font, &extents)
        return (Int(extents.ascender), Int(-extents.descender))
    }

    /// The height of capitals in design units, from OS/2 or else measured on `H`; nil in a font of neither.
    var capHeight: Int? {
        var height: hb_position_t = 0
        if unsafe hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0, height > 0 {
            return Int(height)
        }
        var glyph: hb_codepoint_t = 0
        guard unsafe hb_font_get_nominal_glyph(font, 0x48, &glyph) != 0, let box = extents(glyph) else { return nil }
        return box.top > 0 ? box.top : nil
    }

    private static var weightAxis: hb_tag_t { 0x7767_6874 }  // wght
}

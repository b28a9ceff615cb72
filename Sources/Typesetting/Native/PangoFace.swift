import CPango

/// One font file as a Pango font map of its own.
///
/// Its fontconfig configuration holds a pattern written here, so that nothing is scanned, no configuration of the system or the
/// user takes part, and which other fonts are in use cannot change the answer.
@safe struct PangoFace: ~Copyable {
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let font: UnsafeMutablePointer<PangoFont>

    /// - Parameter weight: where a variable font stands on its weight axis; nil for a static one.
    init?(path: String, index: Int, unitsPerEm: Int, weight: Int?) {
        guard Fontconfig.isIsolated, let configuration = unsafe Fontconfig.configuration(path: path, index: index)
        else {
            return nil
        }
        defer { unsafe FcConfigDestroy(configuration) }
        guard let map = unsafe pango_ft2_font_map_new() else { return nil }
        unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        guard let context = unsafe pango_font_map_create_context(map) else {
            unsafe g_object_unref(map)
            return nil
        }
        let description = unsafe pango_font_description_new()
        defer { unsafe pango_font_description_free(description) }
        unsafe pango_font_description_set_family(description, Fontconfig.family)
        // One design unit is one pixel, so that positions are whole numbers of Pango's units and nothing is rounded.
        unsafe pango_font_description_set_absolute_size(description, Double(unitsPerEm) * Double(PANGO_SCALE))
        if let weight { unsafe pango_font_description_set_variations(description, "wght=\(weight)") }
        unsafe pango_context_set_font_description(context, description)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        // Pango looks fonts up anew for every language, and without one it asks the locale. Items get their language later.
        unsafe pango_context_set_language(context, pango_language_from_string("en"))
        guard let font = unsafe pango_font_map_load_font(map, context, description) else {
            unsafe g_object_unref(UnsafeMutableRawPointer(context))
            unsafe g_object_unref(map)
            return nil
        }
        unsafe self.map = unsafe map
        unsafe self.context = unsafe context
        unsafe self.font = unsafe font
    }

    deinit {
        unsafe g_object_unref(font)
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
        unsafe g_object_unref(map)
    }

    /// Cuts a paragraph into items of one level and one script, in logical order.
    borrowing func itemize(
        _ text: UnsafeBufferPointer<CChar>, direction: PangoDirection, attributes: OpaquePointer?
    ) -> UnsafeMutablePointer<GList>? {
        unsafe pango_itemize_with_base_dir(
            context, direction, text.baseAddress, 0, Int32(text.count), attributes, nil)
    }

    /// Makes an item be shaped with this face.
    borrowing func take(_ item: UnsafeMutablePointer<PangoItem>) {
        unsafe g_object_ref(font)
        if let other = unsafe item.pointee.analysis.font { unsafe g_object_unref(other) }
        unsafe item.pointee.analysis.font = unsafe font
    }
}

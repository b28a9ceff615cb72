import CPango

extension OpenFont {
    /// What one face of a font file says it is.
    struct Member {
        let family: String
        /// 100 to 900.
        let weight: Int
        let isItalic: Bool
    }

    /// The faces of a collection, in order; one for a plain font file.
    static func members(path: String) -> [Member] {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return [] }
        defer { unsafe hb_blob_destroy(blob) }
        return (0..<(unsafe hb_face_count(blob))).map { index in
            guard let face = unsafe hb_face_create(blob, index) else {
                return Member(family: "", weight: 400, isItalic: false)
            }
            defer { unsafe hb_face_destroy(face) }
            let font = unsafe hb_font_create(face)
            defer { unsafe hb_font_destroy(font) }
            return Member(
                family: unsafe family(of: face) ?? "",
                weight: Int(unsafe hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
                isItalic: unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0)
        }
    }

    /// What its family is called; nil in a font without a name.
    var family: String? { unsafe Self.family(of: hb_font_get_face(font)) }

    /// Name 16 is the family of all weights, where name 1 may hold four styles only (OpenType, name table).
    private static func family(of face: OpaquePointer) -> String? {
        unsafe name(16, of: face) ?? name(1, of: face)
    }

    private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
        var bytes = [CChar](repeating: 0, count: 128)
        var size = UInt32(bytes.count)
        let english = unsafe hb_language_from_string("en", 2)
        let length = unsafe hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), english, &size, &bytes)
        guard length > 0 else { return nil }
        return String(decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

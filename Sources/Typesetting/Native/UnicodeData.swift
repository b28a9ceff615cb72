import CPango

/// What HarfBuzz knows of characters and Swift's standard library does not tell.
enum UnicodeData {
    /// The script's ISO 15924 code: `Latn`; `Zyyy` for characters that all scripts share, `Zinh` for marks that follow their base.
    static func script(of scalar: Unicode.Scalar) -> String {
        let tag = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// One step of canonical decomposition.
    static func decomposition(of scalar: Unicode.Scalar) -> (Unicode.Scalar, Unicode.Scalar?)? {
        var first: hb_codepoint_t = 0
        var second: hb_codepoint_t = 0
        guard unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &first, &second) != 0,
            let base = Unicode.Scalar(first)
        else { return nil }
        return (base, second == 0 ? nil : Unicode.Scalar(second))
    }

    /// The canonical composite of two characters.
    static func composition(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        var whole: hb_codepoint_t = 0
        guard unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), first.value, second.value, &whole) != 0 else {
            return nil
        }
        return Unicode.Scalar(whole)
    }
}

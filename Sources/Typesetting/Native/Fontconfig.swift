import CPango

/// Fontconfig, kept from everything but the files it is given.
enum Fontconfig {
    /// The family name that every configuration here gives its one face.
    static let family = "Roundel"

    /// Makes an empty configuration the process's current one. Pango asks fontconfig to initialise itself from a thread of its
    /// own, which would read the system's and the user's configuration and scan every font folder.
    static let isIsolated: Bool = {
        guard let empty = unsafe FcConfigCreate() else { return false }
        defer { unsafe FcConfigDestroy(empty) }
        return unsafe FcConfigSetCurrent(empty) != 0
    }()

    /// A configuration of one face; the caller destroys it.
    static func configuration(path: String, index: Int) -> OpaquePointer? {
        guard let configuration = unsafe FcConfigCreate() else { return nil }
        // With no folders this builds the empty set to which the pattern is added, and scans nothing.
        guard unsafe FcConfigBuildFonts(configuration) != 0,
            let fonts = unsafe FcConfigGetFonts(configuration, FcSetSystem),
            let pattern = unsafe pattern(path: path, index: index)
        else {
            unsafe FcConfigDestroy(configuration)
            return nil
        }
        guard unsafe FcFontSetAdd(fonts, pattern) != 0 else {
            unsafe FcPatternDestroy(pattern)
            unsafe FcConfigDestroy(configuration)
            return nil
        }
        return unsafe configuration
    }

    private static func pattern(path: String, index: Int) -> OpaquePointer? {
        guard let pattern = unsafe FcPatternCreate() else { return nil }
        unsafe FcPatternAddString(pattern, FC_FAMILY, family)
        unsafe FcPatternAddString(pattern, FC_FILE, path)
        unsafe FcPatternAddInteger(pattern, FC_INDEX, Int32(index))
        // Pango passes over a face of which the format is not stated; what it says besides is not used.
        unsafe FcPatternAddString(pattern, FC_FONTFORMAT, "TrueType")
        unsafe FcPatternAddBool(pattern, FC_SCALABLE, 1)
        unsafe FcPatternAddBool(pattern, FC_OUTLINE, 1)
        unsafe FcPatternAddBool(pattern, FC_HINTING, 0)
        unsafe FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE)
        // Fontconfig leaves a face without a character set out when it sorts. Coverage is asked of the font itself, so one
        // character will do.
        if let characters = unsafe FcCharSetCreate() {
            unsafe FcCharSetAddChar(characters, 0x20)
            unsafe FcPatternAddCharSet(pattern, FC_CHARSET, characters)
            unsafe FcCharSetDestroy(characters)
        }
        return unsafe pattern
    }
}

import CPango

/// The libraries that shape text.
package enum TextLibraries {
    /// Names and the versions that run.
    package static var versions: [(String, String)] {
        let fontconfig = Int(FcGetVersion())
        return [
            ("pango", unsafe text(pango_version_string())), ("harfbuzz", unsafe text(hb_version_string())),
            ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
        ]
    }

    private static func text(_ version: UnsafePointer<CChar>?) -> String {
        guard let version = unsafe version else { return "" }
        return unsafe String(cString: version)
    }
}

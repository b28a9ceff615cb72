import CCairo
import CDeflate

/// The libraries that paint and pack pixels.
package enum PictureLibraries {
    /// Names and versions; that of libdeflate, which does not tell, is the one built against.
    package static var versions: [(String, String)] {
        let cairo = unsafe cairo_version_string().map { unsafe String(cString: $0) }
        return [("cairo", cairo ?? ""), ("libdeflate", LIBDEFLATE_VERSION_STRING)]
    }
}

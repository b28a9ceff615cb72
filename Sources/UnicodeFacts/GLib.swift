import CGLib

/// The library behind some of the facts.
package enum GLib {
    /// The version that runs, not the one built against.
    package static var version: String {
        "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)"
    }
}

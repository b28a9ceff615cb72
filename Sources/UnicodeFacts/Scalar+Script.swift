import CGLib

extension Unicode.Scalar {
    /// The value of the Unicode Script property.
    ///
    /// An ideograph that is newer than GLib's tables is Han, anything else that is newer is unknown.
    package var script: Script {
        if isASCII { return isASCIILetter ? .latin : .common }
        let script = Script(packedCode: g_unicode_script_to_iso15924(g_unichar_get_script(value)))
        return script == .unknown && properties.isUnifiedIdeograph ? .han : script
    }
}

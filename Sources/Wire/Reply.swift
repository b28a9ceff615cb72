package import JSONValues

/// A result on its way out: JSON, except for a rendering's data, which never passes through jansson (dumping a string of
/// 20 KB costs it 137 µs, copying it 1 µs).
package indirect enum Reply: Sendable {
    case value(JSONValue)
    /// The object with one more string member at its end.
    case spliced(JSONObject, key: String, SplicedString)
    case object([(key: String, value: Reply)])
    case array([Reply])
}

/// The value of a string member, as bytes.
package enum SplicedString: Sendable {
    /// Valid UTF-8, to be escaped.
    case utf8([UInt8])
    /// Any bytes, to be written as base64.
    case base64([UInt8])
}

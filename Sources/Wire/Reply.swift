package import JSONValues

/// A result on its way out: JSON, except for a rendering's data, which never passes through jansson (dumping a string of
/// 20 KB costs it 137 µs, copying it 1 µs).
package indirect enum Reply: Sendable {
    case value(JSONValue)
    /// An object in pieces.
    case spliced(SplicedObject)
    case object([(key: String, value: Reply)])
    case array([Reply])
    /// JSON text as it is.
    case json([UInt8])
}

/// An object of which only `members` are still to be dumped.
package struct SplicedObject: Sendable {
    /// The first members as jansson has written them before, from the opening brace on, without the closing one; or empty.
    package var head: [UInt8]
    package var members: JSONObject
    /// A string member at the end.
    package var tail: (key: String, value: SplicedString)?

    package init(head: [UInt8] = [], members: JSONObject, tail: (key: String, value: SplicedString)? = nil) {
        self.head = head
        self.members = members
        self.tail = tail
    }
}

/// The value of a string member, as bytes.
package enum SplicedString: Sendable {
    /// Valid UTF-8, to be escaped.
    case utf8([UInt8])
    /// Any bytes, to be written as base64.
    case base64([UInt8])
}

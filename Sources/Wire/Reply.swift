package import JSONValues

/// A result on its way out: JSON, except for a rendering's data, which never passes through jansson (dumping a string of
/// 20 KB costs it 137 µs, copying it 1 µs).
package indirect enum Reply: Sendable {
    case value(JSONValue)
    /// JSON that was written before.
    case text([UInt8])
    case filled(FilledTemplate)
    case object([(key: String, value: Reply)])
    case array([Reply])
}

/// A template and what goes into its gaps, in their order.
package struct FilledTemplate: Sendable {
    package enum Filling: Sendable {
        case value(JSONValue)
        /// JSON that jansson has written before.
        case text([UInt8])
        /// A string: valid UTF-8, to be escaped.
        case utf8([UInt8])
        /// A string: any bytes, to be written as base64.
        case base64([UInt8])
    }

    package let template: JSONTemplate
    package let fillings: [Filling]

    package init(_ template: JSONTemplate, _ fillings: [Filling]) {
        self.template = template
        self.fillings = fillings
    }
}

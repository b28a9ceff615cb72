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

    /// An object whose last member is a long string that jansson need not see.
    package static func object(_ members: JSONObject, last key: String, _ text: FilledTemplate.Filling) -> Reply {
        .object(
            members.members.map { ($0.key, .value($0.value)) }
                + [(key, .filled(FilledTemplate(FilledTemplate.oneGap, [text])))])
    }
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

    fileprivate static let oneGap = JSONTemplate(JSONTemplate.gap)

    package let template: JSONTemplate
    package let fillings: [Filling]

    package init(_ template: JSONTemplate, _ fillings: [Filling]) {
        self.template = template
        self.fillings = fillings
    }
}

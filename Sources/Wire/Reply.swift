package import JSONValues

/// A result to be sent. The data of a rendering are kept apart from its JSON and copied into the text, because
/// jansson takes 137 µs to dump a string of 20 KB and a copy takes 1 µs.
package indirect enum Reply: Sendable {
    case value(JSONValue)
    /// JSON text, inserted as it is.
    case text([UInt8])
    case filled(FilledTemplate)
    case object([(key: String, value: Reply)])
    case array([Reply])

    /// An object, and a long string as its last member, which bypasses jansson.
    package static func object(_ members: JSONObject, last key: String, _ text: FilledTemplate.Filling) -> Reply {
        .object(
            members.members.map { ($0.key, .value($0.value)) }
                + [(key, .filled(FilledTemplate(FilledTemplate.oneGap, [text])))])
    }
}

/// A template and the values of its gaps, in the order of the gaps.
package struct FilledTemplate: Sendable {
    package enum Filling: Sendable {
        case value(JSONValue)
        /// JSON text, inserted as it is.
        case text([UInt8])
        /// A string as valid UTF-8, not escaped yet.
        case utf8([UInt8])
        /// Any bytes, written as a base64 string.
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

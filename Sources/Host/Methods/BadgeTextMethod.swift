import Components
import JSONValues
import Wire

/// `badge/text`: what a count badge shows and says.
enum BadgeTextMethod: Method {
    static let name = "badge/text"
    static let summary = "The text of a count badge and how it is spoken."

    struct Parameters: Record {
        var count = 0
        var max = 99
        var locale: String?
        var noun: PluralForms?
        var localizedDigits = false

        static let fields = FieldList<Parameters>([
            Field("count", .integer(min: 0), \.count, required: true, "A number of things."),
            Field("max", .integer(min: 1), \.max, "The highest count shown as it is."),
            Field("locale", .text, \.locale, "BCP 47 tag of the words; default: the session's."),
            Field("noun", .noun, \.noun, "What is counted, by plural category."),
            Field("localizedDigits", .boolean, \.localizedDigits, "Whether digits are those of the locale."),
        ])
    }

    static let result: JSONObject = ResultSchema.object([
        "text": ResultSchema.string, "spoken": ResultSchema.string, "capped": ResultSchema.boolean,
    ])

    static func weight(of params: JSONObject) -> Weight { .tiny }

    static func answer(_ parameters: Parameters, in environment: Environment) -> Reply {
        let locale = parameters.locale ?? environment.session.context.locale
        let text = BadgeText(
            count: Int64(parameters.count), max: Int64(parameters.max), locale: LanguageTag(locale),
            noun: parameters.noun, localizedDigits: parameters.localizedDigits)
        return .value([
            "text": .string(text.text), "spoken": .string(text.spoken), "capped": .bool(text.isCapped),
        ])
    }
}

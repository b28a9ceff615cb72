import Components
import JSONValues
import Wire

/// `theme/describe`: what the tokens of a theme stand for.
enum ThemeDescribe: Method {
    static let name = "theme/describe"
    static let summary = "What the tokens of a theme stand for in one scheme."

    struct Parameters: Record {
        var theme: Theme?
        var colorScheme: ColorScheme?

        static let fields = FieldList<Parameters>([
            Field("theme", .theme, \.theme, "A name, or a theme of your own; default: the session's."),
            Field("colorScheme", .choice(), \.colorScheme, "Default: the session's."),
        ])
    }

    static let result: JSONObject = ResultSchema.object([
        "name": ResultSchema.string, "colorScheme": ResultSchema.words(ColorScheme.allCases.map(\.rawValue)),
        "colors": ResultSchema.anyObject, "spacing": ResultSchema.anyObject, "radius": ResultSchema.anyObject,
    ])

    static func answer(_ parameters: Parameters, in environment: Environment) -> Reply {
        let session = environment.session.context
        let theme = parameters.theme ?? session.theme
        let scheme = parameters.colorScheme ?? session.colorScheme
        let colors = theme.colors(in: scheme)
        return .value([
            "name": .string(theme.name), "colorScheme": .string(scheme.rawValue),
            "colors": .object(
                JSONObject(ThemeToken.allCases.map { ($0.rawValue, .string(colors[$0].hexString)) })),
            "spacing": .object(
                JSONObject(theme.spacing.named.map { ($0.name, .length($0.value)) })),
            "radius": .object(
                JSONObject(theme.radius.named.map { ($0.name, .length($0.value)) })),
        ])
    }
}

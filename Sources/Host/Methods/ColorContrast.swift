import Components
import JSONValues
import Wire

/// `color/contrast`: how well one colour can be read on another.
enum ColorContrast: Method {
    static let name = "color/contrast"
    static let summary = "The WCAG 2.2 contrast ratio of two colours, and the levels it reaches."

    struct Parameters: Record {
        var foreground = ColorReference.token(.textPrimary)
        var background = ColorReference.token(.background)
        var context = ContextOptions()

        static let fields = FieldList<Parameters>([
            Field("foreground", .color, \.foreground, required: true, "Colour of the text."),
            Field("background", .color, \.background, required: true, "Colour below it."),
            Field("context", .record(), \.context, "What differs from the session's context."),
        ])
    }

    static let result: JSONObject = ResultSchema.object([
        "ratio": ResultSchema.number, "aa": ResultSchema.boolean, "aaLarge": ResultSchema.boolean,
        "aaa": ResultSchema.boolean,
        "foreground": ResultSchema.color, "background": ResultSchema.color,
    ])

    /// WCAG 2.2, success criteria 1.4.3 and 1.4.6.
    private static let levels = (aa: 4.5, aaLarge: 3.0, aaa: 7.0)

    static func weight(of params: JSONObject) -> Weight { .tiny }

    static func answer(_ parameters: Parameters, in environment: Environment) -> Reply {
        let context = environment.session.defaults.context(with: parameters.context)
        let foreground = context.color(parameters.foreground)
        let background = context.color(parameters.background)
        let ratio = Contrast.ratio(of: foreground, on: background, over: context.colors.background)
        return .value([
            "ratio": .length(ratio), "aa": .bool(ratio >= levels.aa), "aaLarge": .bool(ratio >= levels.aaLarge),
            "aaa": .bool(ratio >= levels.aaa), "foreground": .string(foreground.hexString),
            "background": .string(background.hexString),
        ])
    }
}

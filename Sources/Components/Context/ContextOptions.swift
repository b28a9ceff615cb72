package import Drawing
package import JSONValues

/// The members of a context that somebody has set. Merged member by member: request over batch over session over defaults.
package struct ContextOptions: Record {
    /// The members of a `context`; nil for those that it does not set, which are then the session's.
    package var theme: Theme?
    package var colorScheme: ColorScheme?
    package var platform: Platform?
    package var locale: String?
    package var layoutDirection: LayoutDirection?
    package var displayScale: Double?
    package var reduceMotion: Bool?
    package var increaseContrast: Bool?

    package init() {}

    package static let fields = FieldList<ContextOptions>([
        Field("theme", .theme, \.theme, "The name of a theme, or a theme of your own. Default: default."),
        Field("colorScheme", .choice(), \.colorScheme, "Light or dark. Default: light."),
        Field(
            "platform", .record(), \.platform,
            "The system whose look is wanted. Default: {\"os\": \"iOS\", \"version\": \"26.0\"}."),
        Field("locale", .text, \.locale, "BCP 47 tag of the language of spoken and visible words. Default: en."),
        Field("layoutDirection", .choice(), \.layoutDirection, "Never inferred from the locale. Default: ltr."),
        Field("displayScale", .number(over: 0), \.displayScale, "Pixels a point of the screen. Default: 1."),
        Field("reduceMotion", .boolean, \.reduceMotion, "Whether movement is unwelcome. Default: false."),
        Field(
            "increaseContrast", .boolean, \.increaseContrast,
            "Whether more contrast is wanted: glass is then opaque and unlit; plugins are told. Default: false."),
    ])

    /// Whether no member is set.
    package var isEmpty: Bool {
        theme == nil && colorScheme == nil && platform == nil && locale == nil && layoutDirection == nil
            && displayScale == nil && reduceMotion == nil && increaseContrast == nil
    }

    /// What is set here wins over `base`.
    package func over(_ base: ContextOptions) -> ContextOptions {
        if base.isEmpty { return self }
        if isEmpty { return base }
        var merged = base
        if let theme { merged.theme = theme }
        if let colorScheme { merged.colorScheme = colorScheme }
        if let platform { merged.platform = platform }
        if let locale { merged.locale = locale }
        if let layoutDirection { merged.layoutDirection = layoutDirection }
        if let displayScale { merged.displayScale = displayScale }
        if let reduceMotion { merged.reduceMotion = reduceMotion }
        if let increaseContrast { merged.increaseContrast = increaseContrast }
        return merged
    }

    /// The context itself, defaults in every place that is left.
    package var context: Context {
        var context = Context()
        if let theme { context.theme = theme }
        if let colorScheme { context.colorScheme = colorScheme }
        if let platform { context.platform = platform }
        if let locale { context.locale = locale }
        if let layoutDirection { context.layoutDirection = layoutDirection }
        if let displayScale { context.displayScale = displayScale }
        if let reduceMotion { context.reduceMotion = reduceMotion }
        if let increaseContrast { context.increaseContrast = increaseContrast }
        return context
    }
}

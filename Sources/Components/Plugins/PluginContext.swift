import Drawing
import JSONValues
import Synchronization

/// What a plugin is told of the picture around its component. It is the same for nearly all questions, so it is kept as text.
enum PluginContext {
    private struct Key: Equatable {
        let theme: Theme
        let colorScheme: ColorScheme
        let platform: Platform
        let locale: [UInt8]
        let direction: LayoutDirection
        let displayScale: Double
        let reduceMotion: Bool
        let increaseContrast: Bool

        init(_ context: Context) {
            theme = context.theme
            colorScheme = context.colorScheme
            platform = context.platform
            locale = Array(context.locale.utf8)
            direction = context.layoutDirection
            displayScale = context.displayScale
            reduceMotion = context.reduceMotion
            increaseContrast = context.increaseContrast
        }
    }

    private static let last = Mutex<(key: Key, text: [UInt8])?>(nil)

    /// The parameters of `plugin/resolve` as JSON text.
    static func params(_ component: String, _ props: JSONObject, _ context: Context) -> [UInt8] {
        // An id has no character that JSON escapes.
        var text = Array("{\"component\":\"\(component)\",\"props\":".utf8)
        Jansson.write(.object(props), to: &text)
        text += kept(context)
        return text
    }

    private static func kept(_ context: Context) -> [UInt8] {
        let key = Key(context)
        if let text = last.withLock({ $0?.key == key ? $0?.text : nil }) { return text }
        let text = text(of: context)
        last.withLock { $0 = (key, text) }
        return text
    }

    /// `,"context":…,"theme":…}`
    private static func text(of context: Context) -> [UInt8] {
        let theme = context.theme
        let colors = context.colors
        let members: JSONObject = [
            "context": [
                "theme": spelling(of: theme), "colorScheme": .string(context.colorScheme.rawValue),
                "platform": .object(Platform.fields.encode(context.platform)), "locale": .string(context.locale),
                "layoutDirection": .string(context.layoutDirection.rawValue),
                "displayScale": .length(context.displayScale), "reduceMotion": .bool(context.reduceMotion),
                "increaseContrast": .bool(context.increaseContrast),
            ],
            "theme": [
                "name": .string(theme.name),
                "colors": .object(
                    JSONObject(ThemeToken.allCases.map { ($0.rawValue, .string(colors[$0].hexString)) })),
                "spacing": .object(JSONObject(theme.spacing.named.map { ($0.name, .length($0.value)) })),
                "radius": .object(JSONObject(theme.radius.named.map { ($0.name, .length($0.value)) })),
            ],
        ]
        var text: [UInt8] = []
        Jansson.write(.object(members), to: &text)
        text[0] = UInt8(ascii: ",")
        return text
    }

    /// As a context takes it, so that a plugin can give back what it was told.
    private static func spelling(of theme: Theme) -> JSONValue {
        if Theme.named(theme.name) == theme { return .string(theme.name) }
        func colors(_ colors: ThemeColors) -> JSONValue {
            .object(JSONObject(ThemeToken.allCases.map { ($0.rawValue, .string(colors[$0].hexString)) }))
        }
        return [
            "name": .string(theme.name), "light": colors(theme.light), "dark": colors(theme.dark),
            "spacing": .object(JSONObject(theme.spacing.named.map { ($0.name, .length($0.value)) })),
            "radius": .object(JSONObject(theme.radius.named.map { ($0.name, .length($0.value)) })),
        ]
    }
}

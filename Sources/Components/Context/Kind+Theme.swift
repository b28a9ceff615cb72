package import JSONValues

extension Kind where Value == Theme {
    /// A theme by its name, or as an object with what differs from a base.
    package static var theme: Kind {
        Kind(
            schema: {
                [
                    "oneOf": [
                        ["type": "string", "enum": .array(Theme.builtIn.map { .string($0.name) })],
                        .object(ThemeProps.fields.schema),
                    ]
                ]
            },
            decode: { (json) throws(InvalidValue) in
                switch json {
                case .string(let name): return try Self.named(name)
                case .object(let object): return try Self.build(ThemeProps(decoding: object))
                default: throw .wrongType(expected: "the name of a theme, or an object", received: json)
                }
            },
            encode: { .string($0.name) })
    }

    static func named(_ name: String) throws(InvalidValue) -> Theme {
        if !name.isTooLongForAName, let theme = Theme.named(name) { return theme }
        let names = Theme.builtIn.map(\.name)
        throw InvalidValue(
            .unknownTheme, "there is no theme \"\(name.shortened)\"",
            expected: "one of " + names.joined(separator: ", "), received: name.shortened,
            suggestion: NearestName.of(name, among: names))
    }

    private static func build(_ props: ThemeProps) throws(InvalidValue) -> Theme {
        do throws(ThemeError) {
            return try Theme(props.definition)
        } catch {
            throw InvalidValue(error)
        }
    }
}

/// A theme as a client writes it.
private struct ThemeProps: Record {
    var name: String?
    var base: String?
    var light: [(key: String, value: String)] = []
    var dark: [(key: String, value: String)] = []
    var spacing: [(key: String, value: Double)] = []
    var radius: [(key: String, value: Double)] = []

    static let fields = FieldList<ThemeProps>([
        Field("name", .text, \.name, "Default: custom."),
        Field("base", .string, \.base, "The theme that fills what is not given. Default: default."),
        Field("light", .dictionary(of: .string, names: tokens), \.light, "Colours by token, in the light scheme."),
        Field("dark", .dictionary(of: .string, names: tokens), \.dark, "Colours by token, in the dark scheme."),
        Field(
            "spacing", .dictionary(of: length, names: ThemeSpacing.members.map(\.name)), \.spacing, "Points by name."),
        Field("radius", .dictionary(of: length, names: ThemeRadius.members.map(\.name)), \.radius, "Points by name."),
    ])

    private static let tokens = ThemeToken.allCases.map(\.rawValue)
    private static let length = Kind<Double>.number(min: 0, limit: Limits.maxSize)

    var definition: ThemeDefinition {
        ThemeDefinition(
            name: name, base: base,
            light: Dictionary(light.map { ($0.key, $0.value) }) { $1 },
            dark: Dictionary(dark.map { ($0.key, $0.value) }) { $1 },
            spacing: Dictionary(spacing.map { ($0.key, $0.value) }) { $1 },
            radius: Dictionary(radius.map { ($0.key, $0.value) }) { $1 })
    }
}

extension InvalidValue {
    fileprivate init(_ error: ThemeError) {
        let last = error.path.last ?? ""
        switch error.reason {
        case .unknownBase(let name):
            self.init(
                .unknownTheme, "there is no theme \"\(name.shortened)\"", received: name.shortened,
                suggestion: error.suggestion)
        case .unknownName(let name):
            self.init(
                .unknownParameter, "a theme has no \"\(name.shortened)\"", received: name.shortened,
                suggestion: error.suggestion)
        case .invalidColor(let text): self = .invalidColor(text, suggestion: error.suggestion)
        case .circularColor: self.init(.invalidColor, "\"\(last)\" stands for itself", received: last)
        case .invalidLength(let value): self.init(.outOfRange, "expected a number of at least 0, got \(value)")
        }
        pointer = JSONPointer(tokens: error.path)
    }
}

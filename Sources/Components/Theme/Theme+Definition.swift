import Drawing
import JSONValues

extension Theme {
    /// Builds the theme that `definition` describes; its base is looked up among `known`.
    ///
    /// Members are read in the order of their names, so that the same definition has the same error every time.
    package init(_ definition: ThemeDefinition, among known: [Theme] = Theme.builtIn) throws(ThemeError) {
        let baseName = definition.base ?? Theme.default.name
        guard let base = known.first(where: { $0.name == baseName }) else {
            throw ThemeError(
                path: ["base"], reason: .unknownBase(baseName),
                suggestion: NearestName.of(baseName, among: known.lazy.map(\.name)))
        }
        self = base
        name = definition.name ?? "custom"
        light = try Theme.colors(definition.light, scheme: .light, base: base)
        dark = try Theme.colors(definition.dark, scheme: .dark, base: base)
        try Theme.setLengths(definition.spacing, of: ThemeSpacing.members, in: &spacing, path: "spacing")
        try Theme.setLengths(definition.radius, of: ThemeRadius.members, in: &radius, path: "radius")
    }

    private static func colors(
        _ texts: [String: String], scheme: ColorScheme, base: Theme
    ) throws(ThemeError) -> ThemeColors {
        var references: [ThemeToken: ColorReference] = [:]
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            let path = [scheme.rawValue, name]
            guard let token = ThemeToken(rawValue: name) else {
                throw ThemeError(
                    path: path, reason: .unknownName(name),
                    suggestion: NearestName.of(name, among: ThemeToken.allCases.lazy.map(\.rawValue)))
            }
            guard let reference = ColorReference(parsing: text) else {
                throw ThemeError(
                    path: path, reason: .invalidColor(text), suggestion: ColorReference.suggestion(for: text))
            }
            references[token] = reference
        }
        var colors = base.colors(in: scheme)
        for token in ThemeToken.allCases {
            guard let reference = references[token] else { continue }
            colors[token] = try follow(reference, from: token, through: references, scheme: scheme, base: base)
        }
        return colors
    }

    /// The colour at the end of a chain of tokens: one that the definition sets, or the base's.
    private static func follow(
        _ reference: ColorReference, from start: ThemeToken, through references: [ThemeToken: ColorReference],
        scheme: ColorScheme, base: Theme
    ) throws(ThemeError) -> Color {
        var current = reference
        // A chain without a circle names each token at most once.
        for _ in ThemeToken.allCases {
            guard case .token(let next) = current, let following = references[next] else {
                return current.resolved(in: base, scheme: scheme)
            }
            current = following
        }
        throw ThemeError(path: [scheme.rawValue, start.rawValue], reason: .circularColor(start.rawValue))
    }

    private static func setLengths<Lengths>(
        _ values: [String: Double], of members: [(name: String, member: WritableKeyPath<Lengths, Double>)],
        in lengths: inout Lengths, path: String
    ) throws(ThemeError) {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let member = members.first(where: { $0.name == name })?.member else {
                throw ThemeError(
                    path: [path, name], reason: .unknownName(name),
                    suggestion: NearestName.of(name, among: members.lazy.map(\.name)))
            }
            guard value.isFinite, value >= 0 else {
                throw ThemeError(path: [path, name], reason: .invalidLength(value))
            }
            lengths[keyPath: member] = value
        }
    }
}

import Components
import JSONValues
import UnicodeFacts
import Wire

/// `color/identity`: the colour that belongs to a person or a thing.
enum ColorIdentity: Method {
    static let name = "color/identity"
    static let summary = "The colour that belongs to a name or an id, and the text colour on it."

    struct Parameters: Record {
        var name: String?
        var initials: String?
        var id: IdentityID?
        var algorithm = IdentityAlgorithm.stable
        var palette: [ColorReference]?
        var context = ContextOptions()

        static let fields = FieldList<Parameters>([
            Field("name", .readText, \.name, "A person's or a thing's name."),
            Field("initials", .readText, \.initials, "Initials; default: those of the name."),
            Field("id", .identity, \.id, "What keeps the colour when the name changes."),
            Field("algorithm", .choice(), \.algorithm, "How an identity becomes a colour."),
            Field("palette", .list(of: .color, min: 1), \.palette, "Colours that `stable` chooses from."),
            Field("context", .record(), \.context, "What differs from the session's context."),
        ])

        func check() throws(InvalidValue) {
            guard name == nil, initials == nil, id == nil else { return }
            throw InvalidValue(
                .missingParameter, "a colour belongs to a name, initials or an id", at: "name",
                expected: "at least one of name, initials, id")
        }
    }

    static let result: JSONObject = ResultSchema.object([
        "fill": ResultSchema.color, "content": ResultSchema.color, "contrast": ResultSchema.number,
        "seed": ResultSchema.string,
    ])

    static func weight(of params: JSONObject) -> Weight { .tiny }

    static func answer(_ parameters: Parameters, in environment: Environment) -> Reply {
        let context = environment.session.defaults.context(with: parameters.context)
        let identity = IdentityColor.of(
            id: parameters.id, name: parameters.name, initials: parameters.initials,
            algorithm: parameters.algorithm, palette: parameters.palette?.map(context.color) ?? [])
        let page = context.colors.background
        let content = Contrast.maximum(on: identity.fill, over: page)
        return .value([
            "fill": .string(identity.fill.hexString), "content": .string(content.hexString),
            "contrast": .length(Contrast.ratio(of: content, on: identity.fill, over: page)),
            "seed": .string(identity.seed),
        ])
    }
}

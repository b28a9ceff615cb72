import Components
import JSONValues
import Wire

/// `initials/compute`: the initials of a name, and the rule that gave them.
enum InitialsCompute: Method {
    static let name = "initials/compute"
    static let summary = "The initials of a name, or those given, as an avatar shows them."

    struct Parameters: Record {
        var name: String?
        var initials: String?
        var algorithm = InitialsAlgorithm.standard
        var maxLength = 2
        var locale: String?
        var particles: [String]?

        static let fields = FieldList<Parameters>([
            Field("name", .readText, \.name, "A person's or a thing's name."),
            Field("initials", .readText, \.initials, "Initials as they are, to be cut to length."),
            Field("algorithm", .choice(), \.algorithm, "How the name becomes initials."),
            Field(
                "maxLength", .integer(min: Initials.lengths.lowerBound, max: Initials.lengths.upperBound), \.maxLength,
                "The most characters."),
            Field("locale", .text, \.locale, "BCP 47 tag for upper-casing; default: the session's."),
            Field(
                "particles", .list(of: .readText), \.particles,
                "Words that `smart` passes over between names; default: a list of common ones."),
        ])

        func check() throws(InvalidValue) {
            if name != nil, initials != nil {
                throw InvalidValue(
                    .conflictingParameters, "give a name or initials, not both", at: "initials",
                    expected: "exactly one of name, initials")
            }
            if name == nil, initials == nil {
                throw InvalidValue(
                    .missingParameter, "a name or initials are missing", at: "name",
                    expected: "exactly one of name, initials")
            }
        }
    }

    static let result: JSONObject = ResultSchema.object([
        "initials": ResultSchema.string, "rule": ResultSchema.words(InitialsRule.allCases.map(\.rawValue)),
        "algorithm": ResultSchema.words(InitialsAlgorithm.allCases.map(\.rawValue)),
        "tokens": ResultSchema.list(ResultSchema.string),
        "rules?": ResultSchema.list(ResultSchema.string),
    ])

    static func weight(of params: JSONObject) -> Weight { .tiny }

    static func answer(_ parameters: Parameters, in environment: Environment) -> Reply {
        let initials =
            if let given = parameters.initials {
                Initials.explicit(given, maxLength: parameters.maxLength)
            } else {
                Initials.compute(
                    name: parameters.name ?? "", algorithm: parameters.algorithm, maxLength: parameters.maxLength,
                    locale: parameters.locale ?? environment.session.context.locale,
                    particles: parameters.particles)
            }
        let values: [JSONValue] = [
            .string(initials.text), .string(initials.rule.rawValue), .string(parameters.algorithm.rawValue),
            .array(initials.tokens.map(JSONValue.string)),
        ]
        if initials.smartRules.isEmpty { return .filled(FilledTemplate(form, values.map { .value($0) })) }
        let rules = JSONValue.array(initials.smartRules.map { .string($0.rawValue) })
        return .filled(FilledTemplate(formWithRules, (values + [rules]).map { .value($0) }))
    }

    /// Written once: an object that jansson writes for each request would be a quarter of the cheapest one.
    private static let form = template(["initials", "rule", "algorithm", "tokens"])
    private static let formWithRules = template(["initials", "rule", "algorithm", "tokens", "rules"])

    private static func template(_ members: [String]) -> JSONTemplate {
        JSONTemplate(.object(JSONObject(members.map { ($0, JSONTemplate.gap) })))
    }
}

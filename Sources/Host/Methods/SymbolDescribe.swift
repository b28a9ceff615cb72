import Components
import Drawing
import JSONValues
import Wire

/// `symbol/describe`: one symbol, as a search lists it.
enum SymbolDescribe: Method {
    static let name = "symbol/describe"
    static let summary = "One symbol by its name."

    struct Parameters: Record {
        var name = ""

        static let fields = FieldList<Parameters>([
            Field("name", .text, \.name, required: true, "SF Symbol name, or prefix:name of a pack.")
        ])
    }

    static let result: JSONObject = ResultSchema.object(["symbol": .object(ResultSchema.symbol)])

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        let symbols = environment.world.symbols
        let language = environment.session.context.words.catalogue.language.language
        if let entry = symbols.entry(for: parameters.name, language: language) {
            return .value(["symbol": entry.json])
        }
        let nearest = NearestName.of(parameters.name, among: symbols.nearestNames(to: parameters.name, limit: 3))
        throw .invalid(
            InvalidValue(
                .unknownValue, "there is no symbol \"\(parameters.name.shortened)\"", at: "name",
                expected: "the name of a symbol", received: parameters.name.shortened, suggestion: nearest))
    }
}

import Components
import Drawing
import JSONValues
import Wire

/// `symbol/search`: symbols by name, tag and spoken name.
enum SymbolSearch: Method {
    static let name = "symbol/search"
    static let summary = "Symbols that match a query by name, tag or spoken name, best first."

    struct Parameters: Record {
        var query = ""
        var limit = 20
        var cursor: Int?

        static let fields = FieldList<Parameters>([
            Field(
                "query", .text, \.query, required: true, "Words; slips of the finger are forgiven. Empty: everything."),
            Field("limit", .integer(min: 1, max: 1000), \.limit, "The most symbols in one answer."),
            Field("cursor", .cursor, \.cursor, "`nextCursor` of the answer before, to go on from there."),
        ])
    }

    static let result: JSONObject = ResultSchema.object([
        "symbols": ResultSchema.list(ResultSchema.symbol), "nextCursor?": ResultSchema.string,
    ])

    static func answer(_ parameters: Parameters, in environment: Environment) throws(MethodError) -> Reply {
        let language = environment.session.context.words.catalogue.language.language
        let page = environment.world.symbols.search(
            parameters.query, language: language, offset: parameters.cursor ?? 0, limit: parameters.limit)
        if let cursor = parameters.cursor, cursor >= page.total {
            throw .invalid(.unknownCursor(String(cursor)).inside("cursor"))
        }
        var result: JSONObject = ["symbols": .array(page.symbols.map(\.json))]
        result.append("nextCursor", ifPresent: page.nextOffset.map { .string(String($0)) })
        return .value(.object(result))
    }
}

extension Kind where Value == Int {
    /// A place in a list, as a string that only its maker reads.
    fileprivate static var cursor: Kind {
        Kind(
            schema: { ["type": "string"] },
            decode: { (json) throws(InvalidValue) in
                guard case .string(let text) = json else { throw .wrongType(expected: "a cursor", received: json) }
                guard let offset = Int(text), offset > 0, String(offset).isExactly(text) else {
                    throw .unknownCursor(text)
                }
                return offset
            },
            encode: { .string(String($0)) })
    }
}

extension InvalidValue {
    fileprivate static func unknownCursor(_ text: String) -> InvalidValue {
        InvalidValue(
            .unknownValue, "\"\(text.shortened)\" is no cursor of this search", expected: "the nextCursor of an answer",
            received: text.shortened)
    }
}

extension SymbolEntry {
    var json: JSONValue {
        [
            "name": .string(name), "label": .string(label), "pack": .string(pack),
            "variants": .array(variants.map(JSONValue.string)),
        ]
    }
}

extension ResultSchema {
    static let symbol: JSONObject = object([
        "name": string, "label": string, "pack": string, "variants": list(string),
    ])
}

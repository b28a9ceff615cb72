import JSONValues
import TestSupport
import Testing

/// errors.json as a set.
enum ErrorCatalogue {
    struct Entry: Hashable {
        let code: Int
        let reason: String
    }

    static func read() throws -> Set<Entry> {
        let codes = try #require(try VectorFile.json("errors.json")["/codes"]?.array)
        let entries = codes.flatMap { code in
            (code["/reasons"]?.array ?? []).compactMap { reason -> Entry? in
                guard let code = code["/code"]?.integer, let word = reason["/reason"]?.string else { return nil }
                return Entry(code: code, reason: word)
            }
        }
        try #require(!entries.isEmpty)
        return Set(entries)
    }

    /// Every error that an expectation names, as `error` or inside of a pattern.
    static func entries(in json: JSONValue) -> [Entry] {
        switch json {
        case .array(let elements): elements.flatMap(entries)
        case .object(let object): own(object) + object.members.flatMap { entries(in: $0.value) }
        default: []
        }
    }

    private static func own(_ object: JSONObject) -> [Entry] {
        let reason = object["reason"]?.string ?? object["data"]?["/reason"]?.string
        guard let reason, let code = object["code"]?.integer else { return [] }
        return [Entry(code: code, reason: reason)]
    }
}

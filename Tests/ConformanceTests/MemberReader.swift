import JSONValues
import TestSupport

/// Reads the members of an object and notices which nobody asked for.
struct MemberReader {
    private let object: JSONObject
    private let place: String
    private var known: Set<String> = []

    init(_ json: JSONValue, at place: String) throws {
        guard let object = json.object else { throw Failure("\(place): not an object: \(json.cut(200))") }
        self.object = object
        self.place = place
    }

    mutating func optional<Value>(_ name: String, as type: (JSONValue) -> Value?) throws -> Value? {
        known.insert(name)
        guard let value = object[name] else { return nil }
        guard let result = type(value) else {
            throw Failure("\(place)/\(name): not what it should be: \(value.cut(200))")
        }
        return result
    }

    mutating func required<Value>(_ name: String, as type: (JSONValue) -> Value?) throws -> Value {
        guard let value = try optional(name, as: type) else { throw Failure("\(place): no \"\(name)\"") }
        return value
    }

    func finish() throws {
        for member in object.members where !known.contains(member.key) {
            throw Failure("\(place): \"\(member.key)\" is not known here")
        }
    }

    /// The one member of an object that takes exactly one of several.
    static func only(_ json: JSONValue, of names: [String], at place: String) throws -> String {
        let present = json.object?.members.map(\.key).filter(names.contains) ?? []
        guard present.count == 1 else {
            throw Failure("\(place): wants exactly one of \(names.joined(separator: ", ")), has \(present)")
        }
        return present[0]
    }
}

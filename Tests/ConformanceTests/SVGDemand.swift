import JSONValues
import TestSupport

/// What a vector asks of an SVG picture beyond the rules for all of them.
enum SVGDemand {
    static func check(_ demand: JSONObject, _ message: JSONValue, _ labels: inout Labels) throws {
        let picture = try Rendering(message[demand["at"]?.string ?? "/result"]).svg()
        for (name, wanted) in members("rootAttributes", of: demand) {
            try checkAttribute(name, wanted, picture.root[name], &labels)
        }
        for name in ["title", "desc"] {
            guard let wanted = demand[name] else { continue }
            let text = picture.root.elements.first { $0.name == name }.map(\.text)
            try Pattern.exact(wanted, .optional(text), at: "<\(name)>")
        }
        if let wanted = demand["text"] {
            let texts = picture.elements.filter { $0.localName == "text" }.map { JSONValue.string($0.text) }
            try Pattern.exact(wanted, .array(texts), at: "<text>")
        }
        for (name, wanted) in members("count", of: demand) where wanted.integer != picture.count(of: name) {
            throw Failure("<\(name)>: want \(wanted.cut()), got \(picture.count(of: name))")
        }
        for (name, least) in members("atLeast", of: demand) where picture.count(of: name) < least.integer ?? .max {
            throw Failure("<\(name)>: want at least \(least.cut()), got \(picture.count(of: name))")
        }
        if let prefix = demand["idPrefix"]?.string {
            for name in picture.names where !name.hasPrefix(prefix) { throw Failure("\(name) lacks the prefix") }
        }
        for part in demand["contains"]?.array ?? [] where !isPart(part, of: picture) {
            throw Failure("the picture lacks \(part.cut())")
        }
        for part in demand["lacks"]?.array ?? [] where isPart(part, of: picture) {
            throw Failure("the picture has \(part.cut())")
        }
    }

    private static func isPart(_ part: JSONValue, of picture: SVGPicture) -> Bool {
        part.string.map { Array(picture.data.utf8)[...].contains(text: $0) } ?? false
    }

    private static func members(_ name: String, of demand: JSONObject) -> [(String, JSONValue)] {
        demand[name]?.object?.members.map { ($0.key, $0.value) } ?? []
    }

    private static func checkAttribute(
        _ name: String, _ wanted: JSONValue, _ value: String?, _ labels: inout Labels
    ) throws {
        let place = "root@\(name)"
        if wanted == .null {
            if let value { throw Failure("\(place): must be absent, is \(value)") }
            return
        }
        guard let value else { throw Failure("\(place): missing; want \(wanted.cut())") }
        guard let numbers = wanted.array?.map(\.number) ?? wanted.number.map({ [$0] }) else {
            return try Pattern.match(wanted, .string(value), &labels, at: place)
        }
        let parts = (value.hasSuffix("px") ? String(value.dropLast(2)) : value)
            .split { $0.isWhitespace || $0 == "," }.map { Double($0) }
        let agree = zip(numbers, parts).allSatisfy { wanted, part in
            guard let wanted, let part else { return false }
            return (wanted - part).magnitude <= 0.0011
        }
        guard numbers.count == parts.count, agree else { throw Failure("\(place): want \(wanted.cut()), got \(value)") }
    }

    /// Fails where a vector asks for something that is not known here.
    static func check(_ demand: JSONObject?, at place: String) throws {
        guard let demand else { return }
        var reader = try MemberReader(.object(demand), at: place + "/svg")
        _ = try reader.optional("at", as: \.string)
        for name in ["rootAttributes", "count", "atLeast"] { _ = try reader.optional(name, as: \.object) }
        for name in ["title", "desc"] { _ = try reader.optional(name) { $0 == .null || $0.string != nil ? $0 : nil } }
        for name in ["text", "contains", "lacks"] { _ = try reader.optional(name, as: \.array) }
        _ = try reader.optional("idPrefix", as: \.string)
        try reader.finish()
    }
}

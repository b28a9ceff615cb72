import Foundation
import JSONValues
import TestSupport

extension Vector {
    init(_ json: JSONValue, topic: String, at place: String) throws {
        var reader = try MemberReader(json, at: place)
        id = try reader.required("id", as: \.string)
        let place = id
        requirement = try reader.required("requirement", as: \.string)
        description = try reader.required("description", as: \.string)
        let since = try reader.required("since", as: \.string)
        arguments = try reader.optional("args") { $0.array?.compactMap(\.string) } ?? []
        framing = try reader.optional("framing") { $0.string.flatMap(Framing.init) }
        let steps = try reader.required("steps", as: \.array)
        try reader.finish()
        self.topic = topic
        self.steps = try steps.enumerated().map { try Step($1, at: "\(place), step \($0)") }
        let wellNamed = try #/[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+/#.wholeMatch(in: id) != nil
        guard wellNamed, id.hasPrefix(topic + ".") else {
            throw Failure("\(id): the id does not suit the topic \(topic)")
        }
        guard try #/R[0-9]+(, R[0-9]+)*/#.wholeMatch(in: requirement) != nil else {
            throw Failure("\(id): the requirement is \"\(requirement)\"")
        }
        guard try #/1\.[0-9]+/#.wholeMatch(in: since) != nil, !description.isEmpty, !steps.isEmpty else {
            throw Failure("\(id): incomplete")
        }
        for case .exit in self.steps.dropLast() { throw Failure("\(id): exit is not the last step") }
    }
}

extension Vector.Step {
    init(_ json: JSONValue, at place: String) throws {
        var reader = try MemberReader(json, at: place)
        let kind = try MemberReader.only(
            json, of: ["send", "bytes", "expect", "none", "close", "exit"], at: place)
        switch kind {
        case "send": self = .send(try reader.required(kind, as: \.self))
        case "bytes":
            let value = try reader.required(kind, as: \.self)
            let pieces = try (value.array ?? [value]).map { try Vector.Piece($0, at: place) }
            self = .bytes(pieces, chunk: try reader.optional("chunk", as: \.integer))
        case "expect":
            self = .expect(try Expectation(try reader.required(kind, as: \.self), at: place))
        case "none": self = .silence(milliseconds: try reader.required(kind, as: \.integer))
        case "close":
            guard try reader.required(kind, as: \.bool) else { throw Failure("\(place): close is true") }
            self = .close
        default: self = .exit(Int32(try reader.required(kind, as: \.integer)))
        }
        try reader.finish()
    }
}

extension Vector.Piece {
    init(_ json: JSONValue, at place: String) throws {
        if let text = json.string {
            self = .bytes(Array(text.utf8))
            return
        }
        var reader = try MemberReader(json, at: place)
        if try MemberReader.only(json, of: ["base64", "repeat"], at: place) == "base64" {
            let data = try reader.required("base64") { $0.string.flatMap { Data(base64Encoded: $0) } }
            self = .bytes(Array(data))
        } else {
            var inner = try MemberReader(try reader.required("repeat", as: \.self), at: place)
            self = .repeat(
                Array(try inner.required("text", as: \.string).utf8), count: try inner.required("count", as: \.integer))
            try inner.finish()
        }
        try reader.finish()
    }
}

extension Expectation {
    init(_ json: JSONValue, at place: String) throws {
        var reader = try MemberReader(json, at: place)
        self.json = json
        let kind = try MemberReader.only(json, of: ["exact", "subset", "error", "unordered"], at: place)
        let value = try reader.required(kind, as: \.self)
        switch kind {
        case "exact": demand = .exact(value)
        case "subset":
            try Pattern.check(value, at: place)
            demand = .subset(value)
        case "error": demand = .error(try ErrorDemand(value, at: place))
        default:
            guard let list = value.array, !list.isEmpty else { throw Failure("\(place): unordered takes a list") }
            demand = .unordered(try list.map { try Expectation($0, at: place) })
        }
        svg = try reader.optional("svg", as: \.object)
        png = try reader.optional("png", as: \.object)
        try reader.finish()
        guard svg == nil && png == nil || kind == "subset" else { throw Failure("\(place): pictures need a subset") }
        try SVGDemand.check(svg, at: place)
        try PNGDemand.check(png, at: place)
    }
}

extension ErrorDemand {
    init(_ json: JSONValue, at place: String) throws {
        var reader = try MemberReader(json, at: place)
        code = try reader.required("code") { $0.integer == nil ? nil : $0 }
        reason = try reader.required("reason", as: \.self)
        id = try reader.required("id", as: \.self)
        pointer = try reader.optional("pointer", as: \.self)
        suggestion = try reader.optional("suggestion", as: \.self)
        data = try reader.optional("data", as: \.self)
        try reader.finish()
        for pattern in [reason, pointer, suggestion, data].compactMap(\.self) { try Pattern.check(pattern, at: place) }
    }
}

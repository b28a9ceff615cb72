import Foundation
import JSONValues
import TestSupport
import Testing

@Suite("What the host says of itself") struct DiscoverTests {
    private static func ask(_ requests: [(String, JSONObject)]) throws -> [JSONValue] {
        let host = try HostProcess(["--ordered"])
        for (id, (method, params)) in requests.enumerated() { host.request(.integer(Int64(id)), method, params) }
        host.close()
        return try host.rest()
    }

    private static func document() throws -> JSONValue {
        try #require(try ask([("rpc.discover", [:])]).first?["/result"])
    }

    private static func methods() throws -> [JSONValue] {
        try #require(try document()["/methods"]?.array)
    }

    private static func componentIDs() throws -> [String] {
        let list = try ask([("component/list", [:])]).first?["/result/components"]?.array ?? []
        return list.compactMap { $0["/id"]?.string }
    }

    /// The file adds examples, with what the host answers to them.
    private static func withoutExamples(_ document: JSONValue) -> JSONValue {
        guard case .object(var object) = document, case .array(let methods)? = object["methods"] else {
            return document
        }
        object["methods"] = .array(
            methods.map { method in
                guard case .object(var method) = method else { return method }
                method["examples"] = nil
                return .object(method)
            })
        return .object(object)
    }

    @Test("The document is the one in protocol/v1")
    func file() throws {
        let path = RoundelExecutable.packageRoot + "protocol/v1/openrpc.json"
        let file = try Jansson.parse(Array(try Data(contentsOf: URL(filePath: path))))
        #expect(try Self.document().isExactly(Self.withoutExamples(file)), "run scripts/protocol")
    }

    @Test("Every method has a summary, parameters with schemas, and a result")
    func methods() throws {
        let methods = try Self.methods()
        #expect(methods.count > 15)
        #expect(Set(methods.map { $0["/name"]?.string }).count == methods.count)
        for method in methods {
            let name = method["/name"]?.string ?? "?"
            #expect(method["/summary"]?.string?.isEmpty == false, "\(name)")
            #expect(method["/paramStructure"] == "by-name", "\(name)")
            #expect(method["/result/schema"]?.object != nil && method["/result/name"]?.string != nil, "\(name)")
            let params = try #require(method["/params"]?.array, "\(name)")
            #expect(Set(params.map { $0["/name"]?.string }).count == params.count, "\(name)")
            for param in params {
                #expect(param["/schema"]?.object != nil, "\(name): \(param.cut(200))")
                #expect(param["/required"]?.bool != nil, "\(name): \(param.cut(200))")
            }
            let names = params.compactMap { $0["/name"]?.string }
            #expect(Set(["deadlineMs", "progressToken"]).isSubset(of: names), "\(name)")
        }
    }

    /// `null` stands for a member that is absent, so that it tells only whether the name is known.
    @Test("Every method takes the parameters that are listed, and no other")
    func parameters() throws {
        for method in try Self.methods() where method["/name"] != "shutdown" {
            let name = try #require(method["/name"]?.string)
            let names = (method["/params"]?.array ?? []).compactMap { $0["/name"]?.string }
            let listed = JSONObject(names.map { ($0, .null) })
            var more = listed
            more.append("noSuchParameter", 1)
            let answers = try Self.ask([(name, listed), (name, more)])
            #expect(
                ![answers[0].reason].contains { ["unknown_parameter", "method_not_found"].contains($0) }, "\(name)")
            // initialize passes over what it does not know; after its first answer it refuses for another reason.
            if name != "initialize" { #expect(answers[1].reason == "unknown_parameter", "\(name)") }
        }
    }

    @Test("The capabilities agree with the lists")
    func capabilities() throws {
        let answer = try #require(try Self.ask([("initialize", [:])]).first)
        let named = answer["/result/capabilities/components"]?.array?.compactMap(\.string)
        #expect(try named == Self.componentIDs())
        let limits = try Jansson.parse(
            Array(try Data(contentsOf: URL(filePath: RoundelExecutable.packageRoot + "protocol/v1/limits.json"))))
        for limit in limits["/limits"]?.array ?? [] where limit["/announced"] == true {
            let name = try #require(limit["/name"]?.string)
            #expect(answer["/result/limits/\(name)"] == limit["/value"], "\(name)")
        }
    }

    @Test("A component's schema lists what resolve takes: names, defaults and words")
    func props() throws {
        for id in try Self.componentIDs() {
            let answer = try Self.ask([("component/describe", ["component": .string(id)])])
            let schema = try #require(answer.first?["/result/props"])
            let properties = try #require(schema["/properties"]?.object?.members)
            #expect(schema["/additionalProperties"] == false, "\(id)")
            var requests: [(String, JSONObject)] = []
            var expected: [(what: String, isKnown: Bool)] = []
            func add(_ props: JSONObject, _ what: String, isKnown: Bool) {
                requests.append(("component/resolve", ["component": .string(id), "props": .object(props)]))
                expected.append((what, isKnown))
            }
            add(["noSuchProp": .null], "noSuchProp", isKnown: false)
            for property in properties {
                add([property.key: .null], property.key, isKnown: true)
                if let value = property.value["/default"] { add([property.key: value], property.key, isKnown: true) }
                for word in property.value["/enum"]?.array ?? [] {
                    add([property.key: word], property.key, isKnown: true)
                }
                if property.value["/enum"] != nil { add([property.key: "no such word"], property.key, isKnown: false) }
            }
            for (answer, expectation) in zip(try Self.ask(requests), expected) {
                // Required props are missing here; that is a reason that says nothing of this one.
                let refused = ["unknown_parameter", "unknown_value", "wrong_type"].contains(answer.reason)
                #expect(refused == !expectation.isKnown, "\(id) \(expectation.what): \(answer.cut(300))")
            }
        }
    }

    @Test("A component's examples render")
    func examples() throws {
        for id in try Self.componentIDs() {
            let answer = try Self.ask([("component/describe", ["component": .string(id)])])
            let examples = try #require(answer.first?["/result/examples"]?.array)
            #expect(!examples.isEmpty, "\(id)")
            let requests = examples.map { ("component/render", ["component": .string(id), "props": $0] as JSONObject) }
            for answer in try Self.ask(requests) { _ = try Rendering(answer["/result"]).svg() }
        }
    }
}

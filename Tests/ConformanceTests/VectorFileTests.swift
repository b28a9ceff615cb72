import JSONValues
import TestSupport
import Testing

@Suite("Vector files") struct VectorFileTests {
    @Test("Every file keeps the schema", arguments: VectorFile.all.map(\.name))
    func file(_ name: String) throws {
        let file = try #require(VectorFile.all.first { $0.name == name })
        _ = try file.content.get()
    }

    @Test("There are vectors, and every id is used once")
    func ids() {
        let ids = VectorFile.vectors.map(\.id)
        #expect(ids.count > 1000)
        let counts = ids.reduce(into: [:]) { counts, id in counts[id, default: 0] += 1 }
        #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    }

    @Test("Errors are those of errors.json, and parameters have a pointer")
    func errors() throws {
        let known = try ErrorCatalogue.read()
        for vector in VectorFile.vectors {
            for demand in vector.errors {
                guard let reason = demand.reason.string, let code = demand.code.integer else { continue }
                #expect(known.contains(.init(code: code, reason: reason)), "\(vector.id): \(code) \(reason)")
                if code == -32602, reason != "by_name_only" {
                    #expect(demand.pointer != nil, "\(vector.id) expects \(reason) without a pointer")
                }
            }
        }
    }

    /// What a vector cannot bring about: faults of the host itself, and what later versions add.
    private static let unreachable: Set<String> = ["internal_error", "plugin_failed"]
    /// What depends on time; the end-to-end tests bring it about.
    private static let timed: Set<String> = ["duplicate_id", "cancelled", "deadline_exceeded"]

    @Test("Every reason of errors.json has a vector")
    func coverage() throws {
        var expected: Set<ErrorCatalogue.Entry> = []
        for demand in VectorFile.vectors.flatMap(\.errors) {
            guard let reason = demand.reason.string, let code = demand.code.integer else { continue }
            expected.insert(.init(code: code, reason: reason))
        }
        let missing = try ErrorCatalogue.read().subtracting(expected)
            .filter { !Self.unreachable.contains($0.reason) && !Self.timed.contains($0.reason) }
        #expect(missing.map { "\($0.code) \($0.reason)" }.sorted() == [])
    }
}

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
}

extension Vector {
    var errors: [ErrorDemand] {
        steps.flatMap { step -> [ErrorDemand] in
            if case .expect(let expectation) = step { expectation.errors } else { [] }
        }
    }
}

extension Expectation {
    fileprivate var errors: [ErrorDemand] {
        switch demand {
        case .error(let error): [error]
        case .unordered(let list): list.flatMap(\.errors)
        default: []
        }
    }
}

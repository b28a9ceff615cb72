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

    @Test("Every reason of errors.json has a vector")
    func coverage() throws {
        let expected = VectorFile.vectors.flatMap(\.expectations).flatMap { ErrorCatalogue.entries(in: $0.json) }
        let missing = try ErrorCatalogue.read().subtracting(expected)
            .filter { !Self.unreachable.contains($0.reason) }
        #expect(missing.map { "\($0.code) \($0.reason)" }.sorted() == [])
    }
}

extension Vector {
    fileprivate var expectations: [Expectation] {
        steps.compactMap { if case .expect(let expectation) = $0 { expectation } else { nil } }
    }

    fileprivate var errors: [ErrorDemand] { expectations.flatMap(\.errors) }
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

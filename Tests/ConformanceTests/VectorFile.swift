import Foundation
import JSONValues
import TestSupport

/// A file of vectors below protocol/v1/vectors.
struct VectorFile: Sendable {
    /// `avatar/size.json`.
    let name: String
    let content: Result<[Vector], Failure>

    static let folder = RoundelExecutable.packageRoot + "protocol/v1/"

    static let all: [VectorFile] = {
        Jansson.start()
        let names = FileManager.default.enumerator(atPath: folder + "vectors")?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map(VectorFile.init)
    }()

    private init(name: String) {
        self.name = name
        do {
            content = .success(try Self.read(name))
        } catch let failure as Failure {
            content = .failure(failure.inside(name))
        } catch {
            content = .failure(Failure("\(name): \(error)"))
        }
    }

    static func json(_ path: String) throws -> JSONValue {
        try Jansson.parse(Array(try Data(contentsOf: URL(filePath: folder + path))))
    }

    private static func read(_ name: String) throws -> [Vector] {
        var reader = try MemberReader(json("vectors/" + name), at: name)
        let topic = try reader.required("topic", as: \.string)
        let vectors = try reader.required("vectors", as: \.array)
        try reader.finish()
        guard name.split(separator: "/").first.map(String.init) == topic else { throw Failure("the topic is \(topic)") }
        guard !vectors.isEmpty else { throw Failure("no vectors") }
        // Those against clients and plugins are for the conformance kit, which plays a host.
        return try vectors.enumerated().filter { $0.element["/role"] == nil }
            .map { try Vector($0.element, topic: topic, at: "vector \($0.offset)") }
    }
}

extension VectorFile {
    /// All that can be read; `VectorFileTests` says what cannot.
    static let vectors: [Vector] = all.flatMap { (try? $0.content.get()) ?? [] }
}

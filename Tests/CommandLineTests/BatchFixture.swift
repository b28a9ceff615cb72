import Foundation

/// A file of items and the folder that it is rendered into.
struct BatchFixture {
    let folder: TemporaryFolder

    init(_ lines: String...) throws {
        try self.init(lines: lines)
    }

    init(lines: [String]) throws {
        folder = try TemporaryFolder()
        try write(lines)
    }

    func write(_ lines: [String]) throws {
        try folder.write(lines.map { $0 + "\n" }.joined(), as: "items.ndjson")
    }

    func run(_ flags: String...) throws -> Roundel.Run {
        let arguments = ["batch", folder.url("items.ndjson").path, "--out", folder.url("out").path] + flags
        return try withExtendedLifetime(folder) {
            try Roundel.run(Roundel.executable, arguments, input: Data(), environment: [:])
        }
    }

    /// The files made, hidden ones too.
    func files() throws -> [String] { try folder.names(in: "out") }

    /// An avatar, with further members of the item.
    static func item(_ name: String, _ members: String = "") -> String {
        "{\"component\":\"avatar\",\"props\":{\"name\":\"\(name)\"}\(members.isEmpty ? "" : "," + members)}"
    }
}

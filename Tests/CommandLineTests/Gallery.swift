import Foundation
import JSONValues
import TestSupport

/// What `roundel gallery` writes, made once for all tests.
enum Gallery {
    struct Made: Sendable {
        let folder: TemporaryFolder
        let run: Int32
        let said: String
        /// The items of cases.json.
        let cases: [JSONValue]

        var names: [String] { cases.compactMap { $0["/id"]?.string } }

        func bytes(of name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.url(name))) }
    }

    private static let result = Result {
        let folder = try TemporaryFolder()
        let run = try Roundel.run("gallery", "--out", folder.url("out").path)
        let cases = try Jansson.parse(Array(try Data(contentsOf: folder.url("out/cases.json")))).array ?? []
        return Made(folder: folder, run: run.status, said: run.text + run.errors, cases: cases)
    }

    static func made() throws -> Made { try result.get() }
}

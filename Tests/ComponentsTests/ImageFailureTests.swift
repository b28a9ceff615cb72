import Foundation
import JSONValues
import Testing

@testable import Components

@Suite("Why pictures fail") struct ImageFailureTests {
    @Test("The closed list is the one that the protocol publishes")
    func list() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "protocol/v1/image-failures.json")
        guard case .object(let root) = try Jansson.parse(Array(Data(contentsOf: file))),
            case .array(let entries)? = root["reasons"]
        else {
            Issue.record("the file has no list")
            return
        }
        let reasons = entries.map { entry -> JSONValue? in
            if case .object(let object) = entry { object["reason"] } else { nil }
        }
        #expect(reasons == ImageFailure.allCases.map { .string($0.rawValue) })
    }
}

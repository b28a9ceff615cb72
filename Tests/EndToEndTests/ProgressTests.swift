import JSONValues
import TestSupport
import Testing

@Suite("Progress") struct ProgressTests {
    @Test(
        "Rises strictly up to the number of items and ends before the answer", arguments: ["token", 7] as [JSONValue])
    func rises(token: JSONValue) throws {
        let host = try HostProcess()
        let items = (0..<60).map { index -> JSONValue in .object(Work.avatar("Jamie Lin \(index)")) }
        host.request(1, "component/renderBatch", ["items": .array(items), "progressToken": token])
        host.close()
        let messages = try host.rest()
        let told = messages.dropLast()
        #expect(messages.last?["/result/succeeded"] == 60)
        #expect(!told.isEmpty)
        #expect(told.allSatisfy { $0["/method"] == "$/progress" && $0["/params/token"] == token })
        #expect(told.allSatisfy { $0["/params/value/total"] == 60 })
        let done = told.compactMap { $0["/params/value/done"]?.integer }
        #expect(zip(done, done.dropFirst()).allSatisfy { $0 < $1 })
        #expect(done.last == 60 && done.count == told.count)
    }

    @Test("Nobody who did not ask is told")
    func unasked() throws {
        let host = try HostProcess()
        host.request(1, "component/renderBatch", ["items": [.object(Work.avatar("Jamie Lin"))]])
        host.close()
        #expect(try host.rest().count == 1)
    }
}

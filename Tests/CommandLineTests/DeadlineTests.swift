import Foundation
import Testing

@Suite("A deadline on the command line")
struct DeadlineTests {
    @Test("fails the call that is late for it", arguments: ["ping", "badge/text", "initialize"])
    func late(method: String) throws {
        let run = try Roundel.run("call", method, #"{"deadlineMs":0,"count":3}"#)
        #expect(run.status == 1)
        #expect(run.errors.contains("not ready at its deadline"))
    }

    @Test("wakes a call that waits for a plugin")
    func waiting() throws {
        let folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\nexec sleep 30\n", as: "mute.sh")
        let start = Date()
        let run = try Roundel.run(
            "call", "component/resolve", #"{"component":"acme/gauge","deadlineMs":300}"#, "--plugin",
            "sh \(folder.url("mute.sh").path)")
        #expect(run.status == 1)
        #expect(run.errors.contains("not ready at its deadline"))
        #expect(Date().timeIntervalSince(start) < 5)
    }
}

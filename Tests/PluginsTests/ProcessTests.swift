import JSONValues
import Testing

@testable import Plugins

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct ProcessTests {
    @Test func aChildFindsWhatItIsGivenAndNothingElse() {
        let child = Supervisor.fake { options in
            options.launch.folder = "/usr"
            options.launch.environment = [("PATH", "/usr/bin:/bin"), ("COLOUR", "blue")]
        }
        defer { child.stop(milliseconds: 100) }
        let id = child.childID
        guard case .success(.array(let parts))? = child.result("where"), parts.count == 4,
            case .object(let environment) = parts[1], case .array(let descriptors) = parts[2]
        else {
            Issue.record("no answer")
            return
        }
        #expect(parts[0] == "/usr")
        #expect(environment["COLOUR"] == "blue" && environment["HOME"] == nil)
        // Its three streams, and the one that it lists them with.
        #expect(descriptors == ["0", "1", "2", "3"])
        #expect(parts[3] == id.map { .integer(Int64($0)) })
    }

    @Test func whatTheHostIgnoresItsChildrenDoNot() throws {
        for number in [SIGPIPE, SIGXFSZ] {
            signal(number, SIG_IGN)
            let child = try SpawnedProcess.start(Launch("/bin/sh", ["-c", "kill -\(number) $$"]))
            #expect(child.process.reap() == .signal(number))
        }
    }

    @Test func oneThatIgnoresTheEndOfItsInputAndTheFirstSignalIsKilled() {
        let child = Supervisor.fake("stubborn")
        let id = child.childID
        child.stop(milliseconds: 100)
        #expect(id.map { isGone($0) } == true)
    }

    @Test func itsChildrenEndWithIt() {
        let child = Supervisor.fake("fork")
        guard case .success(.integer(let id))? = child.result("forked") else {
            Issue.record("no answer")
            return
        }
        #expect(kill(Int32(id), 0) == 0)
        #expect(child.result("status", ["code": 0]) == .failure(.crashed("it ended with status 0")))
        #expect(isGone(Int32(id)))
        child.stop(milliseconds: 0)
    }

    @Test func theGuardEndsGroupsThatAreLeftWhenItsPipeEnds() throws {
        var launch = Launch("/bin/sh", ["-c", "trap '' TERM HUP; sleep 100; sleep 100"])
        launch.environment = [("PATH", "/usr/bin:/bin")]
        let kept = try SpawnedProcess.start(launch)
        let removed = try SpawnedProcess.start(launch)
        do {
            let guardian = GroupGuard()
            guardian.add(kept.process)
            guardian.add(removed.process)
            guardian.remove(removed.process)
        }
        for _ in 0..<500 where !kept.process.hasEnded { usleep(10_000) }
        #expect(kept.process.hasEnded && !removed.process.hasEnded)
        removed.process.signal(SIGKILL)
        #expect(kept.process.reap() == .signal(9) && removed.process.reap() == .signal(9))
    }
}

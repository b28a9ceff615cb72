import JSONValues
import Testing
import Wire

@testable import Plugins

@Suite struct SupervisorTests {
    @Test func aChildIsStartedByTheFirstCallAndAnswersManyAtOnce() {
        let child = Supervisor.fake()
        defer { child.stop(milliseconds: 100) }
        #expect(child.condition == .idle)
        let box = Box<Outcome>()
        for number in 0..<500 {
            child.call("echo", .value(["n": .integer(Int64(number))]), milliseconds: 5000) { box.put($0) }
        }
        let numbers = box.wait(for: 500).compactMap { outcome -> Int64? in
            if case .success(.object(let object)) = outcome, case .integer(let n)? = object["n"] { n } else { nil }
        }
        #expect(numbers.sorted() == Array(0..<500))
        #expect(child.condition == .running && child.restarts == 0)
    }

    @Test func answersComeInAnyOrder() {
        let child = Supervisor.fake()
        defer { child.stop(milliseconds: 100) }
        let box = Box<Outcome>()
        child.call("later", .value(["milliseconds": 300]), milliseconds: 5000) { box.put($0) }
        child.call("echo", .value(["quick": true]), milliseconds: 5000) { box.put($0) }
        #expect(box.wait(for: 2) == [.success(["quick": true]), .success(["milliseconds": 300])])
    }

    @Test func aCrashFailsWhatIsInFlightAndTheNextCallStartsItAgain() {
        let child = Supervisor.fake()
        defer { child.stop(milliseconds: 100) }
        let box = Box<Outcome>()
        child.call("never", .value([:]), milliseconds: 9000) { box.put($0) }
        child.call("die", .value([:]), milliseconds: 9000) { box.put($0) }
        let crashed = Outcome.failure(.amongOthers(.crashed("it was ended by signal 9")))
        #expect(box.wait(for: 2, seconds: 3) == [crashed, crashed])
        #expect(child.result("echo", ["again": true]) == .success(["again": true]))
        #expect(child.restarts == 1)
        #expect(child.result("status", ["code": 7]) == .failure(.crashed("it ended with status 7")))
    }

    @Test func aCallThatMeetsAChildAboutToEndWaitsForTheNext() {
        let peers = Box<Peer>()
        let child = Supervisor.fake { options in
            options.handshake = { peer, done in
                peers.put(peer)
                done(.success(()))
            }
        }
        defer { child.stop(milliseconds: 100) }
        _ = child.result("echo")
        peers.all[0].stop(milliseconds: 100)
        let box = Box<Outcome>()
        let call = PendingCall("echo", .value(["n": 1]), milliseconds: 5000) { box.put($0) }
        #expect(!call.send(to: peers.all[0]) && box.all.isEmpty)
        child.send(call, to: peers.all[0])
        #expect(box.wait() == [.success(["n": 1])])
        #expect(peers.all.count == 2)
    }

    @Test(arguments: [true, false])
    func aCrashMayBeTheDeedOfACallThatNobodyWaitsFor(isCancelled: Bool) {
        let child = Supervisor.fake()
        defer { child.stop(milliseconds: 100) }
        _ = child.result("echo")
        let culprit = Box<Outcome>()
        let limit = isCancelled ? 5000 : 50
        let call = child.call("dieLater", .value(["milliseconds": 300]), milliseconds: limit) { culprit.put($0) }
        if isCancelled { call.cancel() }
        #expect(culprit.wait() == [.failure(isCancelled ? .cancelled : .timedOut(milliseconds: 50))])
        let crashed = CallFailure.crashed("it was ended by signal 9")
        #expect(child.result("later", ["milliseconds": 2000]) == .failure(.amongOthers(crashed)))
        #expect(child.result("die") == .failure(crashed))
    }

    @Test func aChildThatHangsInACancelledCallIsEndedAtItsLimitAndTheOthersWereNotToBlame() {
        let log = Box<String>()
        let child = Supervisor.fake(log: log) { $0.peer.endsWhenHeldUp = true }
        defer { child.stop(milliseconds: 100) }
        #expect(child.result("echo") == .success([:]))
        let given = Box<Outcome>()
        let call = child.call("sleep", .value(["seconds": 100]), milliseconds: 300) { given.put($0) }
        call.cancel()
        #expect(given.all == [.failure(.cancelled)])
        let behind = child.result("echo", ["n": 1], milliseconds: 9000)
        #expect(behind == .failure(.amongOthers(.timedOut(milliseconds: 300))))
        #expect(log.all.contains { $0.contains("is ended") })
        #expect(child.result("echo", ["n": 2]) == .success(["n": 2]) && child.restarts == 1)
    }

    @Test func aChildThatGoesOnAfterACancelledCallIsLeftAlone() {
        let child = Supervisor.fake { $0.peer.endsWhenHeldUp = true }
        defer { child.stop(milliseconds: 100) }
        let given = Box<Outcome>()
        child.call("never", .value([:]), milliseconds: 100) { given.put($0) }.cancel()
        #expect(child.result("echo") == .success([:]))
        #expect(child.result("later", ["milliseconds": 250]) == .success(["milliseconds": 250]))
        #expect(child.restarts == 0)
    }

    @Test func aChildThatIsToRunAlwaysIsStartedAgainWithinASecond() {
        let child = Supervisor.fake { $0.restartsAtOnce = true }
        defer { child.stop(milliseconds: 100) }
        _ = child.result("die")
        let box = Box<Bool>()
        while box.all.count < 1000, child.condition != .running || child.restarts != 1 {
            box.put(true)
            _ = box.wait(for: .max, seconds: 0.002)
        }
        #expect(box.all.count < 500)
        #expect(child.childID != nil)
    }

    @Test func oneThatEndsAtOnceIsGivenUp() {
        let log = Box<String>()
        let child = Supervisor.fake("exit", log: log) { options in
            options.handshake = { peer, done in
                peer.call("hello", .value([:]), milliseconds: 5000) { outcome in done(outcome.map { _ in }) }
            }
        }
        defer { child.stop(milliseconds: 100) }
        guard case .failure(.notStarted(let reason))? = child.result("echo") else {
            Issue.record("it was started")
            return
        }
        #expect(reason.contains("status 3"))
        #expect(child.condition == .failed)
        #expect(log.all.contains { $0.hasPrefix("fake: does not start: ") })
    }

    @Test func aProgramThatIsNotThereIsSaidSo() {
        let child = Supervisor(Supervisor.Options(Launch("/nowhere/at/all"), Peer.Options(name: "none")))
        #expect(child.result("echo") == .failure(.notStarted("there is no program /nowhere/at/all")))
        let notAProgram = Supervisor(Supervisor.Options(Launch("/etc/passwd"), Peer.Options(name: "none")))
        #expect(notAProgram.result("echo") == .failure(.notStarted("/etc/passwd may not be executed")))
    }

    @Test func oneThatIsNeverReadyIsGivenUpAndEnded() {
        let ids = Box<Int32>()
        let child = Supervisor.fake { options in
            options.startMilliseconds = 200
            options.handshake = { peer, _ in ids.put(peer.processID) }
        }
        #expect(child.result("echo") == .failure(.notStarted("it was not ready within 200 ms")))
        #expect(ids.all.count == 1 && ids.all.allSatisfy { isGone($0) })
    }

    @Test func afterFiveRestartsInAMinuteThereIsNoSixth() {
        let child = Supervisor.fake("exit")
        defer { child.stop(milliseconds: 100) }
        var last: Outcome?
        for _ in 0..<7 { last = child.result("echo", milliseconds: 20_000) }
        guard case .failure(.notStarted(let reason))? = last else {
            Issue.record("it was started once more: \(String(describing: last))")
            return
        }
        #expect(reason.contains("5 restarts in a minute"))
        #expect(child.restarts == 5 && child.condition == .failed)
    }

    @Test func aStoppedOneFailsWhatWaits() {
        let child = Supervisor.fake { $0.handshake = { _, _ in } }
        let box = Box<Outcome>()
        child.call("echo", .value([:]), milliseconds: 5000) { box.put($0) }
        child.stop(milliseconds: 0)
        #expect(box.wait() == [.failure(.cancelled)])
        #expect(child.result("echo") == .failure(.notStarted("the host is about to end")))
    }
}

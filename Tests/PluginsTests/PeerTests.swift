import JSONValues
import Testing
import Wire

@testable import Plugins

@Suite struct PeerTests {
    @Test func aCallThatTakesTooLongTimesOutAndItsLateAnswerIsDropped() {
        let log = Box<String>()
        let child = Supervisor.fake(log: log)
        defer { child.stop(milliseconds: 100) }
        _ = child.result("echo")
        #expect(child.result("later", ["milliseconds": 300], milliseconds: 50) == .failure(.timedOut(milliseconds: 50)))
        #expect(child.result("echo", [:]) == .success([:]))
        #expect(log.wait().first == "fake: answers call 2 too late")
    }

    @Test func aChildThatNeverAnswersIsReplaced() {
        let child = Supervisor.fake { $0.peer.mostTimeouts = 2 }
        defer { child.stop(milliseconds: 100) }
        let first = child.childID
        for _ in 0..<2 { #expect(child.result("never", milliseconds: 50) == .failure(.timedOut(milliseconds: 50))) }
        let second = child.childID
        #expect(first != nil && second != nil && first != second)
    }

    @Test func aCancelledCallFailsAtOnceAndTheChildIsTold() {
        let calls = Box<Call>()
        let child = Supervisor.fake { $0.peer.onCall = { call, _ in calls.put(call) } }
        defer { child.stop(milliseconds: 100) }
        _ = child.result("echo")
        let box = Box<Outcome>()
        let call = child.call("never", .value([:]), milliseconds: 5000) { box.put($0) }
        call.cancel()
        #expect(box.all == [.failure(.cancelled)])
        #expect(calls.wait().map(\.params) == [["id": 2]])
        call.cancel()
        #expect(box.all.count == 1)
    }

    @Test func secondAndUnknownAnswersAreDroppedAndReported() {
        let log = Box<String>()
        let child = Supervisor.fake(log: log)
        defer { child.stop(milliseconds: 100) }
        #expect(child.result("twice") == .success(1))
        #expect(child.result("another") == .success(1))
        #expect(
            log.wait(for: 2) == [
                "fake: answers call 1, which nobody waits for", "fake: answers call 1002, which nobody waits for",
            ])
    }

    @Test func anErrorAnswerIsARefusal() {
        let child = Supervisor.fake()
        defer { child.stop(milliseconds: 100) }
        #expect(
            child.result("refuse")
                == .failure(.refused(RemoteError(code: 1101, message: "no", data: ["reason": "bad"]))))
    }

    @Test func aBannerIsPassedOverEvenIfItLooksLikeAHeader() {
        let log = Box<String>()
        let child = Supervisor.fake("banner", log: log)
        defer { child.stop(milliseconds: 100) }
        #expect(child.result("echo", [:]) == .success([:]))
        #expect(log.all == ["fake: writes a line that is not JSON: Content-Length: this is no header"])
    }

    @Test func garbageFailsWhatIsInFlightAndNothingElse() {
        let child = Supervisor.fake()
        defer { child.stop(milliseconds: 100) }
        let first = child.childID
        #expect(child.result("garbage") == .failure(.badReply("it wrote a line that is not JSON")))
        #expect(child.childID == first)
    }

    @Test func garbageEndsAChildThatMustNotWriteAny() {
        let child = Supervisor.fake { $0.peer.endsOnNonsense = true }
        defer { child.stop(milliseconds: 100) }
        let first = child.childID
        #expect(child.result("garbage") == .failure(.badReply("it wrote a line that is not JSON")))
        let second = child.childID
        #expect(first != nil && second != nil && first != second)
    }

    @Test func anAnswerThatIsTooLongFailsItsCallWithoutBeingKept() {
        let child = Supervisor.fake { $0.peer.maxLineBytes = 1000 }
        defer { child.stop(milliseconds: 100) }
        let id = child.childID
        #expect(
            child.result("huge", ["bytes": 5_000_000]) == .failure(.badReply("it wrote a line of more than 1000 bytes"))
        )
        #expect(id != nil && child.childID == id)
    }

    @Test(arguments: [5000, 300])
    func anAnswerThatIsTooLongAndHasNoEndEndsTheChildThatTheNextCallWouldAddTo(milliseconds: Int) {
        let log = Box<String>()
        let child = Supervisor.fake(log: log) { $0.peer.maxLineBytes = 1000 }
        defer { child.stop(milliseconds: 100) }
        let first = child.childID
        #expect(
            child.result("endless", ["bytes": 100_000], milliseconds: milliseconds)
                == .failure(.badReply("it wrote a line of more than 1000 bytes")))
        #expect(child.result("echo", ["n": 1]) == .success(["n": 1]))
        #expect(first != nil && child.childID != first && child.restarts == 1)
        #expect(log.all == ["fake: writes a line of more than 1000 bytes without an end, so it is ended"])
    }

    @Test func anEndOfItsOutputInsideOfALineThatIsTooLongIsAWrongReply() {
        let child = Supervisor.fake { $0.peer.maxLineBytes = 1000 }
        defer { child.stop(milliseconds: 100) }
        _ = child.result("echo")
        let box = Box<Outcome>()
        child.call("endless", .value(["bytes": 100_000]), milliseconds: 5000) { box.put($0) }
        child.call("status", .value(["code": 0]), milliseconds: 5000) { box.put($0) }
        let failure = Outcome.failure(.amongOthers(.badReply("it wrote a line of more than 1000 bytes")))
        #expect(box.wait(for: 2) == [failure, failure])
    }

    @Test func aChildMayAskToo() {
        let child = Supervisor.fake { options in
            options.peer.onCall = { call, peer in
                guard let id = call.id, case .integer(let n)? = call.params["n"] else { return }
                peer.answer(id, .success(.value(.integer(2 * n))))
            }
        }
        defer { child.stop(milliseconds: 100) }
        #expect(child.result("ask") == .success(42))
        let refusing = Supervisor.fake()
        defer { refusing.stop(milliseconds: 100) }
        #expect(refusing.result("ask") == .success(-32601))
    }

    @Test func aFloodOfLogLinesIsCutShort() {
        let log = Box<String>()
        let child = Supervisor.fake(log: log)
        #expect(child.result("complain", ["lines": 100_000]) == .success(.null))
        child.stop(milliseconds: 500)
        let lines = log.wait(for: LogLines.linesASecond + 1, seconds: 3)
        #expect(lines.first == "fake: line 0")
        #expect(lines.count < 10 * LogLines.linesASecond)
    }

    @Test func oneThatDoesNotReadHoldsNobodyUp() {
        let child = Supervisor.fake("deaf")
        let text = String(repeating: "x", count: 3_000_000)
        let box = Box<Outcome>()
        for _ in 0..<8 { child.call("echo", .value(.string(text)), milliseconds: 300) { box.put($0) } }
        #expect(box.wait(for: 8) == [Outcome](repeating: .failure(.stuck), count: 8))
        child.stop(milliseconds: 0)
    }

    @Test func oneThatReadsSlowlyGetsAllThatIsInLineForIt() {
        let child = Supervisor.fake()
        defer { child.stop(milliseconds: 100) }
        let text = String(repeating: "x", count: 3_000_000)
        let box = Box<Outcome>()
        _ = child.result("echo")
        for _ in 0..<10 {
            child.call("sleep", .value(["seconds": .real(0.2), "text": .string(text)]), milliseconds: 1500) {
                box.put($0)
            }
        }
        #expect(box.wait(for: 10, seconds: 20) == [Outcome](repeating: .success(.null), count: 10))
    }

    @Test func oneThatAsksMuchBeforeItReadsGetsEveryAnswer() {
        let text = String(repeating: "x", count: 1_000_000)
        let child = Supervisor.fake { options in
            options.peer.onCall = { call, peer in
                if let id = call.id { peer.answer(id, .success(.value(.string(text)))) }
            }
        }
        defer { child.stop(milliseconds: 100) }
        let numbers = (0..<40).map { JSONValue.integer($0) }
        #expect(child.result("askMany", ["count": 40], milliseconds: 10_000) == .success(.array(numbers)))
    }

    @Test func aCallThatIsCancelledInLineIsNeverHeardOf() {
        let heard = Box<Call>()
        let child = Supervisor.fake { $0.peer.onCall = { call, _ in heard.put(call) } }
        defer { child.stop(milliseconds: 100) }
        _ = child.result("echo")
        let text = String(repeating: "x", count: 300_000)
        let box = Box<Outcome>()
        child.call("sleep", .value(["seconds": .real(0.3), "text": .string(text)]), milliseconds: 5000) { box.put($0) }
        child.call("echo", .value(.string(text)), milliseconds: 5000) { box.put($0) }
        let call = child.call("status", .value(["code": 1]), milliseconds: 5000) { box.put($0) }
        call.cancel()
        #expect(box.wait(for: 3) == [.failure(.cancelled), .success(.null), .success(.string(text))])
        #expect(child.result("echo") == .success([:]) && heard.all.isEmpty)
    }

    @Test func aClosedOutputIsAnEnd() {
        let child = Supervisor.fake()
        let first = child.childID
        #expect(child.result("closeOutput") == .failure(.crashed("it was ended by signal 9")))
        #expect(first.map { isGone($0) } == true)
        child.stop(milliseconds: 0)
    }
}

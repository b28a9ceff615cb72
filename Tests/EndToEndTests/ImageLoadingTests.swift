import JSONValues
import TestSupport
import Testing

@Suite("Loading pictures") struct ImageLoadingTests {
    private func picture(_ source: String, _ more: JSONObject = [:]) -> JSONObject {
        ImageWorkerTests.picture(source, format: "svg", more)
    }

    private func hasPicture(_ answer: JSONValue, at place: String = "/result") -> Bool {
        answer[place + "/data"]?.string?.contains("<image") == true
    }

    @Test("A host that shows no picture starts no worker")
    func lazy() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host(["--allow-net", "example.com"])
        host.request(1, "component/render", Work.avatar("Jamie Lin"))
        host.request(
            2, "component/render",
            ["component": "avatar", "props": ["url": "data:,x"], "output": ["image": "never"]])
        host.request(3, "accessibility/describe", ["component": "avatar", "props": ["url": "data:,x"]])
        _ = try host.next(3)
        host.close()
        try host.expectEnd(exit: 0)
        #expect(worker.events.isEmpty)
    }

    @Test("One picture that many want is loaded once")
    func once() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        for id in 0..<60 { host.request(.integer(Int64(id)), "component/render", picture("slow-200")) }
        let answers = try host.next(60)
        #expect(answers.allSatisfy { hasPicture($0) })
        #expect(worker.count("load") == 1)
    }

    @Test("It is asked for again when it is no longer fresh, with its tag")
    func fresh() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        for id in 0..<3 {
            host.request(.integer(Int64(id)), "component/render", picture("stale"))
            #expect(hasPicture(try host.next()))
        }
        #expect(worker.events.filter { $0.hasPrefix("load") } == ["load data:,stale -", "load data:,stale v1"])
    }

    @Test("Requests that wait hold nobody up")
    func waiting() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host(["--workers", "1"])
        for id in 0..<300 { host.request(.integer(Int64(id)), "component/render", picture("slow-1500-\(id)")) }
        host.request("light", "component/render", Work.avatar("Jamie Lin"))
        host.request("heavy", "component/render", Work.bulkyPNG(1))
        #expect(try Set(host.next(2).map { $0["/id"]?.string }) == ["light", "heavy"])
        #expect(worker.count("load") <= 64)
    }

    @Test("Answers keep the order of the requests where that is asked for")
    func ordered() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host(["--ordered"])
        for id in 0..<20 {
            host.request(.integer(Int64(id)), "component/render", picture("slow-\(id % 2 == 0 ? 150 : 5)-\(id)"))
        }
        #expect(try host.next(20).integerIDs == Array(0..<20))
    }

    @Test("A request that waits is cancelled at once, and the picture given up")
    func cancelled() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        host.request(1, "component/render", picture("slow-3000"))
        host.request(2, "component/renderBatch", ["items": [.object(picture("slow-3001"))]])
        #expect(host.child.exchange(within: TimeLimit(seconds: 5)) { worker.count("load") == 2 })
        for id in 1...2 {
            host.notify("$/cancelRequest", ["id": .integer(Int64(id))])
            let answer = try host.next(within: 1)
            #expect(answer["/id"]?.integer == id && answer["/error/code"] == -32800)
        }
        #expect(host.child.exchange(within: TimeLimit(seconds: 2)) { worker.count("cancel") == 2 })
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("A picture that somebody else still wants is not given up")
    func shared() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        host.request(1, "component/render", picture("slow-2000"))
        host.request(2, "component/render", picture("slow-2000"))
        #expect(host.child.exchange(within: TimeLimit(seconds: 5)) { worker.count("load") == 1 })
        host.notify("$/cancelRequest", ["id": 1])
        #expect(try host.next()["/error/code"] == -32800)
        let answer = try host.next()
        #expect(answer["/id"] == 2 && hasPicture(answer))
        #expect(worker.count("cancel") == 0)
    }

    @Test("A deadline comes also while a request waits")
    func deadline() throws {
        let host = try FakeImageWorker().host()
        host.request(1, "component/render", picture("slow-3000", ["deadlineMs": 300]))
        let answer = try host.next(within: 1.5)
        #expect(answer["/error/code"] == 1007 && answer.reason == "deadline_exceeded")
    }

    @Test("What waits is answered when the input ends, and before shutdown is")
    func end() throws {
        let worker = try FakeImageWorker()
        var host = try worker.host()
        host.request(1, "component/render", picture("slow-300"))
        host.close()
        #expect(hasPicture(try host.next()))
        try host.expectEnd(exit: 0)
        host = try worker.host()
        host.request(1, "component/render", picture("slow-300"))
        host.request(2, "shutdown")
        host.notify("exit")
        let answers = try host.next(2)
        #expect(answers.integerIDs == [1, 2] && hasPicture(answers[0]))
        try host.expectEnd(exit: 0)
        #expect(worker.isGone())
    }

    @Test("exit does not wait")
    func exit() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        host.request(1, "component/render", picture("slow-4000"))
        #expect(host.child.exchange(within: TimeLimit(seconds: 5)) { worker.count("load") == 1 })
        host.notify("exit")
        try host.expectEnd(exit: 1, within: 2)
        #expect(worker.isGone(seconds: 1))
    }

    @Test("A thousand pictures of a batch are on their way together, but not all at once")
    func batch() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        let items = (0..<1000).map { index in
            JSONValue.object(picture(index % 10 == 0 ? "invented" : "slow-40-\(index)"))
        }
        let start = ContinuousClock.now
        host.request(1, "component/renderBatch", ["items": .array(items), "progressToken": "t"])
        var answer = try host.next(within: 20)
        var done: [Int] = []
        while let progress = answer["/params/value/done"]?.integer {
            done.append(progress)
            answer = try host.next(within: 20)
        }
        #expect(done == done.sorted() && Set(done).count == done.count && done.last == 1000)
        #expect(answer["/result/succeeded"] == 1000)
        let results = answer["/result/results"]?.array ?? []
        let right = results.enumerated().count { index, result in
            hasPicture(result, at: "/rendering") == (index % 10 != 0)
                && (result["/rendering/warnings/0/reason"]?.string == "worker_failed") == (index % 10 == 0)
        }
        #expect(right == 1000)
        // One after the other they would take 36 s, 64 at a time half a second.
        #expect(.now - start < .seconds(8))
        let most = worker.events.compactMap { $0.hasPrefix("most ") ? Int($0.dropFirst(5)) : nil }.max() ?? 0
        #expect((33...64).contains(most))
    }

    @Test("A placeholder is followed by the picture, also behind the end of the input")
    func placeholder() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        var params = picture("slow-200", ["progressToken": "later"])
        params["output"] = ["format": "svg", "image": "placeholder"]
        host.request(1, "component/render", params)
        host.close()
        let answer = try host.next()
        #expect(answer["/id"] == 1 && !hasPicture(answer))
        let later = try host.next()
        #expect(later["/method"] == "$/rendering" && later["/params/token"] == "later")
        #expect(hasPicture(later, at: "/params/rendering"))
        try host.expectEnd(exit: 0)
    }

    @Test("In a batch it says which picture it is")
    func placeholders() throws {
        let host = try FakeImageWorker().host()
        var item = picture("slow-100")
        item.append("id", "ada")
        host.request(
            1, "component/renderBatch",
            [
                "items": [.object(Work.avatar("Jamie Lin")), .object(item)], "output": ["image": "placeholder"],
                "progressToken": 7,
            ])
        var messages = try host.next(2)
        while messages.last?["/method"] != "$/rendering" { messages.append(try host.next()) }
        let answer = try #require(messages.firstIndex { $0["/id"] == 1 })
        #expect(answer < messages.count - 1)
        #expect(messages.last?["/params/token"] == 7 && messages.last?["/params/index"] == 1)
        #expect(messages.last?["/params/id"] == "ada")
        #expect(messages.last.map { hasPicture($0, at: "/params/rendering") } == true)
    }
}

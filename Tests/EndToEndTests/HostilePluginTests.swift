import JSONValues
import TestSupport
import Testing

/// What a plugin may do, and what comes of it: an error of its own calls, and of nothing else.
@Suite("Hostile plugins", .serialized) struct HostilePluginTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let mode: String
        /// Null for a plugin whose fault does no harm.
        let detail: String?
        var pointer: String?
        /// A part of the message.
        var says: String?
        var settings: JSONObject = [:]
        /// Whether it behaves when it is asked again.
        var recovers = false

        var testDescription: String { mode }

        static func notStarted(_ mode: String, _ says: String) -> Case {
            Case(mode: mode, detail: "not_started", says: says)
        }

        static func badReply(_ mode: String, _ pointer: String, _ says: String? = nil) -> Case {
            Case(mode: mode, detail: "bad_reply", pointer: pointer, says: says)
        }

        static func harmless(_ mode: String) -> Case { Case(mode: mode, detail: nil) }
    }

    static let introductions: [Case] = [
        .notStarted("exit-at-start", "status 3"),
        .notStarted("never-introduces", "within 1500 ms"),
        .notStarted("wrong-version", "9.0"),
        .notStarted("refuses-version", "only 0.1"),
        .notStarted("foreign-prefix", "/components/0/id"),
        .notStarted("builtin-id", "/components/0/id"),
        .notStarted("same-id-twice", "/components/1/id"),
        .notStarted("taken-id", "configured as bad"),
        .notStarted("unchecked-keyword", "patternProperties"),
        .notStarted("slow-pattern", "/components/0/props/properties/a/pattern"),
        .notStarted("circular-schema", "refers to itself"),
        .notStarted("props-no-object", "/components/0/props/type"),
        .notStarted("no-components", "/components"),
    ]

    static let replies: [Case] = [
        .badReply("deep-scene", "/scene/0" + String(repeating: "/children/0", count: 31) + "/children", "32 levels"),
        .badReply("many-nodes", "/scene/10000", "10000 nodes"),
        .badReply("nests-itself", "/scene/0", "maxNesting"),
        .badReply("nests-itself-twice", "", "scenes in one picture"),
        .badReply("nests-unknown", "/scene/0/component", "did you mean \"avatar\""),
        .badReply("nests-badly", "/scene/0/props/size"),
        .badReply("no-color", "/scene/0/fill", "prmary"),
        .badReply("unknown-node", "/scene/0/type", "did you mean \"circle\""),
        .badReply("unknown-member", "/scene/0/radius"),
        .badReply("negative-radius", "/scene/0/r"),
        .badReply("no-path", "/scene/0/d", "starts with M"),
        .badReply("control-character", "/scene/0/text", "U+0000"),
        .badReply("long-text", "/scene/0/text", "maxTextBytes"),
        .badReply("one-stop", "/scene/0/fill/stops"),
        .badReply("text-clip", "/scene/0/clip/type"),
        .badReply("far-out", "/scene", "maxSize"),
        .badReply("too-large", "/size/width", "maxSize"),
        .badReply("no-label", "/accessibility/label"),
        .badReply("no-scene", "/scene"),
        .badReply("null-reply", ""),
        .badReply("list-reply", ""),
    ]

    static let deeds: [Case] = [
        Case(mode: "crash", detail: "crashed", says: "status 3", recovers: true),
        Case(mode: "killed", detail: "crashed", says: "signal 9", recovers: true),
        Case(mode: "half-reply", detail: "bad_reply", says: "without an end", recovers: true),
        Case(mode: "hang", detail: "timed_out", says: "700 ms"),
        Case(mode: "stop-reading", detail: "timed_out"),
        Case(mode: "late", detail: "timed_out", recovers: true),
        Case(mode: "another-id", detail: "timed_out", recovers: true),
        Case(mode: "string-id", detail: "bad_reply", recovers: true),
        Case(mode: "huge", detail: "bad_reply", says: "more than 8388608 bytes", recovers: true),
        Case(mode: "endless", detail: "bad_reply", says: "more than 8388608 bytes", recovers: true),
        Case(mode: "nan", detail: "bad_reply", says: "not JSON", recovers: true),
        Case(mode: "garbage", detail: "bad_reply", says: "not JSON", recovers: true),
        Case(mode: "duplicate-key", detail: "bad_reply", says: "not JSON", recovers: true),
        Case(mode: "bad-utf8", detail: "bad_reply", says: "not JSON", recovers: true),
        Case(mode: "deep-json", detail: "bad_reply", says: "not JSON", recovers: true),
        Case(mode: "many-values", detail: "bad_reply", says: "too many values", recovers: true),
        Case(mode: "error-answer", detail: "bad_reply", says: "answered with an error: no", recovers: true),
        Case(mode: "both-answers", detail: "bad_reply", recovers: true),
        Case(mode: "close-stdout", detail: "crashed", recovers: true),
        Case(mode: "spin", detail: "timed_out"),
        Case(mode: "eat-memory", detail: "crashed", settings: ["limits": ["memoryMB": 200]], recovers: true),
        Case(mode: "resolves-itself", detail: "timed_out"),
        .harmless("twice"), .harmless("banner"), .harmless("banner-between"), .harmless("stderr-flood"),
        .harmless("answer-flood"), .harmless("request-flood"), .harmless("log-flood"), .harmless("ignores-term"),
        .harmless("fork-children"),
        .harmless("leaves-daemon"),
    ]

    @Test("Its fault is an error of its own, and all else goes on", arguments: introductions + replies + deeds)
    func fault(_ hostile: Case) throws {
        var settings = hostile.settings
        if hostile.detail == nil { settings["limits"] = ["callMs": 5000] }
        let plugins = try PluginHost(hostile: hostile.mode, settings: settings)
        let answer = try plugins.resolve("bad/thing", within: 20)
        if let detail = hostile.detail {
            #expect(answer["/error/code"] == 1003, "\(answer.cut())")
            #expect(answer["/error/data/detail"] == .string(detail), "\(answer.cut())")
            if let pointer = hostile.pointer { #expect(answer["/error/data/pointer"] == .string(pointer)) }
            if let says = hostile.says {
                let message = answer["/error/message"]?.string ?? ""
                let isSaid =
                    message.contains(says) || answer["/error/data/limit"]?.string == says
                    || answer["/error/data/suggestion"]?.string.map { says.contains($0) } ?? false
                #expect(isSaid, "\(message) does not say \(says)")
            }
        } else {
            #expect(answer["/result/component"] == "bad/thing", "\(answer.cut())")
        }
        if hostile.recovers {
            let again = try plugins.resolve("bad/thing", ["again": true])
            #expect(again["/result/component"] == "bad/thing", "\(again.cut())")
        }
        try expectOthersWell(plugins)
        try plugins.end()
    }

    private func expectOthersWell(_ plugins: PluginHost) throws {
        #expect(try plugins.resolve("good/dot")["/result/component"] == "good/dot")
        #expect(try plugins.resolve("avatar", ["name": "J L"])["/result/content/text"] == "JL")
        #expect(try plugins.answer("ping", [:])["/result"] == [:])
    }

    @Test("What is not granted is not permitted, whoever names it", arguments: ["names-file", "names-address"])
    func grants(mode: String) throws {
        let plugins = try PluginHost(hostile: mode)
        let answer = try plugins.resolve("bad/thing")
        #expect(answer["/error/code"] == 1004)
        #expect(answer["/error/data/pointer"] == "/scene/0/href")
        #expect(answer["/error/data/plugin"] == "bad")
        try expectOthersWell(plugins)
        try plugins.end()
    }

    @Test("A program that is not there does not start")
    func missingProgram() throws {
        let plugins = try PluginHost(hostile: "none", settings: ["command": "/no/such/program"])
        let answer = try plugins.resolve("bad/thing")
        #expect(answer["/error/data/detail"] == "not_started")
        #expect(answer["/error/message"]?.string?.contains("/no/such/program") == true)
        try expectOthersWell(plugins)
        try plugins.end()
    }

    @Test(
        "A crash fails what is in flight; the first start after it comes within a second, the sixth in a minute not at all"
    )
    func restarts() throws {
        let plugins = try PluginHost(hostile: "crash")
        for restart in 0...5 {
            #expect(try plugins.resolve("bad/thing")["/error/data/detail"] == "crashed", "start \(restart)")
            if restart == 0 {
                let start = ContinuousClock.now
                #expect(try plugins.resolve("bad/thing", ["again": true])["/result/component"] == "bad/thing")
                #expect(.now - start < .seconds(1))
            }
        }
        let answer = try plugins.resolve("bad/thing", ["again": true])
        #expect(answer["/error/data/detail"] == "not_started")
        let listed = try plugins.answer("plugin/list", [:])["/result/plugins/1"]
        #expect(listed?["/state"] == "failed" && listed?["/restarts"] == 5, "\(listed?.cut() ?? "")")
        try expectOthersWell(plugins)
        try plugins.end()
    }

    @Test(
        "One call of many that brings the plugin down fails alone: the others are asked again",
        arguments: [
            ("crash-of-one", "crashed"), ("killed-of-one", "crashed"), ("close-stdout-of-one", "crashed"),
            ("hang-of-one", "timed_out"), ("spin-of-one", "timed_out"), ("garbage-of-one", "bad_reply"),
            ("half-reply-of-one", "bad_reply"),
        ])
    func oneOfMany(mode: String, detail: String) throws {
        let plugins = try PluginHost(hostile: mode)
        let items = (0..<40).map { n -> JSONValue in ["component": "bad/thing", "props": ["n": .integer(n)]] }
        let answer = try plugins.answer("component/renderBatch", ["items": .array(items)], within: 30)
        #expect(answer["/result/succeeded"] == 39 && answer["/result/failed"] == 1, "\(answer.cut())")
        #expect(answer["/result/results/13/error/data/detail"] == .string(detail), "\(answer.cut())")
        try expectOthersWell(plugins)
        try plugins.end()
    }

    @Test("Several calls of one batch that crash all fail as crashed, within the restarts of a minute")
    func manyCrash() throws {
        let plugins = try PluginHost(hostile: "crash")
        let items =
            [JSONValue](repeating: ["component": "bad/thing", "props": ["n": 1]], count: 1)
            + (0..<4).map { n -> JSONValue in ["component": "bad/thing", "props": ["n": .integer(n + 2)]] }
        let answer = try plugins.answer("component/renderBatch", ["items": .array(items)], within: 30)
        for index in items.indices {
            #expect(answer["/result/results/\(index)/error/data/detail"] == "crashed", "\(answer.cut())")
        }
        try plugins.end()
    }

    @Test(
        "Calls that crash take no restart from an earlier request, though its own call came behind theirs",
        arguments: [true, false])
    func earlierRequestFirst(isBatch: Bool) throws {
        let plugins = try PluginHost(hostile: "crash")
        let props: JSONObject = ["component": "bad/thing", "props": ["again": true]]
        let items =
            [["component": "good/frame", "props": .object(props)]]
            + (1...12).map { n -> JSONValue in ["component": "bad/thing", "props": ["n": .integer(n)]] }
        if isBatch {
            let answer = try plugins.answer("component/renderBatch", ["items": .array(items)], within: 30)
            #expect(answer["/result/succeeded"] == 1 && answer["/result/results/0/ok"] == true, "\(answer.cut())")
        } else {
            for (index, item) in items.enumerated() {
                guard case .object(let params) = item else { continue }
                plugins.host.request(.integer(Int64(index)), "component/resolve", params)
            }
            for _ in items {
                let answer = try plugins.host.next(within: 30)
                #expect((answer["/result"] != nil) == (answer["/id"] == 0), "\(answer.cut())")
            }
        }
        try plugins.end()
    }

    @Test("Cancelling is passed on: the call is over at once, and the next one goes on")
    func cancelling() throws {
        let plugins = try PluginHost(hostile: "hang", settings: ["limits": ["callMs": 60_000]])
        _ = try plugins.answer("component/describe", ["component": "bad/thing"])
        plugins.host.request("x", "component/resolve", ["component": "bad/thing"])
        try plugins.host.expectSilence(milliseconds: 200)
        let start = ContinuousClock.now
        plugins.host.notify("$/cancelRequest", ["id": "x"])
        let answer = try plugins.host.next()
        #expect(answer["/id"] == "x" && answer["/error/code"] == -32800)
        #expect(.now - start < .milliseconds(500))
        try plugins.host.expectSilence(milliseconds: 100)
        try expectOthersWell(plugins)
        try plugins.end()
    }

    @Test(
        "What hangs in a call that nobody waits for is ended at its limit, and who came behind it is answered",
        arguments: [true, false])
    func hangsInUnwanted(isCancelled: Bool) throws {
        let plugins = try PluginHost(hostile: "hang")
        _ = try plugins.answer("component/describe", ["component": "bad/thing"])
        if isCancelled {
            plugins.host.request("x", "component/resolve", ["component": "bad/thing"])
            try plugins.host.expectSilence(milliseconds: 100)
            plugins.host.notify("$/cancelRequest", ["id": "x"])
            #expect(try plugins.host.next()["/error/code"] == -32800)
        } else {
            let answer = try plugins.answer("component/resolve", ["component": "bad/thing", "deadlineMs": 100])
            #expect(answer["/error/code"] == 1007)
        }
        for n in 0..<4 {
            let props: JSONObject = ["again": true, "n": .integer(Int64(n))]
            let answer = try plugins.resolve("bad/thing", props)
            #expect(answer["/result/component"] == "bad/thing", "\(answer.cut())")
        }
        try plugins.end()
    }

    @Test(
        "Props that it refuses are pointed at where they stand, with what it has written about them and nothing older")
    func refusedProps() throws {
        let plugins = try PluginHost(hostile: "refuses-n")
        #expect(try plugins.resolve("bad/thing", ["n": 1])["/result/component"] == "bad/thing")
        let alone = try plugins.resolve("bad/thing", ["n": 3])["/error"]
        #expect(alone?["/code"] == 1003 && alone?["/data/detail"] == "bad_reply", "\(alone?.cut() ?? "")")
        #expect(alone?["/data/pointer"] == "/props/n" && alone?["/message"] == "/props/n: at most 2")
        #expect(alone?["/data/plugin"] == "bad" && alone?["/data/answer/code"] == -32602)
        #expect(alone?["/data/log"] == "refused 3", "\(alone?.cut() ?? "")")
        let thing: JSONValue = ["component": "bad/thing", "props": ["n": 4]]
        let inRow = try plugins.resolve("row", ["items": [["component": "avatar"], thing]])
        #expect(inRow["/error/data/pointer"] == "/props/items/1/props/n", "\(inRow.cut())")
        let batch = try plugins.answer("component/renderBatch", ["items": [thing]])
        #expect(batch["/result/results/0/error/data/pointer"] == "/items/0/props/n", "\(batch.cut())")
        try plugins.end()
    }

    @Test(
        "What it has written last comes with a crash and with a start that fails",
        arguments: [
            ("crash", "Traceback[31m\n  of 7"), ("exit-at-start", "no such luck"),
        ])
    func lastWords(mode: String, log: String) throws {
        let plugins = try PluginHost(hostile: mode)
        let answer = try plugins.resolve("bad/thing")
        #expect(answer["/error/data/log"] == .string(log), "\(answer.cut())")
        try plugins.end()
    }

    @Test("A deadline ends the wait for a plugin")
    func deadline() throws {
        let plugins = try PluginHost(hostile: "hang", settings: ["limits": ["callMs": 60_000]])
        let answer = try plugins.answer("component/resolve", ["component": "bad/thing", "deadlineMs": 400])
        #expect(answer["/error/code"] == 1007)
        try expectOthersWell(plugins)
        try plugins.end()
    }

    @Test(
        "A host that is killed leaves nobody behind",
        arguments: ["ignores-term", "fork-children", "leaves-daemon", "hang"])
    func killed(mode: String) throws {
        let plugins = try PluginHost(hostile: mode)
        plugins.host.request(1, "component/resolve", ["component": "bad/thing"])
        if mode != "hang" { _ = try plugins.host.next() } else { try plugins.host.expectSilence(milliseconds: 400) }
        let started = plugins.descendants()
        #expect(started.count >= 2)
        plugins.host.child.send(signal: 9)
        let areGone = TimeLimit.wait(seconds: 3) { !started.contains(where: PluginHost.isThere) }
        #expect(areGone, "\(started.filter(PluginHost.isThere))")
    }

    @Test("A plugin that floods standard error costs the host's log a bounded number of lines")
    func flood() throws {
        let plugins = try PluginHost(hostile: "stderr-flood", settings: ["limits": ["callMs": 10_000]])
        #expect(try plugins.resolve("bad/thing")["/result/component"] == "bad/thing")
        try plugins.end()
        // 100 MB of a million lines; 50 a second are written.
        #expect(plugins.host.child.log.count < 200_000)
        #expect(plugins.host.logText.contains("bad: xxx"))
    }

    @Test(
        "A good plugin stays quick while another one misbehaves",
        arguments: ["huge", "many-values", "stderr-flood", "answer-flood", "log-flood", "many-nodes", "hang"])
    func latency(mode: String) throws {
        let alone = try median(beside: nil)
        let beside = try median(beside: mode)
        // A thousandth of a second is what the system's own scheduling takes now and then.
        #expect(beside < max(alone * 2, alone + 1_000), "\(alone) µs alone, \(beside) µs beside \(mode)")
    }

    /// Microseconds.
    private func median(beside mode: String?) throws -> Int {
        let plugins = try PluginHost(hostile: mode)
        #expect(try plugins.resolve("good/dot")["/result/component"] == "good/dot")
        if mode != nil { _ = try plugins.answer("component/describe", ["component": "bad/thing"]) }
        var times: [Duration] = []
        for round in 0..<60 {
            if mode != nil, round % 10 == 0 {
                plugins.host.request(.integer(Int64(round)), "component/resolve", ["component": "bad/thing"])
            }
            let start = ContinuousClock.now
            _ = try plugins.resolve("good/dot")
            times.append(.now - start)
        }
        plugins.host.child.send(signal: 9)
        times.sort()
        return Int(times[times.count / 2] / .microseconds(1))
    }
}

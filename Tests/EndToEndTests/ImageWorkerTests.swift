import JSONValues
import TestSupport
import Testing

/// What a worker may do to its host. Real ones do it only when a picture has broken them.
@Suite("A broken image worker") struct ImageWorkerTests {
    static func picture(_ source: String, format: String = "png", _ more: JSONObject = [:]) -> JSONObject {
        var params: JSONObject = [
            "component": "avatar", "props": ["url": .string("data:,\(source)"), "size": 20, "fill": "#00FF00"],
            "output": ["format": .string(format)],
        ]
        params.members += more.members
        return params
    }

    private static let red = PNGPicture.Pixel(hex: "#DC1414FF")

    /// The middle of the picture, and why it is not the one asked for.
    private func shown(_ answer: JSONValue) throws -> (isPicture: Bool, reason: String?) {
        let picture = try Rendering(answer["/result"]).png()
        return (picture[10, 10] == Self.red, answer["/result/warnings/0/reason"]?.string)
    }

    @Test(
        "costs only the picture that broke it, and is replaced",
        arguments: ["die", "garbage", "flood", "nonsense", "short"])
    func broken(_ source: String) throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        host.request(1, "component/render", Self.picture(source))
        let broken = try shown(host.next())
        #expect(!broken.isPicture && broken.reason == "worker_failed")
        host.request(2, "component/render", Self.picture("good"))
        let good = try shown(host.next())
        #expect(good.isPicture && good.reason == nil)
        #expect(worker.processIDs.count == 2)
        host.close()
        try host.expectEnd(exit: 0)
        #expect(worker.isGone())
    }

    @Test("is replaced when it hangs")
    func hangs() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        host.request(1, "component/render", Self.picture("hang"))
        // Others have no part in it.
        host.request(2, "component/render", Self.picture("good"))
        let good = try host.next()
        #expect(good["/id"] == 2)
        #expect(try shown(good).isPicture)
        let hanging = try shown(host.next(within: 9))
        #expect(!hanging.isPicture && hanging.reason == "timed_out")
        host.request(3, "component/render", Self.picture("better"))
        #expect(try shown(host.next()).isPicture)
        #expect(worker.processIDs.count == 2)
        host.close()
        try host.expectEnd(exit: 0)
        #expect(worker.isGone())
    }

    @Test("may answer twice, or for nobody", arguments: ["twice", "another"])
    func stray(_ source: String) throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        for id in 1...2 {
            host.request(.integer(Int64(id)), "component/render", Self.picture(source + (id == 1 ? "" : "2")))
            #expect(try shown(host.next()).isPicture)
        }
        #expect(worker.processIDs.count == 1)
        #expect(host.logText.contains("which nobody waits for"))
    }

    @Test(
        "tells why, in words of the closed list", arguments: [("refused", "not_found"), ("invented", "worker_failed")])
    func refuses(_ source: String, _ reason: String) throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        for id in 1...3 {
            host.request(.integer(Int64(id)), "component/render", Self.picture(source))
            #expect(try shown(host.next()).reason == reason)
        }
        // A failure is remembered too.
        #expect(worker.count("load") == 1)
    }

    @Test("need not be there at all")
    func missing() throws {
        let host = try FakeImageWorker(isInstalled: false).host()
        host.request(1, "component/render", Self.picture("good"))
        #expect(try shown(host.next()).reason == "worker_missing")
        host.close()
        try host.expectEnd(exit: 0)
    }

    @Test("leaves no descriptor behind")
    func descriptors() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        func open() throws -> Int {
            try FileList.count(in: "/proc/\(host.child.processID)/fd")
        }
        var counts: [Int] = []
        for id in 0..<4 {
            host.request(.integer(Int64(2 * id)), "component/render", Self.picture("good\(id)"))
            #expect(try shown(host.next()).isPicture)
            counts.append(try open())
            host.request(.integer(Int64(2 * id + 1)), "component/render", Self.picture("die\(id)"))
            #expect(try shown(host.next()).reason == "worker_failed")
        }
        #expect(worker.processIDs.count == 4)
        #expect(Set(counts).count == 1, "\(counts)")
    }

    @Test("does not outlive a host that is killed", arguments: ["good", "stubborn"])
    func killed(_ source: String) throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        host.request(1, "component/render", Self.picture(source))
        #expect(try shown(host.next()).isPicture)
        host.child.send(signal: 9)
        #expect(worker.processIDs.count == 1 && worker.isGone())
    }

    @Test("does not keep a host from ending, whatever it ignores")
    func stubborn() throws {
        let worker = try FakeImageWorker()
        let host = try worker.host()
        host.request(1, "component/render", Self.picture("stubborn"))
        #expect(try shown(host.next()).isPicture)
        host.close()
        try host.expectEnd(exit: 0, within: 4)
        #expect(worker.isGone(seconds: 1))
    }
}

import Foundation
import JSONValues
import TestSupport
import Testing

@Suite("A well-kept server, and the cache on disk", .enabled(if: Nginx.isInstalled)) struct CacheTests {
    private let nginx: Nginx
    private var cache: [String] { nginx.grant + ["--cache", nginx.folder + "/cache"] }

    init() throws {
        nginx = try Nginx()
    }

    @Test("Pictures of every format come, and say how long they may be used")
    func formats() throws {
        let worker = try ImageWorker(nginx.grant)
        for name in try ImageSamples.names {
            let answer = try worker.load(nginx.url("/week/" + name))
            #expect(answer["/result/sourceWidth"] == 48, "\(name): \(answer.cut())")
            #expect(answer["/result/freshFor"] == 604_800)
        }
        #expect(try worker.load(nginx.url("/always/quadrants.png"))["/result/freshFor"] == 0)
        #expect(try worker.load(nginx.url("/silent/quadrants.png"))["/result/freshFor"] == 60)
        #expect(try worker.reason(nginx.url("/week/none.png")) == "not_found")
    }

    @Test("A tag spares a picture that has not changed")
    func tags() throws {
        let worker = try ImageWorker(nginx.grant)
        let url = nginx.url("/week/quadrants.png")
        let tag = try #require(try worker.load(url)["/result/tag"]?.string)
        #expect(try worker.load(url, tag: tag)["/result/unchanged"] == true)
        #expect(nginx.statuses(2) == [200, 304])
    }

    @Test("What is fresh on disk is not asked for, by no process")
    func fresh() throws {
        let url = nginx.url("/week/quadrants.jpg")
        var pictures: [JSONValue?] = []
        for _ in 0..<3 {
            let worker = try ImageWorker(cache)
            pictures.append(try worker.load(url)["/result/data"])
            try worker.end()
        }
        #expect(pictures[0] != nil && pictures[0] == pictures[1] && pictures[1] == pictures[2])
        #expect(nginx.statuses(1) == [200])
    }

    @Test("What is stale is asked about, and comes from disk where nothing has changed")
    func stale() throws {
        let url = nginx.url("/always/quadrants.jpg")
        for _ in 0..<3 {
            let worker = try ImageWorker(cache)
            #expect(try worker.load(url)["/result/width"] == 16)
            try worker.end()
        }
        #expect(nginx.statuses(3) == [200, 304, 304])
    }

    @Test("Nothing is kept that its server forbids to keep")
    func noStore() throws {
        let worker = try ImageWorker(cache)
        #expect(try worker.load(nginx.url("/never/quadrants.jpg"))["/result/freshFor"] == 0)
        #expect(try files().isEmpty)
    }

    @Test("A damaged entry is fetched again")
    func damaged() throws {
        let url = nginx.url("/week/quadrants.jpg")
        let worker = try ImageWorker(cache)
        let picture = try worker.load(url)["/result/data"]
        let file = try #require(try files().first)
        let whole = try Data(contentsOf: URL(filePath: file))
        for cut in [0, 10, whole.count / 2, whole.count - 1] {
            try whole.prefix(cut).write(to: URL(filePath: file))
            #expect(try worker.load(url)["/result/data"] == picture)
        }
        var flipped = whole
        flipped[whole.count - 20] ^= 1
        try flipped.write(to: URL(filePath: file))
        #expect(try worker.load(url)["/result/data"] == picture)
        #expect(nginx.statuses(6) == [200, 200, 200, 200, 200, 200])
    }

    @Test("What another host was allowed to fetch is fetched anew by one that may not")
    func grants() throws {
        let url = "http://localhost:\(nginx.port)/week/quadrants.jpg"
        let allowed = try ImageWorker(["--allow-net", "localhost", "--cache", nginx.folder + "/cache"])
        #expect(try allowed.reason(url) == nil)
        let other = try ImageWorker(["--allow-net", "*", "--cache", nginx.folder + "/cache"])
        #expect(try other.reason(url) == "not_permitted")
    }

    @Test("Two workers fill one folder, which stays within its bounds and whole")
    func shared() throws {
        let bounds = ["--cache-bytes", "20000"]
        let workers = [try ImageWorker(cache + bounds), try ImageWorker(cache + bounds)]
        let ids = workers.map { worker in
            (0..<200).map { worker.ask(nginx.url("/week/quadrants.jpg?\($0 % 100)")) }
        }
        for (worker, ids) in zip(workers, ids) {
            for id in ids { #expect(try worker.answer(to: id)["/result/width"] == 16) }
            try worker.end()
        }
        let sizes = try files().map { try Data(contentsOf: URL(filePath: $0)).count }
        #expect(!sizes.isEmpty)
        // Each knows only what it wrote itself since it last looked.
        #expect(sizes.reduce(0, +) <= 2 * 20_000)
        #expect(try files().allSatisfy { !$0.contains(".part-") })
    }

    private func files() throws -> [String] {
        let folder = nginx.folder + "/cache"
        return try FileManager.default.contentsOfDirectory(atPath: folder).map { folder + "/" + $0 }
    }
}

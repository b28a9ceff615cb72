import JSONValues
import TestSupport
import Testing

@Suite("The same request gives the same bytes") struct DeterminismTests {
    private static let names = [
        "Jamie Lin", "李明", "محمد علي", "अनिल कुमार", "김민수", "👩‍🚀 Astro", "van Gogh", "", "Åsa Öberg", "เกษม ใจดี",
    ]

    /// 2,000 of many kinds, with repetitions, so that caches are met cold and warm.
    private static let requests: [JSONObject] = (0..<2000).map { index in
        let name = JSONValue.string(names[index / 7 % names.count] + (index % 3 == 0 ? "" : " \(index % 40)"))
        let format: JSONValue = index % 5 == 0 ? "png" : "svg"
        let context: JSONValue = ["colorScheme": index % 2 == 0 ? "light" : "dark"]
        let component: (JSONValue, JSONValue) =
            switch index % 7 {
            case 0, 1: ("avatar", ["name": name, "badge": "online", "fill": "identity"])
            case 2: ("badge", ["text": .string("Label \(index % 50)"), "style": "glass"])
            case 3: ("storyRing", ["name": name, "size": .integer(Int64(24 + index % 3 * 20))])
            case 4: ("icon", ["symbol": index % 2 == 0 ? "bell.slash" : "heart", "effect": "pulse"])
            case 5: ("avatarStack", ["users": [["name": name], ["name": "Ada Lovelace"], ["name": "Alex"]]])
            default: ("avatar", ["name": name, "badge": "away", "badgeCutout": true, "style": "rounded"])
            }
        return [
            "component": component.0, "props": component.1, "context": context, "output": ["format": format],
        ]
    }

    /// Digest by request, asked for in an order of its own.
    private static func digests(seed: UInt64, workers: Int) throws -> [Int: String] {
        var random = SmallRandom(state: seed)
        let host = try HostProcess(["--workers", "\(workers)"])
        for index in requests.indices.shuffled(using: &random) {
            host.request(.integer(Int64(index)), "component/render", requests[index])
        }
        host.close()
        var digests: [Int: String] = [:]
        for answer in try host.next(requests.count, within: 60) {
            let id = try #require(answer["/id"]?.integer)
            digests[id] = try #require(answer["/result/digest"]?.string, "\(answer)")
        }
        try host.expectEnd(exit: 0)
        return digests
    }

    @Test("In ten orders, on one to four threads")
    func shuffled() throws {
        let first = try Self.digests(seed: 1, workers: 1)
        #expect(first.count == Self.requests.count)
        #expect(Set(first.values).count > 200, "the requests are too much alike to show anything")
        for seed in 2...10 as ClosedRange<UInt64> {
            let other = try Self.digests(seed: seed, workers: Int(seed % 4) + 1)
            let different = first.filter { other[$0.key] != $0.value }.keys.sorted()
            #expect(different.isEmpty, "seed \(seed): \(different.prefix(5).map { Self.requests[$0] })")
        }
    }
}

/// The same sequence for the same seed (SplitMix64), so that a failure can be seen again.
private struct SmallRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

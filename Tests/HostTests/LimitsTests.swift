import Foundation
import TestSupport
import Testing

@testable import Components
@testable import Host
@testable import ImageLoading
@testable import JSONValues
@testable import PNGExport
@testable import Plugins
@testable import Typesetting

/// Some targets state limits of their own, because they depend on none that has them all.
@Suite("Limits") struct LimitsTests {
    private static let stated: [String: Int] = {
        var limits = Dictionary(uniqueKeysWithValues: Limits.all.map { ($0.name, $0.value) })
        let own = [
            Limits.pluginQuestionsInFlight, PluginManifest.maxComponents, SceneLimits.maxNodes, SceneLimits.maxLevels,
            ForeignSchema.maxSteps,
        ]
        for limit in own { limits[limit.name] = limit.value }
        limits["maxQueuedBytes"] = Backlog.maxBytes
        limits["outputQueueBytes"] = OutputQueue.limit
        limits["clusterScalars"] = ClusteredText.maximumScalars
        limits["pluginStartSeconds"] = PluginLimits().startMs / 1000
        limits["pluginCallSeconds"] = PluginLimits().callMs / 1000
        limits["pluginCallsInFlight"] = PluginLimits().inFlight
        limits["pluginRestartsPerMinute"] = RestartHistory.most
        limits["pluginReplyBytes"] = Peer.Options(name: "").maxLineBytes
        limits["imageSeconds"] = ImageWorker.timeLimitMilliseconds / 1000
        limits["imageBytes"] = Settings().maxBytes
        limits["imagePixels"] = Settings().maxPixels
        limits["imageSide"] = ImageRequest.maxSide
        limits["imagesInFlight"] = ImageLibrary.mostFlights
        limits["imageCacheBytes"] = ImageLibrary.cacheBytes
        return limits
    }()

    /// Bounds of what the host does or takes, of which there is no constant; end-to-end tests and vectors have them.
    private static let measured: Set = ["hostMemoryBytes", "parentGoneSeconds", "maxScale", "initialsMaxLength"]

    @Test func `all are those of the protocol's list`() throws {
        let file = URL(filePath: RoundelExecutable.packageRoot + "protocol/v1/limits.json")
        let listed = try #require(try Jansson.parse(Array(try Data(contentsOf: file)))["/limits"]?.array)
        for limit in listed {
            let name = try #require(limit["/name"]?.string)
            guard !Self.measured.contains(name) else { continue }
            #expect(limit["/value"]?.integer == Self.stated[name], "\(name)")
        }
        let names = Set(listed.compactMap { $0["/name"]?.string })
        #expect(names == Self.measured.union(Self.stated.keys))
    }

    @Test func `those that are stated twice agree`() {
        #expect(PNGPainter.mostPixels == Limits.maxPixels.value)
        #expect(PNGPainter.mostLoopPixels == 2 * Limits.maxPixels.value)
        #expect(Settings().timeLimit == ImageWorker.timeLimitMilliseconds)
        #expect(Supervisor.Options(Launch("", []), Peer.Options(name: "")).startMilliseconds == PluginLimits().startMs)
    }
}

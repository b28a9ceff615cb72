import JSONValues
import TestSupport
import Testing

@Suite("Damaged files") struct DamagedFileTests {
    /// The same on every run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64 = 42

        mutating func next() -> UInt64 {
            // SplitMix64.
            state &+= 0x9E37_79B9_7F4A_7C15
            var word = state
            word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
            return word ^ word >> 31
        }
    }

    private static func corpus() throws -> [String] {
        var dice = Dice()
        var samples = try ImageSamples.names.map { try ImageSamples.bytes($0) }
        samples.append(try ImageSamples.jpeg(orientation: 6))
        samples.append(
            ImageSamples.svg("<defs><linearGradient id=\"g\"/></defs><path d=\"M0 0L9 4 3 9z\" fill=\"url(#g)\"/>"))
        return samples.flatMap { sample in
            (0..<500).map { round in
                var bytes = sample
                if round.isMultiple(of: 3) { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &dice)) }
                if !round.isMultiple(of: 6) {
                    for _ in 0...(round % 4) {
                        bytes[Int.random(in: bytes.indices, using: &dice)] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
                    }
                }
                return ImageSamples.dataURI(bytes)
            }
        }
    }

    private static func answers(_ corpus: [String], memory: Int) throws -> [JSONValue] {
        // What memory holds before it is used; see below.
        let worker = try ImageWorker(environment: ["MALLOC_PERTURB_=\(memory)"])
        let open = try openDescriptors(worker)
        let ids = corpus.enumerated().map { index, source in
            worker.ask(source, width: 8, height: 8, form: index.isMultiple(of: 2) ? "pixels" : "file")
        }
        let answers = try ids.map { try worker.answer(to: $0, within: 60) }
        let children = Processes.children(of: worker.child.processID)
        #expect(try openDescriptors(worker) == open)
        try worker.end()
        #expect(TimeLimit.wait(seconds: 2) { children.allSatisfy { !Processes.isAlive($0) } })
        return answers
    }

    /// Those of a worker beside two pipes to each decoder, once it has one.
    private static func openDescriptors(_ worker: ImageWorker) throws -> Int {
        _ = try worker.load("data:,")
        let process = worker.child.processID
        return Processes.descriptors(of: process) - 2 * Processes.children(of: process).count
    }

    @Test("Each is answered, by a picture or a reason, and no picture shows what was in memory before")
    func damaged() throws {
        let corpus = try Self.corpus()
        let reasons: Set = ["malformed_image", "unsupported_format", "too_many_pixels", "timed_out"]
        let first = try Self.answers(corpus, memory: 85)
        var pictures = 0
        for answer in first {
            if let reason = answer["/error/data/reason"]?.string {
                #expect(reasons.contains(reason))
            } else {
                #expect(answer["/result/width"] != nil)
                pictures += 1
            }
        }
        // Some survive, as flips happen in comments, and most do not.
        #expect(pictures > corpus.count / 10 && pictures < corpus.count * 3 / 4)
        let second = try Self.answers(corpus, memory: 170)
        #expect(zip(first, second).allSatisfy { $0["/result"] == $1["/result"] })
    }
}

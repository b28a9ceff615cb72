import TestSupport
import Testing

@Suite("Conformance", .sharedHosts) struct ConformanceTests {
    /// A vector in one framing.
    struct Case: Sendable, CustomTestStringConvertible {
        let vector: Vector
        let framing: Framing

        var testDescription: String { "\(vector.id) (\(framing))" }
    }

    static let cases = VectorFile.vectors.flatMap { vector in
        vector.framings.map { Case(vector: vector, framing: $0) }
    }

    private static let withoutIcons = cases.filter { !["icon", "images"].contains($0.vector.topic) }
    private static let withIcons = cases.filter { $0.vector.topic == "icon" }
    private static let withImages = cases.filter { $0.vector.topic == "images" }

    @Test("Vectors hold on the real process", arguments: withoutIcons)
    func vector(_ testCase: Case) throws {
        try run(testCase)
    }

    @Test(
        "Vectors of icons hold where the icon set is installed", .enabled(if: IconSet.isInstalled), arguments: withIcons
    )
    func icon(_ testCase: Case) throws {
        try run(testCase)
    }

    @Test(
        "Vectors of pictures hold where the image worker is beside the program", .enabled(if: ImageWorker.isInstalled),
        arguments: withImages)
    func image(_ testCase: Case) throws {
        try run(testCase)
    }

    private func run(_ testCase: Case) throws {
        let vector = testCase.vector
        if vector.mayShareAHost {
            let host = try SharedHosts.pool.take(testCase.framing)
            var run = VectorRun(vector, on: host)
            try run.steps()
            try run.settle()
            SharedHosts.pool.put(host)
        } else {
            var run = VectorRun(vector, on: try HostProcess(vector.arguments, framing: testCase.framing))
            try run.steps()
            try run.end()
        }
    }
}

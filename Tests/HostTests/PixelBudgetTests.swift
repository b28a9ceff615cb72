import Drawing
import JSONValues
import Testing

@testable import Host

@Suite("Pictures of too many pixels") struct PixelBudgetTests {
    private func fault(
        _ width: Double, _ height: Double, scale: Double? = nil, padding: Double? = nil, frames: Int? = nil,
        props: JSONObject = [:]
    ) -> InvalidValue? {
        var output = OutputOptions()
        output.scale = scale
        output.padding = padding
        let canvas = Rect(x: 0, y: 0, width: width, height: height).inset(by: -(padding ?? 0))
        do throws(InvalidValue) {
            try PixelBudget(canvas: canvas, output: output, props: props, frames: frames).check()
            return nil
        } catch {
            return error
        }
    }

    /// The last number that it says would be right.
    private func most(_ fault: InvalidValue) -> Double? {
        fault.expected?.split(separator: " ").compactMap { Double($0) }.last
    }

    @Test(arguments: [(100.0, 7000.0), (1000, 1000), (8191.5, 1024), (33, 1e6), (4321.1, 1234.5)], [nil, 2, 120])
    func `a scale of which it is told fits, and the next one does not`(size: (Double, Double), frames: Int?) throws {
        let fault = try #require(self.fault(size.0, size.1, scale: 16, frames: frames))
        #expect(fault.pointer.tokens == ["output", "scale"])
        let scale = try #require(most(fault))
        #expect(scale > 0 && scale < 16)
        #expect(self.fault(size.0, size.1, scale: scale, frames: frames) == nil)
        #expect(self.fault(size.0, size.1, scale: scale + 0.02, frames: frames) != nil)
    }

    @Test(arguments: [(36.0, 36.0, 1.0), (1000, 50, 1), (500.25, 500.75, 0.7)])
    func `and so does a padding`(width: Double, height: Double, scale: Double) throws {
        let fault = try #require(self.fault(width, height, scale: scale, padding: 10_000))
        #expect(fault.pointer.tokens == ["output", "padding"])
        let words = fault.expected?.split(separator: " ").dropLast().last.flatMap { Double($0) }
        let padding = try #require(words)
        #expect(self.fault(width, height, scale: scale, padding: padding) == nil)
        #expect(self.fault(width, height, scale: scale, padding: padding + 1) != nil)
    }

    @Test func `else it is the size, by the name that it was given by`() throws {
        let long: JSONObject = ["height": 9000, "width": 10_000, "name": "Jamie"]
        #expect(fault(10_000, 9000, props: long)?.pointer.tokens == ["props", "width"])
        #expect(fault(10_000, 10_000, padding: 5, props: ["size": 10_000])?.pointer.tokens == ["props", "size"])
        #expect(fault(10_000, 9000, props: ["items": []])?.pointer.tokens == ["props"])
        #expect(fault(10_000, 9000)?.pointer.tokens == ["component"])
        let square = try #require(self.fault(10_000, 10_000, frames: 120, props: ["size": 10_000]))
        #expect(square.expected == "a picture of at most 1057 × 1057 points at scale 1")
        #expect(fault(1057, 1057, frames: 120) == nil)
        #expect(fault(1058, 1058, frames: 120) != nil)
        #expect(square.message.contains("120 frames") && square.message.contains("twice the limit maxPixels"))
        #expect(square.limit == Limits.maxPixels)
    }

    @Test func `what has just as many as it may is drawn`() {
        #expect(fault(8192, 8192) == nil)
        #expect(fault(8192, 8192.5) != nil)
        #expect(fault(16_384, 8192, frames: 1) == nil)
    }
}

import Drawing
import Testing

@testable import SVGExport

struct PathTests {
    private func data(_ elements: [Path.Element], decimals: Int = 3) -> String {
        var buffer = ByteBuffer(capacity: 0)
        var encoder = PathEncoder(decimals: decimals)
        encoder.append(Path(elements: elements), to: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    @Test func `sides along an axis, repeated commands and signs take no more than they must`() {
        let square: [Path.Element] = [
            .move(Point(x: 10, y: 10)), .line(Point(x: 30, y: 10)), .line(Point(x: 30, y: 30)),
            .line(Point(x: 10, y: 30)), .line(Point(x: 10, y: 10)), .close,
        ]
        #expect(data(square) == "m10 10h20v20H10z")
        #expect(
            data([.move(Point(x: 1, y: 1)), .line(Point(x: 0.5, y: 0.25)), .line(Point(x: 1, y: 1))])
                == "m1 1L.5.25 1 1")
    }

    @Test func `the absolute form is taken where it is shorter`() {
        #expect(data([.move(Point(x: 123.456, y: 7.891)), .line(Point(x: 1, y: 2))]) == "m123.456 7.891L1 2")
    }

    @Test func `a path that does not begin with a move draws nothing`() {
        #expect(data([.line(Point(x: 1, y: 2))]).isEmpty)
        #expect(data([]).isEmpty)
    }

    @Test(arguments: [3, 2]) func `errors never accumulate`(decimals: Int) throws {
        var random = Seeded(state: 42)
        let tolerance = decimals == 3 ? 0.00051 : 0.0051
        for _ in 0..<200 {
            let elements = random.path()
            let text = data(elements, decimals: decimals)
            let read = try #require(PathReader.read(text), "\(text)")
            let expected = elements
            try #require(read.elements.count == expected.count, "\(text)")
            for (ours, theirs) in zip(expected, read.elements) {
                #expect(ours.isClose(to: theirs, within: tolerance), "\(ours) \(theirs)")
            }
        }
    }

    @Test func `numbers that are none, and huge ones, stay numbers`() throws {
        let text = data([.move(Point(x: .nan, y: .infinity)), .line(Point(x: -1e308, y: 1e308)), .close])
        #expect(text.allSatisfy { "MmLlHhVvz-. 0123456789".contains($0) })
        #expect(PathReader.read(text) != nil)
    }
}

/// A generator of its own, so that a failure can be repeated.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }

    mutating func point() -> Point {
        let range = Double([1, 10, 1000].randomElement(using: &self) ?? 1)
        return Point(x: .random(in: -range...range, using: &self), y: .random(in: -range...range, using: &self))
    }

    mutating func path() -> [Path.Element] {
        var elements: [Path.Element] = []
        for _ in 0..<3 {
            elements.append(.move(point()))
            for _ in 0..<10 {
                switch Int.random(in: 0..<3, using: &self) {
                case 0: elements.append(.line(point()))
                case 1: elements.append(.quad(control: point(), end: point()))
                default: elements.append(.cubic(control1: point(), control2: point(), end: point()))
                }
            }
            elements.append(.close)
        }
        return elements
    }
}

extension Path.Element {
    func isClose(to other: Path.Element, within tolerance: Double) -> Bool {
        let (ours, theirs) = (points, other.points)
        return ours.count == theirs.count
            && zip(ours, theirs).allSatisfy { abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance }
    }

    private var points: [Point] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }
}

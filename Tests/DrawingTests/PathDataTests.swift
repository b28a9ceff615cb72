import Testing

@testable import Drawing

@Suite("Path data") struct PathDataTests {
    private func elements(_ data: String) throws -> [Path.Element] { try Path(svgData: data).elements }

    private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test(arguments: [
        "M1 2L3-4", "M1,2 L3,-4", "M 1 2 3 -4", "M1 2l2-6", "m1 2 2-6", "M+1 2e0 L.3e1-4", "M1 2L3-4.",
        "M1,2\n\tL\r3,\u{0C}-4",
        "M1.0.2e1L30e-1-40E-1",
    ]) func `tokens may stand as closely as they can be told apart`(data: String) throws {
        #expect(try elements(data) == [.move(point(1, 2)), .line(point(3, -4))])
    }

    @Test func `flags of arcs need nothing round them`() throws {
        let spaced = try elements("M0 0A5 5 0 0 1 8 0")
        #expect(try elements("M0 0A5 5 0 018 0") == spaced)
        #expect(try elements("M0 0a5,5,0,0,1,8,0") == spaced)
        #expect(spaced.count > 1)
        #expect(spaced.last.flatMap { if case .cubic(_, _, let end) = $0 { end } else { nil } } == point(8, 0))
    }

    @Test func `every command is from the last point where its letter is small`() throws {
        let absolute = try elements("M10 20 L11 22 H15 V30 C1 2 3 4 5 6 S9 9 7 8 Q1 2 3 4 T5 6 Z L0 0")
        let relative = try elements("m10 20 l1 2 h4 v8 c-14-28-12-26-10-24 s4 3 2 2 q-6-6-4-4 t2 2 z l-10-20")
        #expect(absolute == relative)
        #expect(absolute.count == 10)
    }

    @Test func `mirrored control points are those of the curve before, of the same kind`() throws {
        #expect(
            try elements("M0 0C1 2 3 4 5 6S8 9 10 10").last
                == .cubic(control1: point(7, 8), control2: point(8, 9), end: point(10, 10)))
        #expect(
            try elements("M0 0Q1 2 5 6S8 9 10 10").last
                == .cubic(control1: point(5, 6), control2: point(8, 9), end: point(10, 10)))
        #expect(try elements("M0 0Q1 2 5 6T10 10T12 12").last == .quad(control: point(11, 10), end: point(12, 12)))
        #expect(try elements("M0 0C1 2 3 4 5 6T10 10").last == .quad(control: point(5, 6), end: point(10, 10)))
    }

    @Test func `after a close the next point is from where the path began`() throws {
        #expect(try elements("M5 5h1v1zl1 1").last == .line(point(6, 6)))
        #expect(try elements("M5 5h1zm1 1").last == .move(point(6, 6)))
    }

    @Test(arguments: [
        ("", 0), ("  ", 0), ("L1 2", 0), ("1 2", 0), ("M1", 2), ("M1 2 X", 5), ("M1 2L", 5), ("M1 2L3 z", 7),
        ("M1 2L3 -", 7), ("M1 2A5 5 0 2 1 8 0", 11), ("M1 2L1e10 0", 5), ("M1 2L3 4zz5", 10), ("M1 2Lé", 5),
    ]) func `a fault is told with its place, and what stands before it can be had`(data: String, offset: Int) throws {
        #expect { try Path(svgData: data) } throws: { ($0 as? PathDataError)?.offset == offset }
        let readable = Path(readableSVGData: data).elements
        #expect(readable.first == (data.hasPrefix("M1 2") ? .move(point(1, 2)) : nil))
    }

    @Test func `there is a limit to how long it is`() throws {
        let most = "M0 0" + String(repeating: "h1", count: Path.maxElements - 1)
        #expect(try elements(most).count == Path.maxElements)
        #expect(throws: PathDataError.self) { try Path(svgData: most + "h1") }
    }
}

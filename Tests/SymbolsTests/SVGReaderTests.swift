import Drawing
import Testing

@testable import Symbols

@Suite struct SVGReaderTests {
    private func layers(_ body: String, _ attributes: String = "viewBox='0 0 10 10'") -> [SymbolLayer]? {
        SVGReader.layers(of: Array("<svg \(attributes)>\(body)</svg>".utf8))
    }

    private func bounds(_ body: String) -> Rect? {
        layers(body).map { $0.reduce(Rect.zero) { $0.union($1.path.bounds) } }
    }

    private func expect(_ box: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        guard let box else {
            Issue.record("Nothing was drawn.")
            return
        }
        for (is_, wanted) in [(box.x, x), (box.y, y), (box.width, width), (box.height, height)] {
            #expect((is_ - wanted).magnitude < 1e-6, "\(box)")
        }
    }

    @Test func readsShapes() {
        expect(bounds("<rect x='1' y='2' width='3' height='4'/>"), 0.1, 0.2, 0.3, 0.4)
        expect(bounds("<rect x='1' y='2' width='3' height='4' rx='1'/>"), 0.1, 0.2, 0.3, 0.4)
        expect(bounds("<circle cx='5' cy='5' r='2'/>"), 0.3, 0.3, 0.4, 0.4)
        expect(bounds("<ellipse cx='5' cy='5' rx='2' ry='1'/>"), 0.3, 0.4, 0.4, 0.2)
        expect(bounds("<polygon points='1,1 4,1 4,3'/>"), 0.1, 0.1, 0.3, 0.2)
        expect(bounds("<path d='M1 1h3v2H1z'/>"), 0.1, 0.1, 0.3, 0.2)
    }

    @Test func readsStrokes() {
        expect(bounds("<path d='M2 5h6' stroke='#000' stroke-width='2' fill='none'/>"), 0.2, 0.4, 0.6, 0.2)
        expect(bounds("<line x1='2' y1='5' x2='8' y2='5' stroke='red' stroke-linecap='square'/>"), 0.15, 0.45, 0.7, 0.1)
        expect(
            bounds("<path d='M5 5h0' stroke='red' stroke-width='2' stroke-linecap='round' fill='none'/>"), 0.4, 0.4,
            0.2, 0.2)
        expect(bounds("<path d='M2 8V2H8' style='fill:none; stroke:#000; stroke-width:2'/>"), 0.1, 0.1, 0.7, 0.7)
    }

    @Test func readsGroupsAndTransforms() {
        expect(bounds("<g transform='translate(2 3)'><rect width='1' height='1'/></g>"), 0.2, 0.3, 0.1, 0.1)
        expect(
            bounds("<g transform='scale(2)'><rect x='1' width='1' height='1' transform='rotate(90)'/></g>"), -0.2, 0.2,
            0.2, 0.2)
        #expect(layers("<g transform='nonsense(1)'><rect width='1' height='1'/></g>") == nil)
    }

    @Test func readsArcsInEveryDirection() throws {
        for (flags, side) in [("0 1", 1.0), ("0 0", -1.0), ("1 1", 1.0), ("1 0", -1.0)] {
            let path = Path(readableSVGData: "M0 0A5 5 0 \(flags) 10 0")
            let low = path.bounds.y
            let high = path.bounds.maxY
            // Clockwise from left to right goes over the top, where y is negative.
            #expect(side > 0 ? low < -4.9 && high < 0.1 : high > 4.9 && low > -0.1)
        }
        #expect(Path(readableSVGData: "M0 0a5 5 0 0110 0").bounds.width > 9.9)
    }

    @Test("Arcs of any numbers become curves, a line or nothing")
    func extremeArcs() throws {
        let numbers = ["0", "5e-324", "1e-300", "1e-155", "1e-8", ".5", "1", "-1", "100", "1e155", "1e300", "1.7e308"]
        for first in numbers {
            for second in numbers {
                for flags in ["0 0", "0 1", "1 0", "1 1"] {
                    for data in [
                        "M0 0A\(first) \(second) 30 \(flags) 1 1", "M1 -1a1 1 0 \(flags) \(first) \(second)",
                        "M\(first) \(second)A\(second) 1 1e300 \(flags) \(first) \(first)z",
                    ] {
                        let path = Path(readableSVGData: data)
                        #expect(path.elements.count <= 6, "\(data)")
                    }
                }
            }
        }
        let round = try Path(svgData: "M0 0a1 1 0 1 1 1e-6 0").elements
        // All of the circle but a hair.
        #expect(round.count == 5)
        #expect(try Path(svgData: "M0 0a1 1 0 1 1 1e-300 0").elements.last == .line(Point(x: 1e-300, y: 0)))
    }

    @Test func readsPathDataInItsShortForms() {
        #expect(Path(readableSVGData: "M1-2.5.5L3,4").elements == [.move(Point(x: 1, y: -2.5))])
        #expect(
            Path(readableSVGData: "m1 1 2 0 0 2z").elements == [
                .move(Point(x: 1, y: 1)), .line(Point(x: 3, y: 1)), .line(Point(x: 3, y: 3)), .close,
            ])
        #expect(
            Path(readableSVGData: "M.5.5-1-1").elements == [.move(Point(x: 0.5, y: 0.5)), .line(Point(x: -1, y: -1))])
        #expect(
            Path(readableSVGData: "M0 0Q1 1 2 0T4 0").elements.last
                == .quad(control: Point(x: 3, y: -1), end: Point(x: 4, y: 0)))
        #expect(
            Path(readableSVGData: "M0 0C0 1 1 1 1 0S2-1 2 0").elements.last
                == .cubic(control1: Point(x: 1, y: -1), control2: Point(x: 2, y: -1), end: Point(x: 2, y: 0)))
    }

    @Test func tellsLevelsByOpacity() {
        #expect(
            layers("<rect width='1' height='1' opacity='.2'/><rect width='1' height='1'/>")?.map(\.level) == [
                .secondary, .primary,
            ])
        #expect(layers("<g opacity='0'><rect width='1' height='1'/></g>") == nil)
    }

    @Test func leavesOutWhatIsNotDrawn() {
        #expect(layers("<defs><rect width='1' height='1'/></defs>") == nil)
        #expect(layers("<mask><g><rect width='1' height='1'/></g></mask><rect width='2' height='1'/>")?.count == 1)
        #expect(layers("<rect width='1' height='1' fill='none'/>") == nil)
        #expect(layers("<rect width='1' height='1' display='none'/>") == nil)
    }

    @Test func centresWhatIsNotSquare() throws {
        let layers = try #require(self.layers("<rect width='20' height='10'/>", "viewBox='0 0 20 10'"))
        expect(layers[0].path.bounds, 0, 0.25, 1, 0.5)
        #expect(SVGReader.layers(of: Array("<svg><rect width='1' height='1'/></svg>".utf8)) == nil)
    }

    @Test(arguments: [
        "", "<", "<svg", "<svg viewBox='0 0 1 1'", "<svg viewBox='0 0 1 1'><rect", "<svg viewBox='0 0 1 1'><!--",
        "<!DOCTYPE",
        "<svg viewBox='0 0 0 0'><rect width='1' height='1'/></svg>",
        "<svg viewBox='0 0 nan 1'><rect width='1' height='1'/></svg>",
        "<svg viewBox='0 0 1e9 1'><rect width='1' height='1'/></svg>", "</svg></svg></g>",
        "<svg viewBox='0 0 1 1'><path d='M1e999 0z'/></svg>",
        "<svg viewBox='0 0 1 1'><path d='zzzz'/></svg>", "<svg viewBox='0 0 1 1' viewBox>", "<svg viewBox=0 >",
    ])
    func refusesWhatIsBroken(_ document: String) {
        #expect(SVGReader.layers(of: Array(document.utf8)) == nil)
    }

    @Test func refusesWhatIsTooLarge() {
        let deep = String(repeating: "<g>", count: 5000) + "<rect width='1' height='1'/>"
        #expect(layers(deep) == nil)
        #expect(layers("<path stroke='#000' d='M0 0" + String(repeating: "h1v1", count: 60_000) + "'/>") == nil)
    }

    @Test func bearsAnyBytes() {
        var state: UInt64 = 1
        let alphabet = Array("<>/='\" svgpathdMLCAZ0123456789.-e&;:!?".utf8)
        for _ in 0..<2000 {
            var bytes = Array("<svg viewBox='0 0 9 9'><path stroke='a' d='".utf8)
            for _ in 0..<60 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            _ = SVGReader.layers(of: bytes + Array("'/></svg>".utf8))
        }
    }
}

import Drawing
import Testing

@testable import PNGExport

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct LongTextTests {
    /// Letters with holes, each over the next by a third, as in a script whose letters join.
    private func letters(_ count: Int, apart: Double, height: Double) -> Path {
        Path(
            elements: (0..<count).flatMap { index in
                let x = Double(index) * apart
                return Sample.diamond(x, height) + Sample.diamond(x + height / 4, height / 2).reversedContour
            })
    }

    @Test(arguments: [7.5, 0.13, 12])
    func `a long text looks as its outline does`(apart: Double) throws {
        let outlines = letters(3500, apart: apart, height: 10)
        #expect(outlines.elements.count > TextStrip.usual)
        let width = min(3500 * apart + 10, 16_000)
        let color = Paint.color(Color(rgb: 0x1D4ED8, alpha: 200))
        let text = try Sample.paint(Sample.scene([Sample.text(outlines, fill: color)], width: width, height: 12))
        let path = Shape(.path(outlines, evenOdd: false), fill: color)
        let shape = try Sample.paint(Sample.scene([.shape(path)], width: width, height: 12))
        // cairo samples a row of pixels more finely where all edges go through the whole row.
        #expect(zip(text.pixels, shape.pixels).allSatisfy { distance($0, $1) <= 20 })
        #expect(Set(shape.pixels).count > 2)
    }

    @Test func `strips show every column once, and no more than twice the text`() throws {
        for apart in [0.0, 0.001, 0.5, 20] {
            let outlines = letters(6000, apart: apart, height: 10)
            let contours = Contour.all(of: outlines, .identity)
            #expect(contours.count == 12_000)
            let strips = TextStrip.strips(of: contours, width: 16_384)
            #expect(strips.flatMap(\.columns) == Array(0..<16_384))
            let painted = strips.flatMap(\.contours).reduce(0) { $0 + $1.elements.count }
            #expect(painted <= 2 * outlines.elements.count)
            for strip in strips {
                let columns = strip.columns
                let shown = contours.filter {
                    $0.extent.right >= Double(columns.lowerBound) && $0.extent.left < Double(columns.upperBound)
                }
                #expect(Set(shown.map(\.elements)).isSubset(of: strip.contours.map(\.elements)))
            }
        }
    }

    @Test func `the time for a text does not grow faster than the text`() throws {
        let (short, long) = (try seconds(letters: 2500), try seconds(letters: 20_000))
        // Painted whole in every part, eight times the text takes thirty times as long.
        #expect(long < 20 * short)
    }

    /// Of processor time, as other tests run beside this one.
    private func seconds(letters count: Int) throws -> Double {
        let outlines = letters(count, apart: 8, height: 10)
        let scene = Sample.scene([Sample.text(outlines)], width: Double(count) * 8, height: 12)
        var painter = try PNGPainter()
        let start = Self.now
        _ = try painter.paint(scene, options: PNGOptions())
        return Self.now - start
    }

    private static var now: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension [Path.Element] {
    /// Of straight lines, the other way round.
    fileprivate var reversedContour: [Path.Element] {
        let points = compactMap { element -> Point? in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        return points.reversed().enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
    }
}

import Drawing
import Testing

@testable import SVGExport

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct FanTests {
    private static let story = [0xFFCC00, 0xFF9500, 0xFF2D55, 0xAF52DE, 0xFFCC00] as [UInt32]

    private func stops(_ colors: [Color]) -> [GradientStop] {
        colors.enumerated().map {
            GradientStop(offset: Double($0.offset) / Double(colors.count - 1), color: $0.element)
        }
    }

    private func fan(_ stops: [GradientStop], ringWidth: Double? = nil) -> Fan? {
        Fan(
            Paint.gradient(.angular(center: .zero, startAngle: 0, stops: stops)).simplified,
            over: .circle(center: .zero, radius: 10), strokeWidth: ringWidth)
    }

    /// The gradient itself, channel by channel.
    private func exact(_ stops: [GradientStop], _ degrees: Double) -> [Double] {
        let offset = degrees / 360
        let next = stops.firstIndex { $0.offset >= offset } ?? stops.count - 1
        let (from, to) = (stops[max(0, next - 1)], stops[next])
        let part = to.offset > from.offset ? (offset - from.offset) / (to.offset - from.offset) : 1
        return zip(channels(from.color), channels(to.color)).map { $0 + ($1 - $0) * min(max(part, 0), 1) }
    }

    private func channels(_ color: Color) -> [Double] {
        [color.red, color.green, color.blue, color.alpha].map(Double.init)
    }

    private var gradients: [[GradientStop]] {
        let rainbow = (0..<300).map { Color(rgb: UInt32($0 * 51_111 % 0xFFFFFF)) }
        return [
            stops(Self.story.map { Color(rgb: $0) }), stops(rainbow), stops([.white, .black]),
            stops([Color(rgb: 0xFF0000), Color(rgb: 0x0000FF, alpha: 0)]),
            [
                GradientStop(offset: 0.25, color: .white), GradientStop(offset: 0.5, color: Color(rgb: 0x123456)),
                GradientStop(offset: 0.5, color: .black), GradientStop(offset: 0.75, color: .white),
            ],
        ]
    }

    @Test func `no wedge is more than 1.4 of 255 from the gradient at any of its angles`() throws {
        for gradient in gradients {
            let wedges = try #require(fan(gradient)).wedges
            var angle = 0.0
            for wedge in wedges {
                #expect(abs(wedge.start - angle) < 1e-9 && wedge.end > wedge.start)
                angle = wedge.end
                for part in [0.001, 0.25, 0.5, 0.75, 0.999] {
                    let truth = exact(gradient, wedge.start + (wedge.end - wedge.start) * part)
                    let error = zip(channels(wedge.from), truth).map { abs($0 - $1) }.max() ?? 0
                    #expect(error <= 1.4001)
                }
            }
            #expect(abs(angle - 360) < 1e-9)
        }
    }

    @Test(arguments: [0.5, 1, 1.9])
    func `wedges with gradients are as near anywhere in a ring`(width: Double) throws {
        for gradient in gradients {
            let ring = try #require(fan(gradient, ringWidth: width))
            guard let radius = ring.radius else {
                #expect(ring.uniformAlpha == nil)
                continue
            }
            for wedge in ring.wedges {
                let half = (wedge.end - wedge.start) / 2 * .pi / 180
                for (part, distance) in [-0.999, -0.5, 0, 0.5, 0.999].flatMap({ part in
                    [10 - width / 2, 10, 10 + width / 2].map { (part, $0) }
                }) {
                    let place = (distance * sin(half * part) / (radius * sin(half)) + 1) / 2
                    let truth = exact(gradient, wedge.start + (wedge.end - wedge.start) * (part + 1) / 2)
                    let shown = zip(channels(wedge.from), channels(wedge.to)).map {
                        $0 + ($1 - $0) * min(max(place, 0), 1)
                    }
                    #expect((zip(shown, truth).map { abs($0 - $1) }.max() ?? 0) <= 1.4001)
                }
            }
        }
    }

    @Test func `the ring of a story takes few wedges`() throws {
        let ring = try #require(fan(stops(Self.story.map { Color(rgb: $0) }), ringWidth: 1.05))
        #expect(ring.wedges.count < 30)
        let paint = Paint.gradient(
            .angular(center: Point(x: 20, y: 20), startAngle: 30, stops: stops([.white, .black, .white])))
        let svg = Sample.svg(
            [.shape(Shape(.circle(center: Point(x: 20, y: 20), radius: 19), stroke: Stroke(paint: paint, width: 2)))],
            SVGOptions(identity: 7))
        #expect(svg.contains(#"<g transform="translate(20 20)rotate(30)scale(.022)">"#))
        #expect(svg.contains(##"<path fill="url(#g7-1)" transform="rotate(99)" d="M0 0-"##))
        #expect(svg.occurrences(of: "<linearGradient") == svg.occurrences(of: "<path fill=\"url"))
    }

    @Test func `wedges are masked once, whether the shape is filled or stroked`() {
        let paint = Paint.gradient(
            .angular(center: Point(x: 20, y: 20), startAngle: 0, stops: stops([.white, .black])))
        let filled = Sample.svg([.shape(Shape(Sample.disc, fill: paint))], SVGOptions(identity: 7))
        #expect(
            filled.contains(##"<mask id="k7"><circle cx="20" cy="20" r="20" fill="#fff"/></mask><g mask="url(#k7)">"##))
        #expect(filled.occurrences(of: "<path fill=") > 140)
        let stroked = Sample.svg(
            [.shape(Shape(Sample.disc, fill: .color(.black), stroke: Stroke(paint: paint, width: 4)))],
            SVGOptions(identity: 7))
        #expect(
            stroked.contains(
                ##"<circle cx="20" cy="20" r="20" fill="#000"/>"##
                    + ##"<mask id="k7"><circle cx="20" cy="20" r="20" fill="none" stroke="#fff" stroke-width="4"/></mask>"##
            ))
    }

    @Test func `opacity that does not vary is that of the whole fan`() {
        let half = [Color(rgb: 0xFF0000, alpha: 51), Color(rgb: 0x0000FF, alpha: 51)]
        let paint = Paint.gradient(.angular(center: .zero, startAngle: 0, stops: stops(half)))
        let svg = Sample.svg([.shape(Shape(Sample.disc, fill: paint))])
        #expect(svg.contains(#")" opacity=".2">"#))
        #expect(!svg.contains("fill-opacity"))
    }
}

import Drawing
import Testing

@testable import SVGExport

struct FanTests {
    private static let story = [0xFFCC00, 0xFF9500, 0xFF2D55, 0xAF52DE, 0xFFCC00] as [UInt32]

    private func stops(_ colors: [Color]) -> [GradientStop] {
        colors.enumerated().map {
            GradientStop(offset: Double($0.offset) / Double(colors.count - 1), color: $0.element)
        }
    }

    private func fan(_ stops: [GradientStop]) -> Fan? {
        Fan(Paint.gradient(.angular(center: .zero, startAngle: 0, stops: stops)).simplified)
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

    @Test func `no wedge is more than 1.4 of 255 from the gradient at any of its angles`() throws {
        let rainbow = (0..<300).map { Color(rgb: UInt32($0 * 51_111 % 0xFFFFFF)) }
        let gradients = [
            stops(Self.story.map { Color(rgb: $0) }), stops(rainbow), stops([.white, .black]),
            stops([Color(rgb: 0xFF0000), Color(rgb: 0x0000FF, alpha: 0)]),
            [
                GradientStop(offset: 0.25, color: .white), GradientStop(offset: 0.5, color: Color(rgb: 0x123456)),
                GradientStop(offset: 0.5, color: .black), GradientStop(offset: 0.75, color: .white),
            ],
        ]
        for gradient in gradients {
            let wedges = try #require(fan(gradient)).wedges
            var angle = 0.0
            for wedge in wedges {
                #expect(abs(wedge.start - angle) < 1e-9 && wedge.end > wedge.start)
                angle = wedge.end
                for part in [0.001, 0.25, 0.5, 0.75, 0.999] {
                    let truth = exact(gradient, wedge.start + (wedge.end - wedge.start) * part)
                    let error = zip(channels(wedge.color), truth).map { abs($0 - $1) }.max() ?? 0
                    #expect(error <= 1.4001)
                }
            }
            #expect(abs(angle - 360) < 1e-9)
        }
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

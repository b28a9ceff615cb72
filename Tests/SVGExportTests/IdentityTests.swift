import Drawing
import SVGExport
import Testing

struct IdentityTests {
    private let plain = Node.shape(Shape(Sample.disc, fill: .color(.black)))
    private let shaded = Node.shape(Shape(Sample.disc, fill: Sample.gradient))

    private func angular(_ last: Color = .black) -> Paint {
        .gradient(
            .angular(
                center: Point(x: 20, y: 20), startAngle: 0,
                stops: [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: last)]))
    }

    @Test func `ids are written only when something needs one`() {
        let inside = Geometry.rect(Rect(x: 5, y: 5, width: 30, height: 30), cornerRadius: 0)
        let around = Geometry.rect(Rect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 0)
        let picture = Node.image(Image(source: Sample.pixel, rect: Rect(x: 0, y: 0, width: 9, height: 9)))
        let turn = Motion.turn(center: .zero, degreesPerSecond: 90)
        let cases: [([Node], SVGOptions, Bool)] = [
            ([plain], SVGOptions(), false), ([shaded], SVGOptions(), true), ([picture], SVGOptions(), false),
            ([picture, picture], SVGOptions(), true), ([.group(Group(children: [plain]))], SVGOptions(), false),
            ([.group(Group(children: [plain], clip: inside))], SVGOptions(), true),
            ([.group(Group(children: [plain], clip: around))], SVGOptions(), false),
            ([.group(Group(children: [plain], clip: around))], SVGOptions(padding: 1), true),
            ([.group(Group(children: [plain], clip: Sample.disc))], SVGOptions(), true),
            ([.group(Group(children: [plain], motion: turn))], SVGOptions(), true),
            ([.group(Group(children: [plain], motion: turn))], SVGOptions(animated: false), false),
            ([.shape(Shape(Sample.disc, fill: angular()))], SVGOptions(), true),
            ([.image(Sample.tinted)], SVGOptions(), true),
            ([.group(Group(children: [plain], mask: Sample.tinted))], SVGOptions(), true),
            ([.shape(Shape(Sample.disc, fill: angular(.white)))], SVGOptions(), false),
        ]
        for (nodes, options, needed) in cases {
            let scene = Sample.scene(nodes)
            let svg = Sample.svg(scene, options)
            #expect(SVGWriter.needsIdentity(scene, options: options) == needed, "\(svg)")
            #expect((svg.contains(" id=") || svg.contains(" class=")) == needed, "\(svg)")
        }
    }

    @Test func `names differ within a picture, between pictures and between prefixes`() {
        let nodes = [shaded, shaded, Node.group(Group(children: [plain], clip: Sample.disc))]
        func names(_ options: SVGOptions) -> [String] {
            Sample.svg(nodes, options).split(separator: #" id=""#).dropFirst().map {
                String($0.prefix { $0 != "\"" })
            }
        }
        let first = names(SVGOptions(identity: 1))
        #expect(first == ["g1", "g1-1", "c1-2"])
        #expect(names(SVGOptions(identity: .max)).allSatisfy { !first.contains($0) })
        #expect(names(SVGOptions(idPrefix: "a-b \"<é", identity: 35)) == ["a-bgz", "a-bgz-1", "a-bcz-2"])
    }

    @Test func `a reference names what is written`() throws {
        let svg = Sample.svg([shaded], SVGOptions(idPrefix: "x", identity: 1000))
        let name = try #require(svg.attribute("id"))
        #expect(svg.contains(#"fill="url(#\#(name))""#))
        #expect(
            svg.contains(
                ##"<linearGradient id="\##(name)" x1="0" y1="0" x2="40" y2="0" gradientUnits="userSpaceOnUse">"##
                    + ##"<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>"##))
    }

    @Test func `motion respects those who asked for less, and a digit may begin its name`() {
        let turn = Motion.turn(center: Point(x: 20, y: 20), degreesPerSecond: -90)
        let svg = Sample.svg(
            [.group(Group(children: [plain], motion: turn))], SVGOptions(idPrefix: "1", identity: 10))
        #expect(
            svg.contains(
                ##"<style>@media(prefers-reduced-motion:no-preference){.\31 ma{animation:\31 ma 4s linear infinite}}"##
                    + ##"@keyframes \31 ma{0%{transform:translate(20px,20px)rotate(0deg)translate(-20px,-20px)}"##
                    + ##"to{transform:translate(20px,20px)rotate(-360deg)translate(-20px,-20px)}}</style>"##
                    + ##"<g class="1ma"><circle"##))
    }

    @Test func `a picture shown twice at one size is embedded once`() {
        let nodes = [Point(x: 0, y: 0), Point(x: 20, y: 5)].map {
            Node.image(Image(source: Sample.pixel, rect: Rect(x: $0.x, y: $0.y, width: 10, height: 10)))
        }
        let svg = Sample.svg(nodes, SVGOptions(identity: 3))
        #expect(
            svg.hasSuffix(
                ##"<image id="i3" width="10" height="10" preserveAspectRatio="none" href="data:image/png;base64,AQIDBA=="/>"##
                    + ##"<use href="#i3" x="20" y="5"/></svg>"##))
    }

    @Test func `the same scene gives the same bytes`() {
        let scene = Sample.scene([shaded, plain, .text(Sample.text("I"))])
        #expect(Sample.svg(scene) == Sample.svg(scene))
    }
}

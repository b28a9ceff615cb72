import Drawing
import SVGExport
import Testing

struct DocumentTests {
    private let dot = Node.shape(Shape(Sample.disc, fill: .color(Color(rgb: 0x1D4ED8))))

    @Test func `the root has the size in points, the role and the phrase`() {
        let accessibility = SceneAccessibility(
            label: "Jamie Lin", value: "Online", isHidden: false, phrase: "Jamie Lin, Online")
        #expect(
            Sample.svg(Sample.scene([dot], accessibility: accessibility))
                == ##"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40" role="img" "##
                + ##"aria-label="Jamie Lin, Online"><title>Jamie Lin</title><desc>Online</desc>"##
                + ##"<circle cx="20" cy="20" r="20" fill="#1d4ed8"/></svg>"##)
    }

    @Test(arguments: [true, false]) func `a hidden picture, or one with nothing to say, has neither role nor label`(
        hidden: Bool
    ) {
        let accessibility = SceneAccessibility(
            label: hidden ? "Jamie" : nil, value: nil, isHidden: hidden, phrase: hidden ? "Jamie" : nil)
        let svg = Sample.svg(Sample.scene([dot], accessibility: accessibility))
        #expect(svg.contains(#" aria-hidden="true">"#))
        for word in ["role", "aria-label", "<title>", "<desc>"] { #expect(!svg.contains(word)) }
    }

    @Test func `padding grows the view box round the bounds`() {
        let scene = Sample.scene([dot], bounds: Rect(x: -2, y: -1.5, width: 50, height: 44.25))
        let svg = Sample.svg(scene, SVGOptions(padding: 4))
        #expect(svg.attribute("width") == "58")
        #expect(svg.attribute("height") == "52.25")
        #expect(svg.attribute("viewBox") == "-6 -5.5 58 52.25")
    }

    @Test func `a background lies under everything over the whole view box`() {
        let svg = Sample.svg([dot], SVGOptions(background: Color(rgb: 0xFF0000, alpha: 51), padding: 1))
        #expect(
            svg.contains(
                ##"<rect x="-1" y="-1" width="42" height="42" fill="#f00" fill-opacity=".2"/><circle"##))
    }

    @Test func `every string is escaped, and what XML forbids is left out`() {
        let evil = "</svg><script>alert('x')</script> & \"q\" \u{0}\u{8}\u{FFFE}\u{FFFF}\u{FFFD} \u{202E}\tn\nr\r"
        let accessibility = SceneAccessibility(label: evil, value: evil, isHidden: false, phrase: evil)
        var text = Sample.text(evil)
        text.run.family = "A\"B'<"
        text.run.language = "\"><x"
        let svg = Sample.svg(
            Sample.scene([.text(text)], accessibility: accessibility),
            SVGOptions(text: .live, idPrefix: "\"><x", identity: 1))
        #expect(!svg.contains("<script"))
        #expect(!svg.contains("<x"))
        #expect(
            svg.occurrences(of: "&lt;/svg&gt;&lt;script&gt;alert('x')&lt;/script&gt; &amp; &quot;q&quot; \u{FFFD}") == 4
        )
        #expect(svg.occurrences(of: "\u{202E}&#9;n&#10;r&#13;") == 4)
        #expect(svg.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF })
        #expect(svg.contains(#"font-family="'A&quot;B\'&lt;',system-ui"#))
    }

    @Test func `translucency is an opacity and the inherited colour is currentColor`() {
        let stroke = Stroke(paint: .inherited(fallback: .black, opacity: 0.5), width: 2)
        let svg = Sample.svg([
            .shape(Shape(Sample.disc, fill: .color(Color(rgb: 0x3C3C43, alpha: 0x2E)), stroke: stroke))
        ])
        #expect(
            svg.contains(
                ##"fill="#3c3c43" fill-opacity=".18" stroke="currentColor" stroke-opacity=".5" stroke-width="2"/>"##))
    }

    @Test func `shapes without extent and colours without opacity are not written`() {
        let svg = Sample.svg([
            .shape(Shape(.circle(center: .zero, radius: 0), fill: .color(.black))),
            .shape(Shape(.rect(Rect(x: 0, y: 0, width: 0, height: 5), cornerRadius: 0), fill: .color(.black))),
            .shape(Shape(.circle(center: .zero, radius: .nan), fill: .color(.black))),
            .shape(Shape(Sample.disc, fill: .color(.clear))), .shape(Shape(Sample.disc)),
            .group(Group(children: [])), .group(Group(children: [dot], opacity: 0)),
            .group(Group(children: [dot], transform: Transform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0))),
        ])
        #expect(svg.hasSuffix("</title></svg>"))
    }

    @Test func `corners are round, never elliptical`() {
        let svg = Sample.svg([
            .shape(Shape(.rect(Rect(x: 1, y: 2, width: 30, height: 10), cornerRadius: 99), fill: .color(.black)))
        ])
        #expect(svg.contains(##"<rect x="1" y="2" width="30" height="10" rx="5" fill="#000"/>"##))
    }

    @Test func `groups carry transform, opacity and clip, and a plain group leaves no trace`() {
        let turned = Transform(a: 0.8660254, b: 0.5, c: -0.5, d: 0.8660254, tx: 3, ty: 4)
        let svg = Sample.svg([
            .group(Group(children: [dot])),
            .group(Group(children: [dot], transform: .translation(x: 1, y: -2), opacity: 0.5)),
            .group(Group(children: [dot], transform: turned)),
            .group(Group(children: [dot], transform: Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))),
        ])
        #expect(svg.occurrences(of: "<g") == 3)
        #expect(svg.contains(#"<g transform="translate(1 -2)" opacity=".5">"#))
        #expect(svg.contains(#"<g transform="matrix(866.025 500 -500 866.025 3 4)scale(.001)">"#))
        #expect(svg.contains(#"<g transform="matrix(2 0 0 2 0 0)">"#))
    }

    @Test func `outlines are placed on a grid of hundredths`() {
        #expect(Sample.svg([.text(Sample.text("I"))]).contains(##"<path fill="#fff" d="m10 13.8h8v11.2h-8z"/>"##))
    }

    @Test func `live text keeps its source, never stretched, centred where its outlines are`() {
        let svg = Sample.svg([.text(Sample.text("12  3", direction: .rtl, tabular: true))], SVGOptions(text: .live))
        #expect(
            svg.contains(
                #"<text aria-hidden="true" x="14" y="25" text-anchor="middle" font-family="Inter,system-ui,sans-serif" font-size="16" "#
                    + #"font-weight="600" style="font-variant-numeric:tabular-nums" direction="rtl" xml:lang="en" "#
                    + ##"xml:space="preserve" fill="#fff">12  3</text>"##))
        #expect(!svg.contains("textLength"))
        var mixed = Sample.text("A")
        mixed.shaped.otherFamilies = ["Noto Sans Arabic", "Inter"]
        #expect(
            Sample.svg([.text(mixed)], SVGOptions(text: .live))
                .contains(#"font-family="Inter,'Noto Sans Arabic',Inter,system-ui,sans-serif""#))
    }
}

import Drawing
import JSONValues
import Testing

@testable import Components

/// A plugin that gives one reply to every question.
private struct OneReply: PluginSource {
    let reply: JSONValue

    var components: [AnyComponent] { [] }
    func learnAll() {}
    func learnChanged() {}
    func component(_ id: String) -> PluginLookup { .unknown }
    func answer(to question: PluginQuestion) -> PluginAnswer { .reply(reply) }
    func takesMoreScenes() -> Bool { true }
}

@Suite("Scenes of plugins") struct SceneTests {
    private func resolve(
        _ scene: JSONValue, _ members: JSONObject = [:], in context: Context = Context()
    ) throws(InvalidValue) -> any ResolvedComponent {
        var reply: JSONObject = [
            "scene": scene, "size": ["width": 20, "height": 10], "accessibility": ["label": "x"],
        ]
        for member in members.members { reply[member.key] = member.value }
        var declaration = PluginComponent()
        declaration.id = "acme/x"
        declaration.props = ["type": "object"]
        var world = World.fake
        world.plugins = OneReply(reply: .object(reply))
        return try declaration.definition(of: "acme").resolve([:], context, world)
    }

    private func nodes(_ scene: JSONValue, in context: Context = Context()) throws -> [Node] {
        try resolve(scene, in: context).nodes
    }

    @Test("A scene without ink is warned of where there is a label, and one that has some is not")
    func ink() throws {
        func codes(_ scene: JSONValue, _ members: JSONObject = [:]) throws -> [JSONValue?] {
            try resolve(scene, members).warnings.map { $0.details["pluginCode"] }
        }
        let bare: JSONValue = ["type": "circle", "r": 5]
        #expect(try codes([]) == ["empty"])
        #expect(try codes([bare]) == ["empty"])
        #expect(try codes([["type": "group", "children": [bare]]]) == ["empty"])
        #expect(try codes([bare], ["accessibility": ["hidden": true]]) == [])
        #expect(try codes([bare, ["type": "circle", "r": 5, "fill": "red"]]) == [])
        #expect(try codes([["type": "path", "d": "M 0 0 L 9 0", "stroke": ["color": "red", "width": 1]]]) == [])
    }

    @Test("Shapes are drawn as they are said, in order")
    func shapes() throws {
        let scene: JSONValue = [
            ["type": "circle", "cx": 5, "cy": 6, "r": 4, "fill": "#FF0000"],
            ["type": "rect", "width": 8, "height": 4, "cornerRadius": 9, "stroke": ["color": "blue", "width": 2]],
            ["type": "path", "d": "M0 0H4", "evenOdd": true, "fill": "#00FF0080"],
            ["type": "circle", "r": 1],
        ]
        let red = Color(rgb: 0xFF0000)
        #expect(
            try nodes(scene) == [
                .shape(Shape(.circle(center: Point(x: 5, y: 6), radius: 4), fill: .color(red))),
                .shape(
                    Shape(
                        .rect(Rect(x: 0, y: 0, width: 8, height: 4), cornerRadius: 2),
                        stroke: Stroke(paint: .color(Context().color(.system(.blue))), width: 2))),
                .shape(
                    Shape(
                        .path(Path(elements: [.move(.zero), .line(Point(x: 4, y: 0))]), evenOdd: true),
                        fill: .color(Color(rgb: 0x00FF00, alpha: 128)))),
            ])
    }

    @Test("A token is the theme's colour, in the scheme of the picture")
    func tokens() throws {
        var dark = Context()
        dark.colorScheme = .dark
        let scene: JSONValue = ["type": "circle", "r": 1, "fill": "background"]
        for context in [Context(), dark] {
            guard case .shape(let shape)? = try nodes(scene, in: context).first else { throw Missing() }
            #expect(shape.fill == .color(context.colors.background))
        }
    }

    @Test("Gradients lie over the shape's own box unless they say where")
    func gradients() throws {
        func fill(_ paint: JSONValue) throws -> Paint? {
            let scene: JSONValue = ["type": "rect", "x": 2, "width": 4, "height": 8, "fill": paint]
            guard case .shape(let shape)? = try nodes(scene).first else { throw Missing() }
            return shape.fill
        }
        let colors: JSONValue = ["#000000", "#FFFFFF"]
        let stops = [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)]
        #expect(
            try fill(["gradient": "linear", "colors": colors])
                == .gradient(.linear(start: Point(x: 4, y: 0), end: Point(x: 4, y: 8), stops: stops)))
        #expect(
            try fill(["gradient": "radial", "colors": colors, "stops": [0, 1]])
                == .gradient(.radial(center: Point(x: 4, y: 4), radius: 4, stops: stops)))
        #expect(
            try fill(["gradient": "angular", "colors": colors, "center": ["x": 1, "y": 1], "startAngle": 90])
                == .gradient(.angular(center: Point(x: 1, y: 1), startAngle: 90, stops: stops)))
    }

    @Test("A group moves, turns, fades and cuts")
    func groups() throws {
        let scene: JSONValue = [
            "type": "group", "opacity": .real(0.5), "clip": ["type": "circle", "r": 2],
            "transform": ["translate": ["x": 3], "rotate": 90, "scale": 2],
            "children": [["type": "circle", "r": 1, "fill": "red"]],
        ]
        guard case .group(let group)? = try nodes(scene).first else { throw Missing() }
        #expect(group.opacity == 0.5)
        #expect(group.clip == .circle(center: .zero, radius: 2))
        // Scaled, then turned, then moved.
        #expect(group.transform.apply(to: Point(x: 1, y: 0)) == Point(x: 3, y: 2))
    }

    @Test("Text stands on its baseline by its anchor", arguments: [("start", 50.0), ("middle", 35), ("end", 20)])
    func anchors(word: String, left: Double) throws {
        // Half an em each: 30 points wide.
        let scene: JSONValue = [
            "type": "text", "x": 50, "y": 9, "size": 10, "text": " six \n let", "anchor": .string(word),
            "weight": "bold",
        ]
        guard case .text(let text)? = try nodes(scene).first else { throw Missing() }
        #expect(text.run.text == "six let" && text.run.weight == .bold && text.fontSize == 10)
        #expect(text.origin == Point(x: left - (word == "start" ? 0 : word == "middle" ? 2.5 : 5), y: 9))
    }

    @Test(
        "What is too wide is cut and ends in an ellipsis",
        arguments: [(100.0, "hello world"), (55, "hello world"), (54, "hello wor…"), (35, "hello…"), (5, "…"), (4, "")])
    func cutting(width: Double, expected: String) {
        let line = LineOfText(TextRun(text: "hello world"), maxAdvance: width / 10, with: World.fake.shaper)
        #expect(line.run.text == expected)
    }

    @Test("Bounds are the frame and all that is drawn, strokes too, but not what is cut off")
    func bounds() throws {
        let scene: JSONValue = [
            ["type": "circle", "cx": 10, "cy": 0, "r": 4, "stroke": ["color": "red", "width": 2]],
            [
                "type": "group", "clip": ["type": "rect", "width": 30, "height": 1],
                "children": [["type": "rect", "x": -100, "width": 200, "height": 100, "fill": "red"]],
            ],
        ]
        #expect(try resolve(scene).bounds == Rect(x: 0, y: -5, width: 30, height: 15))
    }

    @Test("A component inside is placed, and told of")
    func nesting() throws {
        let component = try resolve(
            ["type": "component", "component": "avatar", "props": ["name": "J L", "size": 10], "x": 4, "y": 1])
        guard case .array(let children)? = component.members["children"], case .object(let child)? = children.first
        else { throw Missing() }
        #expect(child["component"] == "avatar" && child["position"] == ["x": 4, "y": 1])
        #expect(component.accessibility.children.map(\.label) == ["J L"])
    }

    @Test("Size, baseline, corners, warnings and what is said are the reply's")
    func reply() throws {
        let component = try resolve(
            [["type": "circle", "r": 5, "fill": "red"]],
            [
                "baseline": 7, "cornerRadius": 3, "warnings": [["code": "stale", "message": "It is old"]],
                "accessibility": ["role": "text", "label": "A", "value": "B", "traits": ["updatesFrequently"]],
            ])
        #expect(component.size == Size(width: 20, height: 10))
        #expect(component.firstBaseline == 7 && component.cornerRadius == 3)
        #expect(component.warnings.map(\.code) == [.pluginWarning])
        #expect(component.accessibility.role == .text && component.accessibility.value == "B")
    }

    @Test(
        "A fault is the plugin's, with a pointer into its reply",
        arguments: [
            (["type": "group", "children": [[:]]], "/scene/children/0/type"),
            ([["type": "rect", "width": 1]], "/scene/0/height"),
            (
                [["type": "circle", "r": 1, "fill": ["gradient": "conic", "colors": ["red"]]]], "/scene/0/fill/gradient"
            ),
            ([["type": "circle", "r": 1, "stroke": ["color": "red", "width": -1]]], "/scene/0/stroke/width"),
            ([["type": "group", "transform": [1, 2, 3], "children": []]], "/scene/0/transform"),
            ([["type": "group", "opacity": 2, "children": []]], "/scene/0/opacity"),
            ([["type": "text", "text": "x", "size": 0]], "/scene/0/size"),
            ([["type": "component", "component": "badge", "props": ["count": -1]]], "/scene/0/props/count"),
            (1, "/scene"),
        ] as [(JSONValue, String)])
    func faults(scene: JSONValue, pointer: String) {
        do throws(InvalidValue) {
            _ = try resolve(scene)
            Issue.record("it was taken")
        } catch {
            #expect(error.reason == .pluginFailed)
            #expect(error.pointer.description == pointer)
            #expect(error.inside("items").pointer.description == pointer)
            #expect(error.details["detail"] == "bad_reply" && error.details["component"] == "acme/x")
        }
    }

    private struct Missing: Error {}
}

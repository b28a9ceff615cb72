import JSONValues
import TestSupport
import Testing

@Suite("Text that is far taller than capitals") struct TallTextTests {
    /// A Tibetan letter with all that can be stacked on it.
    private static let stack = "\u{0F67}\u{0F90}\u{0FB5}\u{0FA8}\u{0FB3}\u{0FBA}\u{0FBC}\u{0FBB}\u{0F82}"

    private static let shapes: [JSONObject] = [
        ["component": "avatar", "props": ["initials": .string(stack), "style": "rounded"]],
        ["component": "avatar", "props": ["initials": .string(stack), "style": "circle"]],
        ["component": "badge", "props": ["text": .string(stack), "style": "outlined"]],
    ]

    @Test("Does not leave its shape, in SVG and in PNG", arguments: shapes.indices)
    func staysInside(index: Int) throws {
        let host = try HostProcess()
        var params = Self.shapes[index]
        params["output"] = ["format": "png", "padding": 40, "scale": 2]
        host.request(1, "component/render", params)
        let answer = try host.next()
        let warnings = answer["/result/warnings"]?.array ?? []
        let picture = try Rendering(answer["/result"]).png()
        for y in 0..<picture.height {
            for x in 0..<picture.width where x < 79 || y < 79 || x > picture.width - 80 || y > picture.height - 80 {
                guard picture[x, y].alpha == 0 else {
                    Issue.record("ink at \(x), \(y)")
                    return
                }
            }
        }
        params["output"] = ["format": "svg", "padding": 40]
        host.request(2, "component/render", params)
        let svg = String(decoding: try Rendering(host.next()["/result"]).bytes, as: UTF8.self)
        // In a circle it is small enough; without a font for it there is only a box.
        let isCut = index != 1 && !warnings.contains { $0["/code"] == "missing_glyph" }
        #expect(svg.contains(" clip-path=") == isCut)
    }

    @Test("Ordinary text has no clip, with accents above capitals and with descenders")
    func ordinary() throws {
        let host = try HostProcess()
        for text in ["JL", "WW", "ÅÅ", "ÇŞ", "Ỗ", "Qj", "김", "क्षि"] {
            for params: JSONObject in [
                ["component": "avatar", "props": ["initials": .string(text), "style": "rounded"]],
                ["component": "avatar", "props": ["initials": .string(text)]],
                ["component": "badge", "props": ["text": .string(text)]],
            ] {
                host.request(1, "component/render", params)
                let svg = String(decoding: try Rendering(host.next()["/result"]).bytes, as: UTF8.self)
                #expect(!svg.contains("clip"), "\(text)")
            }
        }
    }
}

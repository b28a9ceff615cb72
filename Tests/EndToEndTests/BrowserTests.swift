import JSONValues
import TestSupport
import Testing

@Suite("In a browser", .enabled(if: Browser.program != nil, "there is no Chromium"))
struct BrowserTests {
    private struct Picture {
        let svg: String
        let accessibility: JSONValue
        let request: JSONObject
    }

    private static let locales = ["en", "de", "fr", "es", "pt", "ja", "zh", "ar", "he", "hi"]

    /// Every component's examples in a language, in outlines and with live text, and as hidden as can be.
    private static func pictures(_ locale: String, _ host: HostProcess) throws -> [Picture] {
        host.request(0, "component/list")
        var requests: [JSONObject] = []
        for component in try host.next()["/result/components"]?.array ?? [] {
            host.request(0, "component/describe", ["component": component["/id"] ?? .null])
            for example in try host.next()["/result/examples"]?.array ?? [] {
                for (text, hidden) in [("outlines", nil), ("live", false), ("outlines", true)] as [(JSONValue, Bool?)] {
                    var props = example.object ?? [:]
                    if let hidden { props["accessibilityHidden"] = .bool(hidden) }
                    requests.append([
                        "component": component["/id"] ?? .null, "props": .object(props),
                        "context": ["locale": .string(locale)], "output": ["text": text],
                    ])
                }
            }
        }
        return try requests.map { request in
            host.request(0, "component/render", request)
            let rendering = try Rendering(host.next()["/result"])
            return Picture(
                svg: String(decoding: rendering.bytes, as: UTF8.self),
                accessibility: rendering.json["/accessibility"] ?? .null, request: request)
        }
    }

    @Test("each picture is one image of its label and value, and a hidden one is nothing")
    func accessibility() throws {
        let host = try HostProcess()
        let pages = try Self.locales.map { try Self.pictures($0, host) }
        let trees = try Browser.spoken(
            zip(Self.locales, pages).map { locale, pictures in
                "<!doctype html><html lang=\"\(locale)\"><meta charset=\"utf-8\"><title>\(locale)</title><body>"
                    + pictures.map { "<div>\($0.svg)</div>" }.joined(separator: "\n") + "</body></html>"
            })
        for (pictures, tree) in zip(pages, trees) {
            let named = pictures.filter { $0.accessibility["/hidden"] == false }
            #expect(!named.isEmpty && named.count < pictures.count)
            #expect(tree.allSatisfy { ["image", "img"].contains($0.role) }, "\(tree.filter { $0.role != "image" })")
            #expect(tree.count == named.count)
            for (spoken, picture) in zip(tree, named) {
                let label = picture.accessibility["/label"]?.string ?? ""
                let value = picture.accessibility["/value"]?.string ?? ""
                let place = JSONValue.object(picture.request).cut(300)
                #expect(spoken.name.hasPrefix(label) && spoken.name.hasSuffix(value), "\(spoken.name): \(place)")
                #expect(!label.isEmpty || !value.isEmpty)
                // Nothing but what stands between the two.
                #expect(spoken.name.count <= label.count + value.count + 2, "\(spoken.name): \(place)")
            }
        }
    }
}

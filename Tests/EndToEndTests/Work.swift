import JSONValues
import TestSupport

/// Requests that keep a host busy.
enum Work {
    /// Parameters of a `component/renderBatch`; each item takes some 40 ms: a long text, measured again and again to be
    /// cut. No two items are alike, so that no cache helps.
    static func heavy(items: Int) -> JSONObject {
        let list = (0..<items).map { index -> JSONValue in
            let text = "\(index) " + String(repeating: "abcdefghij", count: 2000)
            return ["component": "badge", "props": ["text": .string(text), "maxWidth": 100]]
        }
        return ["items": .array(list), "output": ["format": "svg"]]
    }

    /// Parameters of a `component/render`; no two are alike.
    static func bulkyPNG(_ index: Int) -> JSONObject {
        [
            "component": "avatar", "props": ["name": .string("Jamie Lin \(index)"), "size": 2000],
            "output": ["format": "png"],
        ]
    }

    /// Parameters of a `component/render` that paints for 12 s: great rings, one nearly over the other.
    static var longPainting: JSONObject {
        let ring: JSONValue = ["component": "storyRing", "props": ["name": "Jamie Lin", "size": 3000]]
        let items = [JSONValue](repeating: ring, count: 150)
        return [
            "component": "row", "props": ["items": .array(items), "spacing": -3036], "output": ["format": "png"],
        ]
    }

    static func avatar(_ name: String) -> JSONObject {
        ["component": "avatar", "props": ["name": .string(name), "badge": "online"], "output": ["format": "svg"]]
    }
}

extension [JSONValue] {
    /// The answers to one request.
    func answers(to id: JSONValue) -> [JSONValue] { filter { $0["/id"]?.isExactly(id) == true } }

    /// Ids of answers in the order they came.
    var integerIDs: [Int] { compactMap { $0["/id"]?.integer } }
}

extension JSONValue {
    var reason: String? { self["/error/data/reason"]?.string }
}

import JSONValues
import TestSupport
import Testing

@Suite("Pictures in one page") struct PageTests {
    /// Pairs that differ in one thing, which is seen or said.
    private static let pairs: [(JSONObject, JSONObject)] = [
        (
            ["component": "profilePicture", "props": ["name": "Jamie Lin", "shape": "mask", "mask": "M0 0H40V40H0Z"]],
            [
                "component": "profilePicture",
                "props": ["name": "Jamie Lin", "shape": "mask", "mask": "M0 0H40V20L0 40Z"],
            ]
        ),
        (
            ["component": "icon", "props": ["symbol": "bell", "effect": "pulse"]],
            ["component": "icon", "props": ["symbol": "bell", "effect": "bounce"]]
        ),
        (
            ["component": "avatar", "props": ["name": "Jamie Lin", "style": "glass"]],
            [
                "component": "avatar", "props": ["name": "Jamie Lin", "style": "glass"],
                "output": ["background": "#102030"],
            ]
        ),
        (
            ["component": "storyRing", "props": ["name": "Jamie Lin"]],
            ["component": "storyRing", "props": ["name": "Jamie Lin"], "output": ["animated": false]]
        ),
    ]

    @Test("that differ in anything share no id", arguments: pairs.indices)
    func ids(index: Int) throws {
        let host = try HostProcess()
        let (one, other) = Self.pairs[index]
        host.request(1, "component/render", one)
        host.request(2, "component/render", other)
        let answers = try host.next(2)
        let svgs = try answers.map { try Rendering($0["/result"]) }
        #expect(svgs[0].bytes != svgs[1].bytes)
        let ids = try svgs.map { try Set($0.svg().names) }
        #expect(!ids[0].isEmpty)
        #expect(ids[0].isDisjoint(with: ids[1]))
    }
}

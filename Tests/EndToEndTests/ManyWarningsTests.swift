import JSONValues
import TestSupport
import Testing

@Suite("Ten thousand warnings") struct ManyWarningsTests {
    @Test(
        "take time that grows with their number alone, and are not all told",
        arguments: [
            ("row", "items", ["component": "badge", "props": ["count": 1, "color": "#FFF", "labelColor": "#FFF"]]),
            ("avatarStack", "users", ["symbol": "no.such.symbol"]),
        ] as [(String, String, JSONValue)])
    func linear(component: String, member: String, part: JSONValue) throws {
        let host = try HostProcess()
        let seconds = try [2500, 10_000].map { count in
            let parts = JSONValue.array(Array(repeating: part, count: count))
            let start = ContinuousClock.now
            var props = JSONObject([(member, parts)])
            if component == "avatarStack" { props["maxVisible"] = .integer(Int64(count)) }
            host.request(1, "component/render", ["component": .string(component), "props": .object(props)])
            let answer = try host.next(within: 30)
            let warnings = answer["/result/warnings"]?.array ?? []
            #expect(warnings.count == 101)
            #expect(warnings.last?["/code"] == "warnings_omitted")
            #expect(warnings.last?["/omitted"]?.integer == count - 100)
            return (.now - start) / .seconds(1)
        }
        // Four times as many took sixteen times as long.
        #expect(seconds[1] < 8 * seconds[0] + 0.2, "\(seconds)")
    }
}

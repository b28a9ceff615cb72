import Components
import JSONValues
import Testing

@Suite("The list of components") struct ComponentListTests {
    @Test func `defaults are those of the schema, and of no prop that is required`() {
        for component in ComponentList.all {
            let schema = component.schema()
            guard case .object(let props)? = schema["properties"] else {
                Issue.record("\(component.id) has no props")
                continue
            }
            let described = props.members.compactMap { member -> JSONObject.Member? in
                guard case .object(let prop) = member.value, let value = prop["default"] else { return nil }
                return JSONObject.Member(key: member.key, value: value)
            }
            #expect(component.defaults().isIdentical(to: JSONObject(members: described)), "\(component.id)")
            guard case .array(let required)? = schema["required"] else { continue }
            for case .string(let name) in required { #expect(component.defaults()[name] == nil, "\(component.id)") }
        }
    }
}

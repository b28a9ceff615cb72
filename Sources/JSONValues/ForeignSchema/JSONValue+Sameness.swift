extension JSONValue {
    /// The same value as JSON Schema means it: numbers by their value, strings by their bytes, members in any order.
    package func isSame(as other: JSONValue) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.bool(let one), .bool(let two)): one == two
        case (.integer(let one), .integer(let two)): one == two
        case (.integer, .real), (.real, .integer), (.real, .real): double == other.double
        case (.string(let one), .string(let two)): one.isExactly(two)
        case (.array(let one), .array(let two)):
            one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
        case (.object(let one), .object(let two)):
            one.members.count == two.members.count
                && one.members.allSatisfy { member in two[member.key]?.isSame(as: member.value) ?? false }
        default: false
        }
    }
}

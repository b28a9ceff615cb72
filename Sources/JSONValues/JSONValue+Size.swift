extension JSONValue {
    /// About how many bytes it is as text: those of its strings and keys, and eight for every value.
    ///
    /// - Complexity: O(number of values).
    package var approximateSize: Int {
        switch self {
        case .null, .bool, .integer, .real: 8
        case .string(let text): 8 + text.utf8.count
        case .array(let elements): elements.reduce(8) { $0 + $1.approximateSize }
        case .object(let object): object.approximateSize
        }
    }
}

extension JSONObject {
    package var approximateSize: Int {
        members.reduce(8) { $0 + $1.key.utf8.count + $1.value.approximateSize }
    }
}

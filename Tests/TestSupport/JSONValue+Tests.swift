package import JSONValues

extension JSONValue {
    /// Compact JSON.
    package var text: [UInt8] {
        var text: [UInt8] = []
        Jansson.write(self, to: &text)
        return text
    }

    package func cut(_ most: Int = 600) -> String {
        String(decoding: text, as: UTF8.self).cut(most)
    }

    package var object: JSONObject? {
        guard case .object(let object) = self else { return nil }
        return object
    }

    package var array: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    package var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    package var integer: Int? {
        guard case .integer(let number) = self else { return nil }
        return Int(number)
    }

    package var bool: Bool? {
        guard case .bool(let flag) = self else { return nil }
        return flag
    }

    /// The value at a JSON Pointer; nil where nothing is there.
    package subscript(pointer: String) -> JSONValue? {
        var value = self
        for token in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let key = token.replacing("~1", with: "/").replacing("~0", with: "~")
            switch value {
            case .object(let object):
                guard let member = object.member(String(key)) else { return nil }
                value = member
            case .array(let elements):
                guard let index = Int(key), elements.indices.contains(index) else { return nil }
                value = elements[index]
            default: return nil
            }
        }
        return value
    }

    /// Numbers by value, strings by code points (Swift's `==` takes é for e with an accent), objects in any order.
    package func isExactly(_ other: JSONValue) -> Bool {
        switch (self, other) {
        case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
        case (.integer(let a), .integer(let b)): a == b
        case (.integer(let a), .real(let b)), (.real(let b), .integer(let a)): Int64(exactly: b) == a
        case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.isExactly($1) }
        case (.object(let a), .object(let b)):
            a.members.count == b.members.count
                && a.members.allSatisfy { member in b.member(member.key).map(member.value.isExactly) ?? false }
        default: self == other
        }
    }
}

extension JSONObject {
    /// By code points.
    package func member(_ key: String) -> JSONValue? {
        members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }
}

/// The members of a JSON object in their order. Objects here are small, so a look-up reads along.
package struct JSONObject: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package let key: String
        package var value: JSONValue

        package init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    package var members: [Member]

    package init(members: [Member] = []) {
        self.members = members
    }

    package init(_ pairs: [(String, JSONValue)]) {
        members = pairs.map { Member(key: $0.0, value: $0.1) }
    }

    /// Reading gives the member's value, if it is there; writing replaces it in place or appends it; nil removes it.
    ///
    /// - Complexity: O(number of members).
    package subscript(key: String) -> JSONValue? {
        get { members.first { $0.key.isExactly(key) }?.value }
        set {
            let index = members.firstIndex { $0.key.isExactly(key) }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(key: key, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Adds a member that is known to be new.
    package mutating func append(_ key: String, _ value: JSONValue) {
        members.append(Member(key: key, value: value))
    }

    /// Adds a member that is omitted when there is nothing to say.
    package mutating func append(_ key: String, ifPresent value: JSONValue?) {
        if let value { append(key, value) }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements)
    }
}

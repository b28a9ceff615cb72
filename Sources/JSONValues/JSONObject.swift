/// The members of a JSON object in their order. Objects here are small, so a look-up reads along.
public struct JSONObject: Hashable, Sendable {
    public struct Member: Hashable, Sendable {
        public let key: String
        public var value: JSONValue

        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    public var members: [Member]

    public init(members: [Member] = []) {
        self.members = members
    }

    public init(_ pairs: [(String, JSONValue)]) {
        members = pairs.map { Member(key: $0.0, value: $0.1) }
    }

    /// Reading gives the member's value, if it is there; writing replaces it in place or appends it; nil removes it.
    ///
    /// - Complexity: O(number of members).
    public subscript(key: String) -> JSONValue? {
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
    public mutating func append(_ key: String, _ value: JSONValue) {
        members.append(Member(key: key, value: value))
    }

    /// Adds a member that is omitted when there is nothing to say.
    public mutating func append(_ key: String, ifPresent value: JSONValue?) {
        if let value { append(key, value) }
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements)
    }
}

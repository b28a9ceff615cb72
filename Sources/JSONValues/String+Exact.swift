#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension String {
    /// The same bytes. `==` of the standard library means canonical equivalence, which is not what a protocol means by the
    /// same string, and takes time that grows with the square of a run of combining marks.
    public func isExactly(_ other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let isSame = unsafe utf8.withContiguousStorageIfAvailable { own in
            unsafe other.utf8.withContiguousStorageIfAvailable { others in
                guard let own = own.baseAddress, let start = others.baseAddress else { return true }
                return unsafe memcmp(own, start, others.count) == 0
            }
        }
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }

    /// Longer than any name that this project gives to anything, so not worth looking up: hashing compares by canonical
    /// equivalence too.
    @inlinable public var isTooLongForAName: Bool { utf8.count > 64 }
}

extension JSONValue {
    package func isString(_ text: String) -> Bool {
        guard case .string(let own) = self else { return false }
        return own.isExactly(text)
    }

    /// The same kinds, bits and bytes, members in the same order.
    package func isIdentical(to other: JSONValue) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.bool(let own), .bool(let other)): own == other
        case (.integer(let own), .integer(let other)): own == other
        case (.real(let own), .real(let other)): own.bitPattern == other.bitPattern
        case (.string(let own), .string(let other)): own.isExactly(other)
        case (.array(let own), .array(let others)):
            own.count == others.count && zip(own, others).allSatisfy { $0.isIdentical(to: $1) }
        case (.object(let own), .object(let other)): own.isIdentical(to: other)
        default: false
        }
    }
}

extension JSONObject {
    package func isIdentical(to other: JSONObject) -> Bool {
        members.count == other.members.count
            && zip(members, other.members).allSatisfy { $0.key.isExactly($1.key) && $0.value.isIdentical(to: $1.value) }
    }
}

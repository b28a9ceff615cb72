extension Kind {
    /// A list; faults point into it.
    @inlinable public static func list<Element: Sendable>(
        of element: Kind<Element>, min: Int = 0, max: Int? = nil, limit: InvalidValue.Limit? = nil
    ) -> Kind where Value == [Element] {
        Kind(
            schema: {
                var schema: JSONObject = ["type": "array", "items": .object(element.schema())]
                if min > 0 { schema.append("minItems", .integer(Int64(min))) }
                if let max { schema.append("maxItems", .integer(Int64(max))) }
                return schema
            },
            decode: { (json) throws(InvalidValue) in
                guard case .array(let values) = json else { throw .wrongType(expected: "an array", received: json) }
                guard values.count >= min else {
                    throw InvalidValue(
                        .outOfRange, "expected at least \(min) members, got \(values.count)",
                        expected: "an array of at least \(min)", received: "\(values.count) members")
                }
                if let max, values.count > max {
                    throw InvalidValue(
                        .outOfRange, "expected at most \(max) members, got \(values.count)",
                        expected: "an array of at most \(max)", received: "\(values.count) members")
                }
                if let limit, values.count > limit.value {
                    throw InvalidValue(
                        .limitExceeded, "\(values.count) members are over the limit \(limit.name) of \(limit.value)",
                        expected: "at most \(limit.value) members", received: "\(values.count)", limit: limit)
                }
                var elements: [Element] = []
                elements.reserveCapacity(values.count)
                for (index, value) in values.enumerated() {
                    do throws(InvalidValue) {
                        elements.append(try element.decode(value))
                    } catch {
                        throw error.inside("\(index)")
                    }
                }
                return elements
            },
            encode: { .array($0.map(element.encode)) })
    }

    /// An object of declared members.
    @inlinable public static func record(_ type: Value.Type = Value.self) -> Kind where Value: Record {
        Kind(
            schema: { Value.fields.schema },
            decode: { (json) throws(InvalidValue) in try Value(decoding: json) },
            encode: { .object(Value.fields.encode($0)) })
    }

    /// An object whose keys are free and whose values are all of one kind, in the order given. `null` leaves an entry out.
    ///
    /// - Parameter names: the only keys that whoever reads the entries takes, for the schema.
    public static func dictionary<Element: Sendable>(
        of element: Kind<Element>, names: [String]? = nil
    ) -> Kind where Value == [(key: String, value: Element)] {
        Kind(
            schema: {
                var schema: JSONObject = ["type": "object", "additionalProperties": .object(element.schema())]
                if let names { schema.append("propertyNames", ["enum": .array(names.map { .string($0) })]) }
                return schema
            },
            decode: { (json) throws(InvalidValue) in
                guard case .object(let object) = json else { throw .wrongType(expected: "an object", received: json) }
                var entries: [(key: String, value: Element)] = []
                for member in object.members where !member.key.isExactly("_meta") {
                    guard !member.key.isTooLongForAName else {
                        let name = member.key.shortened
                        throw InvalidValue(
                            .unknownParameter, "there is no \"\(name)\" here", at: member.key.asPointerToken,
                            received: name)
                    }
                    if member.value == .null {
                        // Absent, as any optional member; but a name that nobody takes is a slip all the same.
                        if let names, !names.contains(member.key) { throw .unknownMember(member.key, among: names) }
                        continue
                    }
                    do throws(InvalidValue) {
                        entries.append((member.key, try element.decode(member.value)))
                    } catch {
                        throw error.inside(member.key)
                    }
                }
                return entries
            },
            encode: { entries in
                .object(JSONObject(entries.map { ($0.key, element.encode($0.value)) }))
            })
    }
}

extension Kind where Value == JSONObject {
    /// An object that somebody else will look into.
    public static var object: Kind {
        Kind(
            schema: { ["type": "object"] },
            decode: { (json) throws(InvalidValue) in
                guard case .object(let object) = json else { throw .wrongType(expected: "an object", received: json) }
                return object
            },
            encode: { .object($0) })
    }
}

extension Kind where Value == JSONValue {
    /// Any value.
    public static var any: Kind {
        Kind(schema: { [:] }, decode: { $0 }, encode: { $0 })
    }
}

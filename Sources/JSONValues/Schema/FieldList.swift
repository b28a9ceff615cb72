/// All members that an object may have.
public struct FieldList<Target: Record>: Sendable {
    public let fields: [Field<Target>]
    /// True where members without a declaration are passed over (`initialize`, by R403).
    @usableFromInline let ignoresUnknown: Bool
    @usableFromInline let positions: [String: Int]
    /// A bit for each member that must be there, at its position.
    @usableFromInline let requiredBits: UInt64

    public init(ignoresUnknown: Bool = false, _ fields: [Field<Target>]) {
        self.fields = fields
        self.ignoresUnknown = ignoresUnknown
        positions = Dictionary(
            fields.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        requiredBits = fields.enumerated().reduce(0) { bits, field in
            field.element.isRequired ? bits | 1 << UInt64(field.offset) : bits
        }
    }

    public var names: [String] { fields.map(\.name) }

    /// Reads each member into its place. `null` leaves the default; `_meta` is always allowed.
    @inlinable func decode(_ object: JSONObject, into target: inout Target) throws(InvalidValue) {
        var seen: UInt64 = 0
        for member in object.members {
            guard !member.key.isTooLongForAName, let position = positions[member.key] else {
                if ignoresUnknown || member.key.isExactly("_meta") { continue }
                throw unknown(member.key)
            }
            if member.value == .null { continue }
            seen |= 1 << UInt64(position)
            do throws(InvalidValue) {
                try fields[position].read(member.value, &target)
            } catch {
                throw error.inside(member.key)
            }
        }
        let missing = requiredBits & ~seen
        guard missing == 0 else {
            let field = fields[missing.trailingZeroBitCount]
            throw InvalidValue(
                .missingParameter, "\"\(field.name)\" is missing", at: field.name, expected: field.summary)
        }
    }

    @usableFromInline func unknown(_ name: String) -> InvalidValue {
        .unknownMember(name, among: names)
    }

    public func encode(_ target: Target) -> JSONObject {
        JSONObject(fields.map { ($0.name, $0.write(target)) }.filter { $0.1 != .null })
    }

    /// The object as JSON Schema (draft 2020-12), defaults included.
    public var schema: JSONObject {
        let fresh = Target()
        var properties = JSONObject()
        for field in fields {
            properties.append(field.name, .object(field.schema(in: fresh)))
        }
        var schema: JSONObject = ["type": "object", "properties": .object(properties)]
        let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { schema.append("required", .array(required)) }
        if !ignoresUnknown {
            // `_meta` belongs to whoever sends it.
            schema.append("patternProperties", ["^_meta$": [:]])
            schema.append("additionalProperties", false)
        }
        return schema
    }
}

extension Field {
    /// The member as JSON Schema, with its summary, and its default as a fresh target holds it.
    public func schema(in fresh: Target) -> JSONObject {
        var schema = kindSchema()
        schema["description"] = .string(summary)
        if let value = defaultValue(in: fresh) { schema["default"] = value }
        return schema
    }

    /// What a fresh target holds; nil where that is nothing, or where the member must be given anyway.
    public func defaultValue(in fresh: Target) -> JSONValue? {
        let value = write(fresh)
        return value == .null || isRequired ? nil : value
    }
}

/// The type of a member: decodes its JSON, writes its default and describes itself as JSON Schema, in one declaration, so
/// that what is documented and what is accepted cannot drift apart.
public struct Kind<Value: Sendable>: Sendable {
    public let schema: @Sendable () -> JSONObject
    public let decode: @Sendable (JSONValue) throws(InvalidValue) -> Value
    public let encode: @Sendable (Value) -> JSONValue

    @inlinable public init(
        schema: @escaping @Sendable () -> JSONObject,
        decode: @escaping @Sendable (JSONValue) throws(InvalidValue) -> Value,
        encode: @escaping @Sendable (Value) -> JSONValue
    ) {
        self.schema = schema
        self.decode = decode
        self.encode = encode
    }

    /// The same kind with a demand on top, which `members` of its schema document.
    @inlinable public func checked(
        documentedBy members: @autoclosure @escaping @Sendable () -> JSONObject = [:],
        _ check: @escaping @Sendable (Value) throws(InvalidValue) -> Void
    ) -> Kind {
        let decode = decode
        let schema = schema
        return Kind(
            schema: {
                var object = schema()
                for member in members().members { object[member.key] = member.value }
                return object
            },
            decode: { (json) throws(InvalidValue) in
                let value = try decode(json)
                try check(value)
                return value
            },
            encode: encode)
    }
}

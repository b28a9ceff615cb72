/// An object of declared members: a fresh one holds every default.
public protocol Record: Sendable {
    init()
    static var fields: FieldList<Self> { get }
    /// Demands that concern several members at once.
    func check() throws(InvalidValue)
}

extension Record {
    @inlinable public func check() throws(InvalidValue) {}

    @inlinable public init(decoding json: JSONValue) throws(InvalidValue) {
        guard case .object(let object) = json else { throw .wrongType(expected: "an object", received: json) }
        try self.init(decoding: object)
    }

    @inlinable public init(decoding object: JSONObject) throws(InvalidValue) {
        self.init()
        try Self.fields.decode(object, into: &self)
        try check()
    }
}

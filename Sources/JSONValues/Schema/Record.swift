/// An object of declared members: a fresh one holds every default.
package protocol Record: Sendable {
    init()
    static var fields: FieldList<Self> { get }
    /// Demands that concern several members at once.
    func check() throws(InvalidValue)
}

extension Record {
    package func check() throws(InvalidValue) {}

    package init(decoding json: JSONValue) throws(InvalidValue) {
        guard case .object(let object) = json else { throw .wrongType(expected: "an object", received: json) }
        try self.init(decoding: object)
    }

    package init(decoding object: JSONObject) throws(InvalidValue) {
        self.init()
        try Self.fields.decode(object, into: &self)
        try check()
    }
}

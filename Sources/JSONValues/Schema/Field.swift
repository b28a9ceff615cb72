/// One member of an object: its name, its kind, where its value goes, and what it means.
public struct Field<Target: Sendable>: Sendable {
    public let name: String
    public let summary: String
    public let isRequired: Bool
    @usableFromInline let read: @Sendable (JSONValue, inout Target) throws(InvalidValue) -> Void
    /// The value that `target` holds, as JSON; null without one.
    @usableFromInline let write: @Sendable (Target) -> JSONValue
    @usableFromInline let kindSchema: @Sendable () -> JSONObject

    /// A member with a default, which is what a fresh `Target` holds at `path`; or, when `required`, one that must be there.
    @inlinable public init<Value: Sendable>(
        _ name: String, _ kind: Kind<Value>, _ path: any WritableKeyPath<Target, Value> & Sendable,
        required: Bool = false, _ summary: String
    ) {
        self.name = name
        self.summary = summary
        isRequired = required
        read = { (json, target) throws(InvalidValue) in target[keyPath: path] = try kind.decode(json) }
        write = { kind.encode($0[keyPath: path]) }
        kindSchema = kind.schema
    }

    /// A member that may be absent.
    @inlinable public init<Value: Sendable>(
        _ name: String, _ kind: Kind<Value>, _ path: any WritableKeyPath<Target, Value?> & Sendable,
        required: Bool = false, _ summary: String
    ) {
        self.name = name
        self.summary = summary
        isRequired = required
        read = { (json, target) throws(InvalidValue) in target[keyPath: path] = try kind.decode(json) }
        write = { $0[keyPath: path].map(kind.encode) ?? .null }
        kindSchema = kind.schema
    }

    /// The same member of a record that holds this one as a part.
    @inlinable public func lifted<Whole: Sendable>(
        to path: any WritableKeyPath<Whole, Target> & Sendable
    ) -> Field<Whole> {
        Field<Whole>(
            name: name, summary: summary, isRequired: isRequired,
            read: { [read] (json, whole) throws(InvalidValue) in try read(json, &whole[keyPath: path]) },
            write: { [write] in write($0[keyPath: path]) }, kindSchema: kindSchema)
    }

    @inlinable init(
        name: String, summary: String, isRequired: Bool,
        read: @escaping @Sendable (JSONValue, inout Target) throws(InvalidValue) -> Void,
        write: @escaping @Sendable (Target) -> JSONValue, kindSchema: @escaping @Sendable () -> JSONObject
    ) {
        self.name = name
        self.summary = summary
        self.isRequired = isRequired
        self.read = read
        self.write = write
        self.kindSchema = kindSchema
    }
}

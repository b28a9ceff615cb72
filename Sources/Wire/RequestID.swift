package import JSONValues

/// The id of a request, which the response repeats exactly. `"1"` and `1` differ, and so do strings of different
/// bytes.
package enum RequestID: Hashable, Sendable {
    case string(String)
    case integer(Int64)

    /// Nil for a value that is not an id: null, a real number (even 1.0), a boolean, an object or an array.
    package init?(_ json: JSONValue) {
        switch json {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(number)
        default: return nil
        }
    }

    package var json: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        }
    }

    package static func == (one: RequestID, other: RequestID) -> Bool {
        switch (one, other) {
        case (.string(let text), .string(let other)): text.isExactly(other)
        case (.integer(let number), .integer(let other)): number == other
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .string(var text): text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        case .integer(let number): hasher.combine(number)
        }
    }
}

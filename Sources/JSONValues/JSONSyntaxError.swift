/// Why bytes are not one JSON value. The raw value is the wire reason (protocol 2).
package struct JSONSyntaxError: Error, Equatable, Sendable {
    package enum Reason: String, CaseIterable, Sendable {
        case malformed = "malformed_json"
        case invalidUTF8 = "invalid_utf8"
        case nulByte = "nul_byte"
        case duplicateKey = "duplicate_key"
        case tooDeep = "too_deep"
        case numberOutOfRange = "number_out_of_range"
    }

    package let reason: Reason
    /// What the parser met and where, for a person.
    package let message: String

    package init(reason: Reason, message: String) {
        self.reason = reason
        self.message = message
    }
}

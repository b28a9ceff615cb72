/// Why bytes are not one JSON value. The raw value is the wire reason (R201–R206).
package struct JSONSyntaxError: Error, Equatable, Sendable {
    package enum Reason: String, CaseIterable, Sendable {
        case malformed = "malformed_json"
        case invalidUTF8 = "invalid_utf8"
        case nulByte = "nul_byte"
        case duplicateKey = "duplicate_key"
        case tooDeep = "too_deep"
        case numberOutOfRange = "number_out_of_range"
        /// More values than are kept in memory: a small empty object takes hundreds of bytes there.
        case tooManyValues = "message_too_large"
    }

    package let reason: Reason
    /// What the parser met, for a person.
    package let detail: String
    /// Where, from 1; nil where the parser does not say.
    package let place: Place?

    package struct Place: Equatable, Sendable {
        package let line: Int
        package let column: Int
    }

    init(reason: Reason, detail: String, at place: Place? = nil) {
        self.reason = reason
        self.detail = detail
        self.place = place
    }

    /// What the parser met and where.
    package var message: String {
        place.map { "\(detail), line \($0.line), column \($0.column)" } ?? detail
    }
}

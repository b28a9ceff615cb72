extension JSONValue {
    /// The number that a whole text is, as JSON writes them; nil for any other text, white space around a number too.
    ///
    /// - Throws: for a number that is too large.
    package static func number(_ text: String) throws(JSONSyntaxError) -> JSONValue? {
        let bytes = Array(text.utf8)
        // The parser would pass over white space.
        guard let first = bytes.first, let last = bytes.last, isOfNumber(first), isOfNumber(last) else { return nil }
        do throws(JSONSyntaxError) {
            let value = try Jansson.parse(bytes)
            switch value {
            case .integer, .real: return value
            default: return nil
            }
        } catch {
            if error.reason == .numberOutOfRange { throw error }
            return nil
        }
    }

    /// The integer that a whole text is, as JSON writes them.
    package static func integer(_ text: String) -> Int? {
        guard case .integer(let number)? = try? number(text) else { return nil }
        return Int(number)
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
    }
}

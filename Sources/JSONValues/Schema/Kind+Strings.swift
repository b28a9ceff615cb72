extension Kind where Value == String {
    /// Any string: an address, an identifier. Never drawn nor spoken as it is.
    public static var string: Kind {
        Kind(
            schema: { ["type": "string"] },
            decode: { (json) throws(InvalidValue) in
                guard case .string(let text) = json else { throw .wrongType(expected: "a string", received: json) }
                return text
            },
            encode: { .string($0) })
    }

    /// A string that is drawn, spoken or measured: no character that XML forbids, at most `maxTextBytes` of UTF-8.
    public static var text: Kind { text(withAllWhiteSpace: false) }

    /// The same of a string that rules read and that is neither drawn nor spoken: of what XML forbids it may hold the two
    /// characters that are white space, U+000B and U+000C.
    public static var readText: Kind { text(withAllWhiteSpace: true) }

    private static func text(withAllWhiteSpace: Bool) -> Kind {
        string.checked { (text) throws(InvalidValue) in
            guard text.utf8.count <= Limits.maxTextBytes.value else {
                throw InvalidValue(
                    .limitExceeded,
                    "the text has \(text.utf8.count) bytes, over the limit maxTextBytes of \(Limits.maxTextBytes.value)",
                    expected: "at most \(Limits.maxTextBytes.value) bytes of UTF-8",
                    received: "\(text.utf8.count) bytes", limit: Limits.maxTextBytes)
            }
            if let scalar = forbiddenScalar(in: text, withAllWhiteSpace: withAllWhiteSpace) {
                let name = "U+" + hexadecimal(scalar.value)
                throw InvalidValue(
                    .invalidCharacter, "the text holds \(name), which can be neither drawn nor spoken",
                    expected: "text without control characters", received: name)
            }
        }
    }

    /// The first character outside of XML 1.0's `Char` production.
    private static func forbiddenScalar(in text: String, withAllWhiteSpace: Bool) -> Unicode.Scalar? {
        // Nearly all text has no control character and no byte 0xEF, and is done after one pass over its bytes.
        var suspicious = false
        for byte in text.utf8 where byte < 0x20 || byte == 0xEF { suspicious = true }
        guard suspicious else { return nil }
        return text.unicodeScalars.first { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: false
            case 0x0B, 0x0C: !withAllWhiteSpace
            case 0..<0x20, 0xFFFE, 0xFFFF: true
            default: false
            }
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension Kind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of a closed set of words.
    @inlinable public static func choice(_ type: Value.Type = Value.self) -> Kind {
        let words = Value.allCases.map(\.rawValue)
        let expected = "one of " + words.joined(separator: ", ")
        return Kind(
            schema: { ["type": "string", "enum": .array(words.map(JSONValue.string))] },
            decode: { (json) throws(InvalidValue) in
                guard case .string(let word) = json else { throw .wrongType(expected: expected, received: json) }
                guard !word.isTooLongForAName, let value = Value(rawValue: word) else {
                    throw InvalidValue.unknownWord(word, among: words, expected: expected)
                }
                return value
            },
            encode: { .string($0.rawValue) })
    }
}

extension InvalidValue {
    @usableFromInline
    static func unknownWord(_ word: String, among words: [String], expected: String) -> InvalidValue {
        InvalidValue(
            .unknownValue, "\"\(word.shortened)\" is not \(expected)", expected: expected,
            received: word.shortened, suggestion: NearestName.of(word, among: words))
    }
}

extension String {
    /// For error messages: long input is cut, so that an answer never repeats a megabyte.
    public var shortened: String {
        utf8.count <= 80 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + "…"
    }

    /// A sentence of somebody else's, as part of another one.
    public var shortenedSentence: String {
        utf8.count <= 400 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(400))) + "…"
    }

    /// A key as part of a pointer: exact, or it would point nowhere, unless it is longer than any key that means something.
    var asPointerToken: String {
        utf8.count <= 1024 ? self : shortened
    }
}

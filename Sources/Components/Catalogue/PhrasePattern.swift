/// A phrase with places to fill, such as `{n} or more`.
package struct PhrasePattern: Hashable, Sendable, ExpressibleByStringLiteral {
    package let text: String

    package init(_ text: String) { self.text = text }

    package init(stringLiteral text: String) { self.init(text) }

    /// The phrase with every place filled once, from left to right, so that braces inside a value stay as they are; a
    /// place without a value stays too.
    package func filled(_ values: KeyValuePairs<String, String>) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            let place = rest[open...close]
            let name = place.dropFirst().dropLast()
            result += rest[..<open]
            if let value = values.first(where: { $0.key == name })?.value {
                result += value
            } else {
                result += place
            }
            rest = rest[place.endIndex...]
        }
        return result + rest
    }
}

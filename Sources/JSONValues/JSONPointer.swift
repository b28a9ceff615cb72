/// The place of a value inside a document (RFC 6901).
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
    package var tokens: [String]

    package init(tokens: [String] = []) {
        self.tokens = tokens
    }

    /// The place as seen from one level further out.
    package func inside(_ token: String) -> JSONPointer {
        JSONPointer(tokens: [token] + tokens)
    }

    package var description: String {
        tokens.map { "/" + Self.escape($0) }.joined()
    }

    private static func escape(_ token: String) -> String {
        var escaped = ""
        for scalar in token.unicodeScalars {
            switch scalar {
            case "~": escaped += "~0"
            case "/": escaped += "~1"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

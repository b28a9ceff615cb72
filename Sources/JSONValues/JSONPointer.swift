/// The place of a value inside a document (RFC 6901).
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
    public var tokens: [String]

    public init(tokens: [String] = []) {
        self.tokens = tokens
    }

    /// The place as seen from one level further out.
    public func inside(_ token: String) -> JSONPointer {
        JSONPointer(tokens: [token] + tokens)
    }

    public var description: String {
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

/// The place of a value inside a document (RFC 6901).
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
    public var tokens: [String]

    public init(tokens: [String] = []) {
        self.tokens = tokens
    }

    /// Nil where the text is no pointer.
    public init?(parsing text: String) {
        tokens = []
        guard !text.isEmpty else { return }
        guard text.unicodeScalars.first == "/" else { return nil }
        for part in text.unicodeScalars.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let token = Self.unescape(part) else { return nil }
            tokens.append(token)
        }
    }

    /// The place as seen from one level further out.
    public func inside(_ token: String) -> JSONPointer {
        JSONPointer(tokens: [token] + tokens)
    }

    public var description: String {
        tokens.map { "/" + Self.escape($0) }.joined()
    }

    private static func unescape(_ text: Substring.UnicodeScalarView) -> String? {
        var token = String.UnicodeScalarView()
        var rest = text
        while let scalar = rest.popFirst() {
            guard scalar == "~" else {
                token.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "0"?: token.append("~")
            case "1"?: token.append("/")
            default: return nil
            }
        }
        return String(token)
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

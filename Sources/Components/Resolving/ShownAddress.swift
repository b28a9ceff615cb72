import JSONValues

/// The address of a picture as messages show it: short, and without what may be nobody's business.
enum ShownAddress {
    /// Without user, password, query and fragment of a URL, and without the payload of a data: URI.
    static func of(_ source: String) -> String {
        bare(source).shortened
    }

    private static func bare(_ source: String) -> String {
        guard let scheme = scheme(of: source) else { return source }
        let rest = source.utf8[source.utf8.index(source.startIndex, offsetBy: scheme.utf8.count + 1)...]
        if scheme.lowercased().isExactly("data") {
            return "\(scheme):\(Substring(rest.prefix(100).prefix { $0 != UInt8(ascii: ",") })),…"
        }
        let end = rest.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? rest.endIndex
        var start = rest[..<end].firstIndex { !isSlash($0) } ?? end
        let slashes = rest[..<start]
        let authority = rest[start..<end].prefix { !isSlash($0) }
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) { start = rest.index(after: at) }
        return "\(scheme):\(Substring(slashes))\(Substring(rest[start..<end]))" + (end < rest.endIndex ? "?…" : "")
    }

    /// As it was written; nil for a path.
    private static func scheme(of source: String) -> String? {
        let head = source.utf8.prefix(16)
        guard let colon = head.firstIndex(of: UInt8(ascii: ":")), colon > head.startIndex else { return nil }
        let isScheme = head[..<colon].allSatisfy { byte in
            (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
        }
        return isScheme ? String(Substring(head[..<colon])) : nil
    }

    /// Readers of URLs take either for a slash.
    private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
}

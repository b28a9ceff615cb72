import UnicodeFacts

/// The `standard` algorithm for names of ASCII alone, byte by byte: the common case, where no table is needed.
enum ASCIIInitials {
    /// Nil when a byte is not ASCII.
    static func compute(_ name: String, maxLength: Int, casing: Casing) -> Initials? {
        guard let tokens = split(name) else { return nil }
        var text = ""
        for (index, token) in tokens.enumerated()
        where NameTokens.isSelected(index, of: tokens.count, maxLength: maxLength) {
            if let byte = token.utf8.first { text.unicodeScalars.append(capital(of: byte, casing: casing)) }
        }
        return Initials(text: text, rule: tokens.count > 1 ? .firstLast : .single, tokens: tokens)
    }

    private static func split(_ name: String) -> [String]? {
        let bytes = name.utf8
        var tokens: [String] = []
        var start: String.Index?
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            guard byte < 0x80 else { return nil }
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                if let first = start { tokens.append(String(name[first..<index])) }
                start = nil
            } else if start == nil {
                start = index
            }
            index = bytes.index(after: index)
        }
        if let start { tokens.append(String(name[start...])) }
        return tokens
    }

    private static func capital(of byte: UInt8, casing: Casing) -> Unicode.Scalar {
        guard (0x61...0x7A).contains(byte) else { return Unicode.Scalar(byte) }
        if casing == .turkic, byte == 0x69 { return "\u{130}" }
        return Unicode.Scalar(byte & ~0x20)
    }
}

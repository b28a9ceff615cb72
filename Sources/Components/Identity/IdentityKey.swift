/// What `stable` hashes: the first of id, name and initials that says something; NFC, trimmed, A–Z lower-cased.
///
/// An id, a name or initials of nothing but white space count as absent, so that people who share only an empty name do
/// not share a colour. With nothing left the key is empty.
struct IdentityKey {
    let text: String

    init(id: IdentityID?, name: String?, initials: String?, normalize: (String) -> String) {
        let idText: String? =
            switch id {
            case .integer(let id): String(id)
            case .string(let id): id
            case nil: nil
            }
        for candidate in [idText, name, initials] {
            guard let candidate else { continue }
            let text = IdentityKey.trimmed(IdentityKey.isSurelyNFC(candidate) ? candidate : normalize(candidate))
            if !text.isEmpty {
                self.text = IdentityKey.lowercasedASCII(text)
                return
            }
        }
        self.text = ""
    }

    /// Every character below U+0300 is in NFC whatever stands next to it, and its UTF-8 has no byte above 0xCB.
    private static func isSurelyNFC(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 < 0xCC }
    }

    private static func trimmed(_ text: String) -> Substring {
        func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isWhiteSpace($0) }),
            let last = scalars.lastIndex(where: { !isWhiteSpace($0) })
        else { return "" }
        return text[first..<scalars.index(after: last)]
    }

    private static func lowercasedASCII(_ text: Substring) -> String {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return String(decoding: text.utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}

import UnicodeFacts

/// `email`: the domain of an e-mail address is dropped and its local part split on `.`, `_` and `-`
/// (`jamie.lin@example.com` → `jamie lin`).
///
/// A tag after `+` is dropped too, and so are parts of digits alone. An address beside a name is dropped as a whole.
struct EmailRule: SmartTextRule {
    let name = SmartRule.email

    func apply(to text: String) -> String? {
        guard text.utf8.contains(0x40) else { return nil }
        var names: [String] = []
        var localParts: [Substring] = []
        for token in NameTokens.split(text) {
            if let local = localPart(of: token) {
                localParts.append(local)
            } else {
                names.append(token)
            }
        }
        guard let local = localParts.first else { return nil }
        return names.isEmpty ? words(of: local) : names.joined(separator: " ")
    }

    /// What is before the last `@`, when there is something on both sides of it.
    private func localPart(of token: String) -> Substring? {
        var address = token.unicodeScalars[...]
        while let first = address.first, "<(\"'".unicodeScalars.contains(first) { address.removeFirst() }
        while let last = address.last, ">)\"',;.".unicodeScalars.contains(last) { address.removeLast() }
        guard let at = address.lastIndex(of: "@"), at != address.startIndex,
            address.index(after: at) != address.endIndex
        else { return nil }
        return Substring(address[..<at])
    }

    private func words(of local: Substring) -> String {
        let untagged = local.unicodeScalars.prefix { $0 != "+" }
        let parts = untagged.split { $0 == "." || $0 == "_" || $0 == "-" }
        let named = parts.filter { !$0.allSatisfy(\.isDecimalDigit) }
        return (named.isEmpty ? parts : named).map { String($0) }.joined(separator: " ")
    }
}

import JSONValues

/// A name within a pack: `phosphor:tray`.
struct DirectName {
    let prefix: String
    /// As it stands behind the colon.
    let name: String

    init?(_ symbol: String) {
        guard !symbol.isTooLongForAName else { return nil }
        let parts = symbol.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        prefix = String(parts[0])
        name = String(parts[1])
    }

    /// Without `.fill`, which stands behind any name for its filled form.
    var filledBase: String? { name.hasSuffix(".fill") ? String(name.dropLast(5)) : nil }
}

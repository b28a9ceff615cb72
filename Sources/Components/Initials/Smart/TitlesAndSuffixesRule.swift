import UnicodeFacts

/// `titles_and_suffixes`: titles before a name and suffixes after it are dropped (`Dr. Test Last` → `Test Last`,
/// `Sammy Davis Jr.` → `Sammy Davis`), as long as a word is left.
struct TitlesAndSuffixesRule: SmartTokenRule {
    let name = SmartRule.titlesAndSuffixes

    private static let titles: Set<String> = [
        "dr", "mr", "mrs", "ms", "miss", "mx", "mister", "prof", "professor", "doctor", "sir", "dame", "rev",
        "reverend",
        "capt", "captain", "lt", "sgt", "mme", "mlle", "herr", "frau", "dipl-ing",
    ]

    /// Words that are names as well, or initials: titles only with a full stop.
    private static let abbreviations: Set<String> = [
        "fr", "gen", "col", "hon", "sen", "rep", "gov", "pres", "sr", "sra", "srta", "st", "mag", "adm", "cmdr", "cpl",
        "maj", "ing",
        "dott", "sig", "drs",
    ]

    private static let suffixes: Set<String> = ["jr", "sr", "esq", "phd", "ret"]

    /// Suffixes in capitals, or with full stops: `Iv` and `Md` are names.
    private static let capitalSuffixes: Set<String> = [
        "II", "III", "IV", "MD", "DDS", "DVM", "MBA", "CPA", "OBE", "MBE", "CBE", "MSC", "BSC", "LLM",
    ]

    private static let dottedSuffixes: Set<String> = ["ba", "ma", "md", "rn", "dds", "jd", "bsc", "msc", "phd"]

    func apply(to tokens: [String]) -> [String]? {
        var rest = tokens[...]
        while rest.count > 1, let first = rest.first, Self.isTitle(first) { rest.removeFirst() }
        while rest.count > 1, let last = rest.last, Self.isSuffix(last) { rest.removeLast() }
        return rest.count < tokens.count ? Array(rest) : nil
    }

    static func isTitle(_ token: String) -> Bool {
        guard let word = bare(token) else { return false }
        let key = word.asciiLowercased
        return titles.contains(key) || token.utf8.last == 0x2E && abbreviations.contains(key)
    }

    static func isSuffix(_ token: String) -> Bool {
        guard let word = bare(token) else { return false }
        let key = word.asciiLowercased
        if suffixes.contains(key) || capitalSuffixes.contains(word) || word == "MSc" || word == "BSc" { return true }
        return token.utf8.contains(0x2E) && dottedSuffixes.contains(key)
    }

    /// The word without full stops and trailing commas; nil when it is too long for a title, or not ASCII.
    private static func bare(_ token: String) -> String? {
        guard token.utf8.count <= 12, token.isASCII else { return nil }
        return String(token.filter { $0 != "." && $0 != "," && $0 != ";" })
    }
}

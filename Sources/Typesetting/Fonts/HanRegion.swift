/// Where a Han character is read: the same code point has other forms in Japan than in China.
enum HanRegion: String, CaseIterable, Sendable {
    case mainland = "SC"
    case taiwan = "TC"
    case hongKong = "HK"
    case japan = "JP"
    case korea = "KR"

    /// From a BCP 47 tag; nil where the tag says nothing about Han.
    init?(language: String) {
        let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch subtags.first {
        case "ja": self = .japan
        case "ko": self = .korea
        case "yue": self = subtags.contains("hans") ? .mainland : .hongKong
        case "zh", "cmn", "nan", "hak", "wuu", "lzh":
            if subtags.contains("hans") {
                self = .mainland
            } else if subtags.contains("hk") || subtags.contains("mo") {
                self = .hongKong
            } else if subtags.contains("hant") || subtags.contains("tw") {
                self = .taiwan
            } else {
                self = .mainland
            }
        default: return nil
        }
    }

    /// Without a hint in the language, the other scripts of the text tell: kana is Japanese. Alone, Han is Chinese.
    init(language: String, scripts: Set<String>) {
        if let region = HanRegion(language: language) {
            self = region
        } else if scripts.contains("Hira") || scripts.contains("Kana") {
            self = .japan
        } else if scripts.contains("Hang") {
            self = .korea
        } else {
            self = scripts.contains("Bopo") ? .taiwan : .mainland
        }
    }

    /// The region's own family, under its name in the pan-CJK collection and as a family by itself, then the others.
    var families: [String] {
        ([self] + Self.allCases.filter { $0 != self }).flatMap { region in
            ["Noto Sans CJK \(region.rawValue)", "Noto Sans \(region.rawValue)"]
        }
    }
}

import JSONValues

/// Symbols in words, in the languages of the string catalogue.
enum SpokenNames {
    /// By the name of the base; nil for a language without translations, English among them. A language is its subtag alone:
    /// `zh` has the words of simplified Chinese.
    static func names(in language: String) -> [String: String]? {
        switch language {
        case "es": spanishNames
        case "de": germanNames
        case "fr": frenchNames
        case "pt": portugueseNames
        case "ja": japaneseNames
        case "zh": chineseNames
        case "ar": arabicNames
        case "he": hebrewNames
        case "hi": hindiNames
        default: nil
        }
    }

    /// What is said of a symbol with a stroke across, and what stands between two words; English for other languages.
    static func words(in language: String) -> (slashed: String, comma: String) {
        switch language {
        case "es": ("tachado", ", ")
        case "de": ("durchgestrichen", ", ")
        case "fr": ("barré", ", ")
        case "pt": ("riscado", ", ")
        case "ja": ("斜線付き", "、")
        case "zh": ("带斜线", "，")
        case "ar": ("مشطوب", "، ")
        case "he": ("עם קו חוצה", ", ")
        case "hi": ("कटा हुआ", ", ")
        default: ("crossed out", ", ")
        }
    }

    private static let spanishNames = read(spanish)
    private static let germanNames = read(german)
    private static let frenchNames = read(french)
    private static let portugueseNames = read(portuguese)
    private static let japaneseNames = read(japanese)
    private static let chineseNames = read(chinese)
    private static let arabicNames = read(arabic)
    private static let hebrewNames = read(hebrew)
    private static let hindiNames = read(hindi)

    private static func read(_ rows: String) -> [String: String] {
        var names: [String: String] = [:]
        for cells in TableRows.cells(of: rows) where cells.count == 2 { names[cells[0]] = cells[1] }
        return names
    }
}

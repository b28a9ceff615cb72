extension Catalogue {
    /// Every catalogue, in the order of R1208.
    package static var all: [Catalogue] {
        [.english, .spanish, .german, .french, .portuguese, .japanese, .chinese, .arabic, .hebrew, .hindi]
    }

    /// The words of a locale's language, whatever the region; English for an unknown one.
    ///
    /// Traditional Chinese is served in simplified Chinese, as a substitute: its readers follow it better than English.
    /// Another language in an unusual script (`hi-Latn`) is served in English, the parent locale that CLDR gives it.
    package static func lookup(_ tag: LanguageTag) -> LocaleWords {
        if tag.language == "zh" { return LocaleWords(.chinese, isFallback: !isSimplifiedChinese(tag)) }
        guard let known = catalogue(of: tag.language), tag.script == nil || tag.script == known.script else {
            return LocaleWords(.english, isFallback: true)
        }
        return LocaleWords(known.catalogue, isFallback: false)
    }

    /// The same for a tag as it came.
    package static func lookup(_ locale: String) -> LocaleWords {
        lookup(LanguageTag(locale))
    }

    private static func catalogue(of language: String) -> (catalogue: Catalogue, script: String)? {
        switch language {
        case "en": (.english, "Latn")
        case "es": (.spanish, "Latn")
        case "de": (.german, "Latn")
        case "fr": (.french, "Latn")
        case "pt": (.portuguese, "Latn")
        case "ja": (.japanese, "Jpan")
        case "ar": (.arabic, "Arab")
        case "he": (.hebrew, "Hebr")
        case "hi": (.hindi, "Deva")
        default: nil
        }
    }

    private static func isSimplifiedChinese(_ tag: LanguageTag) -> Bool {
        if let script = tag.script { return script == "Hans" }
        return !["TW", "HK", "MO"].contains(tag.region)
    }
}

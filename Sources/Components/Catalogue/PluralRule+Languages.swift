extension PluralRule {
    /// The rule of a language, nil for one that CLDR does not know.
    init?(of tag: LanguageTag) {
        if tag.language == "pt", tag.region == "PT" {
            self = .italian
            return
        }
        guard let rule = PluralRule.byLanguage[tag.language] else { return nil }
        self = rule
    }

    private static let byLanguage: [String: PluralRule] = {
        var rules: [String: PluralRule] = [:]
        for (rule, languages) in groups {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        return rules
    }()

    private static let groups: [(PluralRule, String)] = [
        (
            .english,
            """
            af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw ha haw \
            hu ia io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl nn nnh nr \
            ny nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts \
            ug ur uz ve vo vun wae xh xog yi
            """
        ),
        (.hindi, "ak am as bho bn csw doi fa ff gu guw hi hy kab kn kok ln mg nso pa pcm si ti wa zu"),
        (
            .japanese,
            """
            bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh
            """
        ),
        (.french, "fr pt"), (.italian, "ca es it lld scn vec"),
        (.hebrew, "he iu naq sat se sma smi smj smn sms"), (.arabic, "ar ars"),
        (.russian, "be ru uk"), (.serbian, "bs hr sr"), (.polish, "pl"), (.czech, "cs sk"),
        (.slovenian, "dsb hsb sl"), (.lithuanian, "lt"), (.latvian, "lv prg"), (.romanian, "ro"),
        (.icelandic, "is mk"), (.irish, "ga"), (.scottishGaelic, "gd"), (.manx, "gv"), (.welsh, "cy"),
        (.breton, "br"), (.cornish, "kw"), (.maltese, "mt"), (.filipino, "ceb fil"), (.colognian, "cv ksh lag"),
        (.tachelhit, "shi"), (.tamazight, "tzm"),
    ]
}

extension PluralCategory {
    /// The category of a count in a language; that of English where CLDR does not know the language, as the words that
    /// the host adds are English then. The sign of `count` is ignored.
    package init(of count: Int64, in tag: LanguageTag) {
        self = (PluralRule(of: tag) ?? .english).category(of: count.magnitude)
    }

    /// The category of an amount without an upper end, such as the noun of `99 or more messages`.
    ///
    /// CLDR has none for it; this is the category of 100, the round number that takes the plural of "many" in every
    /// language: `other` in all of the catalogue, `many` in Russian and Polish, `zero` in Latvian.
    package init(ofOpenEndIn tag: LanguageTag) {
        self.init(of: 100, in: tag)
    }
}

extension Catalogue {
    /// Label and value as one phrase: `Jamie Lin, Online`.
    package func joined(_ label: String, _ value: String) -> String { label + listSeparator + value }

    /// A label with its state: `Swift, selected`.
    package func selected(_ label: String) -> String { joined(label, selected) }

    /// A count, or a cap with "or more", with its noun if there is one; `digits` is how the number is written.
    ///
    /// `nounLanguage` is the language asked for, whose plural rules the noun follows even where the words are a fallback.
    package func spoken(
        _ number: Int64, digits: String, isCapped: Bool, noun: PluralForms?, nounLanguage: LanguageTag
    ) -> String {
        guard let noun else { return isCapped ? orMore.filled(["n": digits]) : digits }
        let category =
            isCapped && !nounFollowsNumber
            ? PluralCategory(ofOpenEndIn: nounLanguage) : PluralCategory(of: number, in: nounLanguage)
        return (isCapped ? orMoreCounted : counted).filled(["n": digits, "noun": noun[category]])
    }
}

/// What a count badge shows and says (spec.md, section 12).
package struct BadgeText: Hashable, Sendable {
    /// `7`, or the cap with a plus: `99+`.
    package let text: String
    /// `7`, `99 or more`, `1 unread notification`, `99 or more unread notifications`.
    package let spoken: String
    /// True when the count is over the cap.
    package let isCapped: Bool

    /// - Parameters:
    ///   - count: 0 or more; negative counts as 0, so callers refuse it first.
    ///   - max: the highest count shown as it is, 1 or more; default 99.
    ///   - locale: the language of the words, of the plural rules and of localized digits.
    ///   - noun: what is counted, in the language of `locale`.
    ///   - localizedDigits: whether digits are those of the locale's script instead of 0–9; default false.
    package init(
        count: Int64, max: Int64 = 99, locale: LanguageTag, noun: PluralForms? = nil, localizedDigits: Bool = false
    ) {
        isCapped = count > max
        let shown = Swift.max(isCapped ? max : count, 0)
        let digits = localizedDigits ? NativeDigits.text(shown, in: locale) : String(shown)
        text = isCapped ? digits + "+" : digits
        spoken = Catalogue.lookup(locale).catalogue
            .spoken(shown, digits: digits, isCapped: isCapped, noun: noun, nounLanguage: locale)
    }
}

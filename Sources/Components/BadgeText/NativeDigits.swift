/// The decimal digits that a language writes in its own script, after CLDR 48 (`native` of its numbering systems).
///
/// Chinese is left out: its native digits are words, and no badge shows 九九. In Algeria, Libya, Morocco, Tunisia and
/// Western Sahara Arabic is written with 0–9. A tag may choose for itself: `ar-u-nu-latn`.
package enum NativeDigits {
    /// `number` in the digits of the language; a minus sign stays as it is.
    package static func text(_ number: Int64, in tag: LanguageTag) -> String {
        let text = String(number)
        guard let zero = zero(of: tag), zero != "0" else { return text }
        var scalars = String.UnicodeScalarView()
        for digit in text.unicodeScalars {
            let value = digit.value &- 0x30
            scalars.append(value < 10 ? Unicode.Scalar(zero.value + value) ?? digit : digit)
        }
        return String(scalars)
    }

    private static func zero(of tag: LanguageTag) -> Unicode.Scalar? {
        if let system = tag.numberingSystem, let zero = zeroBySystem[system] { return zero }
        if tag.language == "ar", ["DZ", "EH", "LY", "MA", "TN"].contains(tag.region) { return nil }
        let byScript = tag.script.flatMap { systemByLanguage[tag.language + "-" + $0] }
        return (byScript ?? systemByLanguage[tag.language]).flatMap { zeroBySystem[$0] }
    }

    /// CLDR's name of the numbering system by language, or by language and script where that is not the usual one.
    private static let systemByLanguage = [
        "ar": "arab", "ckb": "arab", "sd": "arab", "fa": "arabext", "ks": "arabext", "lrc": "arabext",
        "mzn": "arabext", "ps": "arabext", "ug": "arabext", "ur": "arabext", "pa-Arab": "arabext",
        "uz-Arab": "arabext", "bho": "deva", "brx": "deva", "doi": "deva", "hi": "deva", "kok": "deva", "mai": "deva",
        "mr": "deva", "ne": "deva", "raj": "deva", "sa": "deva", "ks-Deva": "deva", "sd-Deva": "deva", "as": "beng",
        "bn": "beng", "mni": "beng", "pa": "guru", "gu": "gujr", "or": "orya", "ta": "tamldec", "te": "telu",
        "kn": "knda", "ml": "mlym", "th": "thai", "lo": "laoo", "bo": "tibt", "dz": "tibt", "my": "mymr", "km": "khmr",
        "sat": "olck", "nqo": "nkoo", "ccp": "cakm", "ff-Adlm": "adlm", "jv": "java", "vai": "vaii",
        "hi-Latn": "latn", "kok-Latn": "latn", "vai-Latn": "latn",
    ]

    /// The digit zero of a numbering system; the other nine follow it in Unicode.
    private static let zeroBySystem: [String: Unicode.Scalar] = [
        "latn": "0", "arab": "\u{660}", "arabext": "\u{6F0}", "deva": "\u{966}", "beng": "\u{9E6}", "guru": "\u{A66}",
        "gujr": "\u{AE6}", "orya": "\u{B66}", "tamldec": "\u{BE6}", "telu": "\u{C66}", "knda": "\u{CE6}",
        "mlym": "\u{D66}", "thai": "\u{E50}", "laoo": "\u{ED0}", "tibt": "\u{F20}", "mymr": "\u{1040}",
        "khmr": "\u{17E0}", "olck": "\u{1C50}", "nkoo": "\u{7C0}", "cakm": "\u{11136}", "adlm": "\u{1E950}",
        "java": "\u{A9D0}", "vaii": "\u{A620}", "fullwide": "\u{FF10}",
    ]
}

/// The parts of a BCP 47 language tag that choose words, plural rules and digits.
///
/// Tags are read in any case, with `-` or `_`; what follows `.` or `@` (as in `en_US.UTF-8`) is ignored. Old language
/// codes become the new ones (`iw` → `he`). What is no language tag at all has the language `und`.
package struct LanguageTag: Hashable, Sendable {
    /// Lower case, two to eight letters.
    package let language: String
    /// Four letters, the first upper case: `Hans`.
    package let script: String?
    /// Two letters in upper case, or three digits.
    package let region: String?
    /// What `-u-nu-` asks for, lower case: `arab`.
    package let numberingSystem: String?

    package init(_ tag: String) {
        // Nearly every tag is a language alone: no need to take it apart.
        if tag.utf8.count <= 3, LanguageTag.isLetters(tag) {
            language = LanguageTag.currentCode(tag)
            (script, region, numberingSystem) = (nil, nil, nil)
            return
        }
        // No tag in use is longer; the rest of a longer one is ignored.
        let text = String(tag.prefix(64).prefix { $0 != "." && $0 != "@" }).lowercased()
        let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)
        let (core, extensions) = LanguageTag.divided(subtags.dropFirst())
        language = LanguageTag.currentCode(subtags.first ?? "")
        script = core.first { $0.utf8.count == 4 && LanguageTag.isLetters($0) }.map(LanguageTag.capitalized)
        region = core.first(where: LanguageTag.isRegion)?.uppercased()
        numberingSystem = LanguageTag.numberingSystem(in: extensions)
    }

    /// The subtags before the first singleton (`u`, `x`, …), and the rest.
    private static func divided(_ subtags: ArraySlice<String>) -> (core: ArraySlice<String>, rest: ArraySlice<String>) {
        let end = subtags.firstIndex { $0.utf8.count == 1 } ?? subtags.endIndex
        return (subtags[..<end], subtags[end...])
    }

    private static func currentCode(_ code: String) -> String {
        guard (2...8).contains(code.utf8.count), isLetters(code) else { return "und" }
        return replaced[code] ?? code
    }

    /// Deprecated codes in the IANA registry and in CLDR that old systems still send.
    private static let replaced = [
        "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "sh": "sr", "tl": "fil",
    ]

    private static func isLetters(_ text: String) -> Bool {
        text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    private static func isRegion(_ text: String) -> Bool {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        return switch text.utf8.count {
        case 2: isLetters(text)
        case 3: text.utf8.allSatisfy(digits.contains)
        default: false
        }
    }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func numberingSystem(in extensions: ArraySlice<String>) -> String? {
        guard let start = extensions.firstIndex(of: "u") else { return nil }
        let keywords = extensions[(start + 1)...].prefix { $0.utf8.count > 1 }
        guard let key = keywords.firstIndex(of: "nu"), key + 1 < keywords.endIndex else { return nil }
        return keywords[key + 1]
    }
}

extension LanguageTag: ExpressibleByStringLiteral {
    package init(stringLiteral tag: String) { self.init(tag) }
}

import Components
import Testing

@Suite struct LanguageTagTests {
    struct Row: Sendable {
        var text: String
        var language: String
        var script: String?
        var region: String?
        var numberingSystem: String?
    }

    @Test(arguments: [
        Row(text: "en", language: "en"),
        Row(text: "pt-BR", language: "pt", region: "BR"),
        Row(text: "zh-Hans-CN", language: "zh", script: "Hans", region: "CN"),
        Row(text: "ZH_hant_tw", language: "zh", script: "Hant", region: "TW"),
        Row(text: "zh-cmn-Hans", language: "zh", script: "Hans"),
        Row(text: "es-419", language: "es", region: "419"),
        Row(text: "en_US.UTF-8", language: "en", region: "US"),
        Row(text: "de_DE@euro", language: "de", region: "DE"),
        Row(text: "sl-rozaj-IT", language: "sl", region: "IT"),
        Row(text: "en-x-arab-US", language: "en"),
        Row(text: "ar-u-nu-latn", language: "ar", numberingSystem: "latn"),
        Row(text: "ar-EG-u-ca-islamic-nu-arabext-x-nu-latn", language: "ar", region: "EG", numberingSystem: "arabext"),
        Row(text: "ar-u-nu", language: "ar"),
        Row(text: "ar-u", language: "ar"),
    ])
    func partsAreReadInAnyCaseWithEitherSeparator(row: Row) {
        let tag = LanguageTag(row.text)
        #expect(tag.language == row.language)
        #expect(tag.script == row.script)
        #expect(tag.region == row.region)
        #expect(tag.numberingSystem == row.numberingSystem)
    }

    @Test(arguments: ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "no": "nb", "tl": "fil", "mo": "ro", "sh": "sr"])
    func oldCodesBecomeTheNewOnes(old: String, new: String) {
        #expect(LanguageTag(old).language == new)
    }

    @Test(arguments: ["", "-", "e", "12", "e1", "日本", "abcdefghi", "-en", " en", "\u{0}"])
    func whatIsNoTagIsUndetermined(text: String) {
        #expect(LanguageTag(text).language == "und")
    }

    @Test func aMegabyteIsReadSoon() {
        #expect(LanguageTag(String(repeating: "en-", count: 400_000)).language == "en")
        #expect(LanguageTag(String(repeating: "e", count: 1_000_000)).language == "und")
    }
}

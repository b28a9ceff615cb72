import Components
import Testing

@Suite struct CatalogueTests {
    @Test(arguments: [
        ("en", "en"), ("en-GB", "en"), ("EN_us", "en"), ("es-419", "es"), ("de-AT", "de"), ("fr-CA", "fr"),
        ("pt", "pt"), ("pt-BR", "pt"), ("pt-PT", "pt"), ("ja-JP", "ja"), ("ja-Jpan", "ja"), ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"),
        ("ZH-hans-cn", "zh-Hans"), ("ar-EG", "ar"), ("he", "he"), ("iw-IL", "he"), ("hi-IN", "hi"),
        ("en_US.UTF-8", "en"),
    ])
    func aLocaleHasTheCatalogueOfItsLanguage(locale: String, expected: String) {
        let found = Catalogue.lookup(locale)
        #expect(found.catalogue.language == LanguageTag(expected))
        #expect(!found.isFallback)
    }

    @Test(arguments: [
        ("ru", "en"), ("", "en"), ("und", "en"), ("nonsense", "en"), ("😀", "en"), ("hi-Latn", "en"),
        ("zh-TW", "zh-Hans"),
        ("zh-Hant", "zh-Hans"), ("zh-Hant-CN", "zh-Hans"), ("zh-HK", "zh-Hans"), ("zh-MO", "zh-Hans"),
    ])
    func whatIsMissingHasASubstituteAndSaysSo(locale: String, expected: String) {
        let found = Catalogue.lookup(locale)
        #expect(found.catalogue.language == LanguageTag(expected))
        #expect(found.isFallback)
    }

    @Test func thereAreTenLanguages() {
        let languages = Catalogue.all.map(\.language.language)
        #expect(languages == ["en", "es", "de", "fr", "pt", "ja", "zh", "ar", "he", "hi"])
    }

    @Test func englishSaysWhatTheSpecificationSays() {
        let english = Catalogue.lookup("en").catalogue
        #expect(english.online == "Online")
        #expect(english.away == "Away")
        #expect(english.doNotDisturb == "Do not disturb")
        #expect(english.offline == "Offline")
        #expect(english.person == "Person")
        #expect(english.newStories == "New stories")
        #expect(english.noNewStories == "No new stories")
        #expect(english.selected("Swift") == "Swift, selected")
        #expect(english.joined("Jamie Lin", english.online) == "Jamie Lin, Online")
    }

    @Test(arguments: Catalogue.all)
    func noWordIsMissingOrEnglishByMistake(catalogue: Catalogue) {
        let words = [
            catalogue.online, catalogue.away, catalogue.doNotDisturb, catalogue.offline, catalogue.person,
            catalogue.selected, catalogue.newStories, catalogue.noNewStories, catalogue.people([], total: 0),
            catalogue.viewedBy([], total: 0),
        ]
        #expect(words.allSatisfy { !$0.isEmpty })
        #expect(Set(words).count == words.count)
        let english = Catalogue.lookup("en").catalogue
        if catalogue.language != "en" {
            #expect(catalogue.doNotDisturb != english.doNotDisturb)
            #expect(catalogue.newStories != english.newStories)
        }
    }

    @Test(arguments: Catalogue.all)
    func noPlaceIsLeftUnfilled(catalogue: Catalogue) {
        let noun = PluralForms(other: "things")
        var phrases: [String] = []
        for total in 0...30 {
            phrases.append(catalogue.people(["A", "B", "C"], total: total))
            phrases.append(catalogue.viewedBy(["A", "B", "C"], total: total))
            for isCapped in [true, false] {
                for noun in [noun, nil] {
                    phrases.append(
                        catalogue.spoken(
                            Int64(total), digits: String(total), isCapped: isCapped, noun: noun,
                            nounLanguage: catalogue.language))
                }
            }
        }
        #expect(phrases.allSatisfy { !$0.contains("{") && !$0.isEmpty })
    }

    @Test(arguments: [("ja", "、"), ("zh", "，"), ("ar", "، "), ("he", ", "), ("fr", ", ")])
    func labelAndValueAreJoinedByTheLocalesComma(locale: String, separator: String) {
        #expect(Catalogue.lookup(locale).catalogue.joined("A", "B") == "A" + separator + "B")
    }
}

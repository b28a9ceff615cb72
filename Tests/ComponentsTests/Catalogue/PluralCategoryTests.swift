import Components
import Testing

@Suite struct PluralCategoryTests {
    /// What ICU 78 (CLDR 48) answers for 0, 1, 2, 3, 5, 6, 8, 11, 12, 20, 21, 22, 100, 101, 102 and 1,000,000.
    static let counts: [Int64] = [0, 1, 2, 3, 5, 6, 8, 11, 12, 20, 21, 22, 100, 101, 102, 1_000_000]

    @Test(arguments: [
        ("en", "-1--------------"), ("es", "-1-------------m"), ("de", "-1--------------"),
        ("fr", "11-------------m"), ("pt", "11-------------m"), ("pt-PT", "-1-------------m"),
        ("ja", "----------------"), ("zh", "----------------"), ("ar", "z12ffffmmmmm----"),
        ("he", "-12-------------"), ("hi", "11--------------"), ("ru", "m1ffmmmmmm1fm1fm"),
        ("uk", "m1ffmmmmmm1fm1fm"), ("be", "m1ffmmmmmm1fm1fm"), ("pl", "m1ffmmmmmmmfmmfm"),
        ("cs", "-1ff------------"), ("sk", "-1ff------------"), ("sl", "-12f---------12-"),
        ("hr", "-1ff------1f-1f-"), ("sr", "-1ff------1f-1f-"), ("bs", "-1ff------1f-1f-"),
        ("lt", "-1fffff---1f-1f-"), ("lv", "z1-----zzz1-z1-z"), ("ro", "f1fffffff----ff-"),
        ("ga", "-12fffm---------"), ("gd", "-12ffff12-------"), ("gv", "f12----12f12f12f"),
        ("cy", "z12f-m----------"), ("br", "-12f------12-12m"), ("kw", "z12f------m2-m2-"),
        ("mt", "f12ffffmm-------"), ("nl", "-1--------------"), ("it", "-1-------------m"),
        ("ca", "-1-------------m"), ("sv", "-1--------------"), ("da", "-1--------------"),
        ("nb", "-1--------------"), ("fi", "-1--------------"), ("hu", "-1--------------"),
        ("et", "-1--------------"), ("is", "-1--------1--1--"), ("mk", "-1--------1--1--"),
        ("bg", "-1--------------"), ("el", "-1--------------"), ("tr", "-1--------------"),
        ("ko", "----------------"), ("th", "----------------"), ("vi", "----------------"),
        ("id", "----------------"), ("ms", "----------------"), ("fa", "11--------------"),
        ("bn", "11--------------"), ("ta", "-1--------------"), ("te", "-1--------------"),
        ("ur", "-1--------------"), ("mr", "-1--------------"), ("fil", "11111-1111111111"),
        ("sw", "-1--------------"), ("am", "11--------------"), ("hy", "11--------------"),
        ("ka", "-1--------------"), ("eu", "-1--------------"), ("gl", "-1--------------"),
        ("af", "-1--------------"), ("cv", "z1--------------"), ("shi", "11fffff---------"),
        ("tzm", "11-----11111----"), ("yo", "----------------"), ("zu", "11--------------"),
    ])
    func categoriesAreThoseOfCLDR(language: String, letters: String) {
        let names = ["z": "zero", "1": "one", "2": "two", "f": "few", "m": "many", "-": "other"]
        for (count, letter) in zip(Self.counts, letters) {
            let category = PluralCategory(of: count, in: LanguageTag(language))
            #expect(category.rawValue == names[String(letter)], "\(language) \(count)")
        }
        #expect(letters.count == Self.counts.count)
    }

    @Test(arguments: ["en", "es", "de", "fr", "pt", "ja", "zh", "ar", "he", "hi", "cs"])
    func withoutAnUpperEndTheCategoryIsOther(language: String) {
        #expect(PluralCategory(ofOpenEndIn: LanguageTag(language)) == .other)
    }

    @Test(arguments: [("ru", PluralCategory.many), ("pl", .many), ("lv", .zero)])
    func orTheOneThatMeansManyThere(language: String, expected: PluralCategory) {
        #expect(PluralCategory(ofOpenEndIn: LanguageTag(language)) == expected)
    }

    @Test func unknownLanguagesCountAsEnglishDoes() {
        #expect(PluralCategory(of: 1, in: "tlh") == .one)
        #expect(PluralCategory(of: 2, in: "") == .other)
    }

    @Test func theWholeRangeOfIntegersHasACategory() {
        for language in ["en", "ar", "pl", "kw", "br"] {
            for count in [Int64.min, -1, .max] { _ = PluralCategory(of: count, in: LanguageTag(language)) }
        }
        #expect(PluralCategory(of: -1, in: "en") == .one)
        #expect(PluralCategory(of: .max, in: "ar") == .few)
    }

    @Test func aMissingFormIsThatOfOther() {
        let forms = PluralForms(one: "person", other: "people")
        #expect(forms[.one] == "person")
        #expect(forms[.few] == "people")
        #expect(PluralForms([.one: "person"]) == nil)
        #expect(PluralForms([.one: "person", .other: "people"]) == forms)
    }
}

import Components
import Testing

@Suite struct PeoplePhraseTests {
    private let names = ["Ada", "Bob", "Cleo", "Dan"]

    @Test(arguments: [
        (0, "No people"), (1, "Ada"), (2, "Ada and Bob"), (3, "Ada, Bob and Cleo"), (4, "Ada, Bob and 2 others"),
        (12, "Ada, Bob and 10 others"),
    ])
    func peopleAreListed(total: Int, expected: String) {
        #expect(Catalogue.lookup("en").catalogue.people(names, total: total) == expected)
    }

    @Test(arguments: [
        (0, "No views yet"), (1, "Ada viewed this"), (2, "Ada and Bob viewed this"), (3, "Viewed by 3 people"),
        (1_000_000, "Viewed by 1000000 people"),
    ])
    func viewersAreListed(total: Int, expected: String) {
        #expect(Catalogue.lookup("en").catalogue.viewedBy(names, total: total) == expected)
    }

    @Test(arguments: [
        ("es", "Ada, Bob y Cleo", "Ada, Bob y 2 personas más"),
        ("de", "Ada, Bob und Cleo", "Ada, Bob und 2 weitere Personen"),
        ("fr", "Ada, Bob et Cleo", "Ada, Bob et 2 autres personnes"),
        ("pt", "Ada, Bob e Cleo", "Ada, Bob e mais 2 pessoas"),
        ("ja", "Ada、Bob、Cleo", "Ada、Bob、ほか2人"), ("zh", "Ada、Bob和Cleo", "Ada、Bob和另外 2 人"),
        ("ar", "Ada وBob وCleo", "Ada وBob وشخصان آخران"), ("he", "Ada, Bob ו-Cleo", "Ada, Bob ועוד שני אנשים"),
        ("hi", "Ada, Bob और Cleo", "Ada, Bob और 2 अन्य लोग"),
    ])
    func everyLanguageListsPeople(locale: String, three: String, four: String) {
        let catalogue = Catalogue.lookup(locale).catalogue
        #expect(catalogue.people(names, total: 3) == three)
        #expect(catalogue.people(names, total: 4) == four)
    }

    @Test(arguments: [
        (3, "تمت المشاهدة من قِبل 3 أشخاص"), (11, "تمت المشاهدة من قِبل 11 شخصًا"), (100, "تمت المشاهدة من قِبل 100 شخص"),
        (103, "تمت المشاهدة من قِبل 103 أشخاص"),
    ])
    func arabicCountsPeopleInItsCases(total: Int, expected: String) {
        #expect(Catalogue.lookup("ar").catalogue.viewedBy(names, total: total) == expected)
    }

    @Test(arguments: [
        ("Inés", "Ana e Inés"), ("Hilario", "Ana e Hilario"), ("Íñigo", "Ana e Íñigo"), ("Iago", "Ana y Iago"),
        ("Hierro", "Ana y Hierro"), ("Juan", "Ana y Juan"), ("Hugo", "Ana y Hugo"), ("I", "Ana e I"),
    ])
    func spanishAndChangesBeforeTheSoundI(name: String, expected: String) {
        #expect(Catalogue.lookup("es").catalogue.people(["Ana", name], total: 2) == expected)
    }

    @Test(arguments: [("נועה", "דן ונועה"), ("Ada", "דן ו-Ada")])
    func hebrewAndHasAHyphenBeforeOtherScripts(name: String, expected: String) {
        #expect(Catalogue.lookup("he").catalogue.people(["דן", name], total: 2) == expected)
    }

    @Test(arguments: [
        ("Jamie Lin", "Jamie"), ("  Jamie\u{3000}Lin", "Jamie"), ("李明", "李明"), ("", ""), (" \n", ""), ("Ada", "Ada"),
    ])
    func theFirstNameIsTheFirstToken(name: String, expected: String) {
        #expect(Catalogue.firstName(of: name) == expected)
    }

    @Test func someoneWithoutANameIsAPerson() {
        let english = Catalogue.lookup("en").catalogue
        #expect(english.people(["Ada", ""], total: 2) == "Ada and Person")
        #expect(english.people([], total: 1) == "Person")
        #expect(english.viewedBy(["", "Bob"], total: 2) == "Person and Bob viewed this")
    }

    @Test func namesMayLookLikePlaces() {
        #expect(Catalogue.lookup("en").catalogue.people(["{b}", "{a}"], total: 2) == "{b} and {a}")
    }
}

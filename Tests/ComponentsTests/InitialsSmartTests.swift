import Components
import Testing

struct InitialsSmartTests {
    private func check(_ name: String, _ initials: String, _ rules: [SmartRule]) {
        let result = Initials.compute(name: name, algorithm: .smart)
        #expect(result.text == initials, "\(name)")
        #expect(result.smartRules == rules, "\(name)")
    }

    @Test(arguments: [
        "Jamie Lin", "Alex", "van Gogh", "Mary Jane Watson", "j. r. r. tolkien", "李明", "", "สมชาย ใจดี", "😀 Fan",
    ])
    func `a plain name is as in standard`(name: String) {
        let smart = Initials.compute(name: name, algorithm: .smart)
        let standard = Initials.compute(name: name)
        #expect(smart.text == standard.text && smart.rule == standard.rule && smart.tokens == standard.tokens)
        #expect(smart.smartRules.isEmpty)
    }

    @Test(arguments: [
        ("Roger (Alsing) Johansson", "RJ"), ("OnlineUser2 Test [HK-IST]", "OT"), ("Ada {x} Lovelace", "AL"),
        ("Jamie Lin <jamie@example.com>", "JL"), ("Jamie(she/her)Lin", "JL"), ("A (b (c) d) E", "AE"), ("李明（经理）", "李明"),
        ("Ada [x (y] Lovelace", "AL"), ("Ada Lovelace (Admin) (Ext)", "AL"),
    ])
    func `bracketed parts are dropped`(name: String, initials: String) {
        check(name, initials, [.brackets])
    }

    @Test(arguments: [("(Jamie Lin)", "JL"), ("Jamie (Lin", "JL"), ("[Admin] (x)", "AX")])
    func `brackets round everything or without a partner drop nothing`(name: String, initials: String) {
        check(name, initials, [.leadingPunctuation])
    }

    @Test(arguments: [
        ("Dr. Test Last", "TL"), ("Sammy Davis Jr.", "SD"), ("Prof. Dr. Hans Müller", "HM"), ("Mrs Ada Lovelace", "AL"),
        ("Martin Luther King Jr", "MK"), ("Henry Jones III", "HJ"), ("Grace Hopper, PhD", "GH"),
        ("Jane Doe M.D.", "JD"),
        ("Sammy Davis, Jr.", "SD"), ("Dr. Jane Doe, M.D., Ph.D.", "JD"), ("Dr. No", "N"), ("Sr. Juan Pérez", "JP"),
    ])
    func `titles and suffixes are dropped`(name: String, initials: String) {
        check(name, initials, [.titlesAndSuffixes])
    }

    @Test(arguments: [
        ("Dr.", "D"), ("Jr", "J"), ("Yo-Yo Ma", "YM"), ("Gen Hoshino", "GH"), ("Md Rahman", "MR"), ("Anna Iv", "AI"),
    ])
    func `names that look like titles are kept`(name: String, initials: String) {
        let result = Initials.compute(name: name, algorithm: .smart)
        #expect(result.text == initials)
        #expect(!result.smartRules.contains(.titlesAndSuffixes))
    }

    @Test(arguments: [
        ("\"Jamie\" Lin", "JL"), ("«Ада» Лавлейс", "АЛ"), ("¿Quién Sabe?", "QS"), ("Jamie - Lin", "JL"),
        ("Rock & Roll", "RR"),
        ("“Jamie” “Lin”", "JL"), ("…Jamie Lin", "JL"), ("#jamie Lin", "JL"), ("ʻIolani Luahine", "IL"),
        ("「山田」 太郎", "山太"),
    ])
    func `punctuation and quotes before a word are dropped`(name: String, initials: String) {
        let result = Initials.compute(name: name, algorithm: .smart)
        #expect(result.text == initials)
        #expect(result.smartRules.first == .leadingPunctuation)
    }

    @Test(arguments: ["!!!", "?", "- -", "(…)"])
    func `a name of punctuation has no initials`(name: String) {
        check(name, "", [.leadingPunctuation])
        #expect(Initials.compute(name: name, algorithm: .smart).rule == .empty)
    }

    @Test func `a keycap is no punctuation`() {
        check("#\u{FE0F}\u{20E3} Lin", "#\u{FE0F}\u{20E3}L", [])
    }

    @Test(arguments: [
        ("Alice O'Connor", "AO"), ("Alice O’Connor", "AO"), ("O'Connor", "O"), ("Jean d'Arc", "JD"), ("D'Angelo", "D"),
    ])
    func `apostrophes inside a word are dropped`(name: String, initials: String) {
        check(name, initials, [.apostrophes])
    }

    @Test(arguments: [
        ("Reynolds, Carole L", "CR"), ("Lovelace,Ada", "AL"), ("García Márquez, Gabriel", "GM"), ("王，小明", "小王"),
        ("Lin, Jamie, Acme Corporation", "JL"),
    ])
    func `a comma turns the order round`(name: String, initials: String) {
        check(name, initials, [.commaOrder])
    }

    @Test func `a comma and a suffix do not disturb each other`() {
        check("Davis, Sammy, Jr.", "SD", [.commaOrder, .titlesAndSuffixes])
        check("Lin,", "L", [])
        check(", Lin", "L", [.leadingPunctuation])
    }

    @Test(arguments: [
        ("jamie.lin@example.com", "JL"), ("jamie_lin@example.com", "JL"), ("jamie-lin@example.com", "JL"),
        ("jamie@example.com", "J"),
        ("jamie.lin+news@example.com", "JL"), ("jamie.lin.1985@example.com", "JL"), ("j.r.r.tolkien@example.com", "JT"),
        ("Jamie Lin jamie@example.com", "JL"), ("<jamie.lin@example.com>", "JL"), ("jamie.lin@localhost", "JL"),
        ("42@example.com", "4"), ("josé.peña@example.es", "JP"),
    ])
    func `an e-mail address is its local part`(name: String, initials: String) {
        check(name, initials, [.email])
    }

    @Test(arguments: [
        ("jamie_lin", "JL"), ("jamieLin", "JL"), ("JamieLin", "JL"), ("jamie.lin", "JL"), ("jamie-lin", "JL"),
        ("JSmith", "JS"),
        ("jamie_lin_42", "JL"), ("user2Name", "UN"), ("иванПетров", "ИП"), ("j.r.r.tolkien", "JT"),
        ("jamie__lin", "JL"),
    ])
    func `a user name is split on case and separators`(name: String, initials: String) {
        check(name, initials, [.userName])
    }

    @Test(arguments: [
        ("McDonald", "M"), ("MacArthur", "M"), ("DiCaprio", "D"), ("JSMITH", "J"), ("user123", "U"), ("Alex.", "A"),
    ])
    func `one word is no user name`(name: String, initials: String) {
        check(name, initials, [])
    }

    @Test func `a handle loses its at sign first`() {
        check("@jamie_lin", "JL", [.leadingPunctuation, .userName])
        check("@jamie", "J", [.leadingPunctuation])
    }

    @Test(arguments: [
        ("Tim Berners-Lee", "TB"), ("Jean-Luc Picard", "JP"), ("Jean-Luc", "J"), ("Anne\u{2010}Marie Roux", "AR"),
    ])
    func `a hyphenated word is one word`(name: String, initials: String) {
        check(name, initials, [.hyphenated])
    }

    @Test(arguments: [
        "+1 (555) 123-4567", "555-1234", "07911 123456", "+44 20 7946 0958", "(030) 123456", "tel: 555 1234",
        "555-1234 ext. 5",
        "٠١٢٣٤٥٦٧٨٩", "+８１ ３ １２３４ ５６７８", "\u{202A}+1 555 123 4567\u{202C}", "555.123.4567 x12",
    ])
    func `a phone number has no initials`(name: String) {
        check(name, "", [.phoneNumber])
        #expect(Initials.compute(name: name, algorithm: .smart).rule == .empty)
    }

    @Test(arguments: [("007", "0"), ("Agent 12345", "A1"), ("50 Cent", "5C"), ("1984", "1")])
    func `a few digits are no phone number`(name: String, initials: String) {
        #expect(Initials.compute(name: name, algorithm: .smart).text == initials)
    }

    @Test(arguments: [
        ("Ludwig van Beethoven", "LB"), ("Vincent van Gogh", "VG"), ("Ursula von der Leyen", "UL"),
        ("Robert De Niro", "RN"),
        ("Leonardo da Vinci", "LV"), ("van der Berg", "VB"), ("de la Hoya Oscar", "HO"), ("Osama bin Hamid", "OH"),
    ])
    func `particles are dropped between names`(name: String, initials: String) {
        check(name, initials, [.particles])
        #expect(Initials.compute(name: name, algorithm: .smart, maxLength: 3).text == initials)
    }

    @Test func `a surname with its particle keeps both`() {
        check("van Gogh", "VG", [])
        check("Al Pacino", "AP", [])
        check("Ludwig van", "LV", [])
    }

    @Test func `the caller may name the particles`() {
        func initials(_ particles: [String]) -> String {
            Initials.compute(name: "Ludwig van Beethoven", algorithm: .smart, maxLength: 3, particles: particles).text
        }
        #expect(initials([]) == "LVB")
        #expect(initials(["de"]) == "LVB")
        #expect(initials(["VAN"]) == "LB")
        #expect(initials(["van der"]) == "LB")
    }

    @Test func `rules are reported in the order in which they were applied`() {
        check(
            "O'Neill-Smith, Dr. \"Ada\" van der (x) Lee", "AO",
            [.brackets, .commaOrder, .leadingPunctuation, .titlesAndSuffixes, .apostrophes, .hyphenated, .particles])
    }

    @Test func `the locale and the greatest length hold as in standard`() {
        #expect(Initials.compute(name: "ilker_ince", algorithm: .smart, locale: "tr").text == "İİ")
        #expect(Initials.compute(name: "Dr. a b c d", algorithm: .smart, maxLength: 3).text == "ABD")
        #expect(Initials.compute(name: "Dr. a b c d", algorithm: .smart, maxLength: 1).text == "A")
    }
}

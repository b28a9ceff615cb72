import Components
import Testing

struct InitialsStandardTests {
    @Test(arguments: [
        ("Jamie Lin", "JL", InitialsRule.firstLast), ("Alex", "A", .single), ("van Gogh", "VG", .firstLast),
        ("Mary Jane Watson", "MW", .firstLast), ("j. r. r. tolkien", "JT", .firstLast), ("李明", "李明", .unspaced),
        ("", "", .empty), (" \t\r\n\u{85}\u{A0}\u{3000}", "", .empty),
    ])
    func `the given rows hold`(name: String, initials: String, rule: InitialsRule) {
        let result = Initials.compute(name: name)
        #expect(result.text == initials)
        #expect(result.rule == rule)
        #expect(result.smartRules.isEmpty)
    }

    @Test(arguments: [
        "\t", "\n", "\u{B}", "\u{C}", "\r", " ", "\u{85}", "\u{A0}", "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}",
        "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}", "\u{2028}",
        "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}",
    ])
    func `every white space trims and separates`(space: String) {
        let result = Initials.compute(name: space + "ada" + space + space + "king" + space + "lovelace" + space)
        #expect(result.text == "AL")
        #expect(result.tokens == ["ada", "king", "lovelace"])
    }

    @Test(arguments: ["\u{200B}", "\u{180E}", "\u{2060}", "\u{FEFF}"])
    func `what is not White_Space separates nothing`(character: String) {
        #expect(Initials.compute(name: "ada" + character + "lovelace").text == "A")
    }

    @Test(arguments: [
        ("小林", "小林"), ("司馬遼太郎", "司馬"), ("王小明", "王小"), ("李", "李"), ("さくら", "さく"), ("ジョン", "ジョ"), ("김민준", "김민"),
        ("ㄅㄆㄇ", "ㄅㄆ"), ("ーアイ", "ーア"), ("ジョン・スミス", "ジョ"), ("高橋ユキ", "高橋"), ("ｶﾞｷﾞ", "ｶﾞｷﾞ"), ("が\u{3099}き", "が\u{3099}き"),
        ("葛\u{E0100}城", "葛\u{E0100}城"), ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글"),
        ("\u{20000}\u{2EBF0}\u{323B0}", "\u{20000}\u{2EBF0}"), ("李\u{200B}明", "李明"), ("\u{FEFF}李明", "李明"), ("々木", "々木"),
    ])
    func `a token without spaces in an East Asian script gives two characters`(name: String, initials: String) {
        let result = Initials.compute(name: name)
        #expect(result.text == initials)
        #expect(result.rule == .unspaced)
    }

    @Test(arguments: [
        ("王Ming", "王"), ("Ming王", "M"), ("ーー", "ー"), ("123", "1"), ("สมชาย", "ส"), ("မောင်", "မေ"), ("Nguyễn", "N"),
    ])
    func `every other single token gives one character`(name: String, initials: String) {
        let result = Initials.compute(name: name)
        #expect(result.text == initials)
        #expect(result.rule == .single)
    }

    @Test(arguments: [("李 明", "李明"), ("山田 太郎", "山太"), ("김 민준", "김민"), ("山田　花子", "山花")])
    func `East Asian names with a space give one character a token`(name: String, initials: String) {
        #expect(Initials.compute(name: name).text == initials)
        #expect(Initials.compute(name: name).rule == .firstLast)
    }

    @Test(arguments: [
        ("ßeta Lin", "en", "SL"), ("ﬁona", "en", "F"), ("ŉ Lin", "en", "ŉL"), ("ilker ince", "en", "II"),
        ("ilker ince", "tr", "İİ"), ("ilker ince", "tr-TR", "İİ"), ("ılgaz Ünal", "az", "IÜ"),
        ("i\u{307}onas", "lt", "I"),
        ("ίρις άννα", "el", "ΙΑ"), ("Όμηρος", "el", "Ο"), ("ίρις", "en", "Ί"), ("ilker ince", "xx-nonsense", "II"),
        ("ǆemal", "hr", "Ǆ"), ("örjan ćosić", "sv", "ÖĆ"), ("ömer şahin", "tr", "ÖŞ"), ("élodie", "fr", "É"),
        ("иван петров", "ru", "ИП"), ("ալեքսան", "hy", "Ա"), ("ⓐlex", "en", "Ⓐ"), ("ẞeta", "de", "ẞ"),
    ])
    func `capitals follow the locale and stay one character a token`(name: String, locale: String, initials: String) {
        #expect(Initials.compute(name: name, locale: locale).text == initials)
    }

    @Test(arguments: [
        ("😀 Fan", "😀F"), ("👨‍👩‍👧‍👦 Family", "👨‍👩‍👧‍👦F"), ("🇩🇪🇫🇷", "🇩🇪"), ("1️⃣ Lin", "1️⃣L"), ("👍🏽Lin", "👍🏽"), ("❤️ Ada", "❤️A"),
        ("🏴󠁧󠁢󠁳󠁣󠁴󠁿 Scot", "🏴󠁧󠁢󠁳󠁣󠁴󠁿S"), ("e\u{301}lodie", "E\u{301}"), ("क्षेम राव", "क्षेरा"), ("நிலா", "நி"),
    ])
    func `a character is a whole grapheme cluster`(name: String, initials: String) {
        #expect(Initials.compute(name: name).text == initials)
    }

    @Test(arguments: [
        ("ស្រី", "ស្រី"), ("ស្ត្រី", "ស្ត្រី"), ("សុខ ចាន់", "សុចា"), ("ក្", "ក្"), ("ខ្មែរ ល្អ", "ខ្មែល្អ"),
    ])
    func `a Khmer cluster that ends in coeng takes the next one`(name: String, initials: String) {
        #expect(Initials.compute(name: name).text == initials)
    }

    @Test(arguments: [
        ("เอก", "อ"), ("ไพโรจน์ เกษม", "พก"), ("แก้ว", "ก้"), ("ໄຊ ແກ້ວ", "ຊກ້"), ("ເ", "ເ"), ("เ เอก", "เอ"), ("ใหม่", "ห"),
        ("ສົມ", "ສົ"), ("โ", "โ"),
    ])
    func `a Thai or Lao token gives its first consonant`(name: String, initials: String) {
        #expect(Initials.compute(name: name).text == initials)
    }

    @Test(
        arguments: [
            ("\u{FEFF}Jamie Lin", "JL", ["Jamie", "Lin"]),
            ("\u{202E}Jamie \u{2066}Lin\u{2069}", "JL", ["Jamie", "Lin\u{2069}"]),
            ("Jamie \u{200E}\u{200F} Lin", "JL", ["Jamie", "Lin"]), ("\u{200B}\u{AD}", "", []),
            ("\u{200D}a", "A", ["a"]),
            ("\u{200F}דוד לוי", "דל", ["דוד", "לוי"]),
        ] as [(String, String, [String])])
    func `ignorables at a token's start are skipped`(name: String, initials: String, tokens: [String]) {
        let result = Initials.compute(name: name)
        #expect(result.text == initials)
        #expect(result.tokens == tokens)
    }

    @Test(arguments: [
        (1, "A"), (2, "AE"), (3, "ABE"), (4, "ABCE"), (0, "A"), (-1, "A"), (9, "ABCE"), (Int.max, "ABCE"),
        (Int.min, "A"),
    ])
    func `the greatest length keeps the first ones and the last`(maxLength: Int, initials: String) {
        #expect(Initials.compute(name: "a b c d e", maxLength: maxLength).text == initials)
        #expect(Initials.compute(name: "á b c d é", maxLength: maxLength).text.count == initials.count)
    }

    @Test(arguments: [(1, "李"), (2, "李小"), (3, "李小"), (4, "李小")])
    func `an unspaced token gives at most two characters`(maxLength: Int, initials: String) {
        #expect(Initials.compute(name: "李小明明", maxLength: maxLength).text == initials)
    }

    @Test(arguments: [(1, "A"), (3, "AB"), (4, "AB")])
    func `fewer tokens than the greatest length give one each`(maxLength: Int, initials: String) {
        #expect(Initials.compute(name: "a b", maxLength: maxLength).text == initials)
    }

    @Test(
        arguments: ["Jamie Lin", "i\tx y", "  a  ", "a\r\nb", "", "x-y z.", "\u{1}a \u{7F}"], ["en", "tr", "el", "lt"])
    func `names of ASCII alone go the same way as others`(name: String, locale: String) {
        // A token of nothing visible sends the same name down the general path.
        for maxLength in 1...4 {
            let short = Initials.compute(name: name, maxLength: maxLength, locale: locale)
            let long = Initials.compute(name: name + " \u{200B}", maxLength: maxLength, locale: locale)
            #expect(short.text == long.text && short.rule == long.rule && short.tokens == long.tokens)
        }
    }
}

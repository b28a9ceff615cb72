import Components
import Testing

struct InitialsAvatarImageViewTests {
    @Test(arguments: [
        (" John Smith", "S", InitialsRule.firstLast), ("John  Smith", "JS", .firstLast),
        ("John MiddleName Appleseed", "JA", .firstLast), ("John Appleseed", "JA", .firstLast), ("王小明", "王", .single),
        ("ß", "SS", .single), ("ßeta ﬁona", "SSFI", .firstLast), ("john", "J", .single),
        ("john smith ", "J", .firstLast),
        ("", "", .empty), (" ", "", .empty), ("   ", "", .empty), ("a\tb", "A", .single), ("a\u{A0}b", "A", .single),
        ("\ta b", "\tB", .firstLast), ("ŉ", "ʼN", .single), ("👨‍👩‍👧‍👦 x", "👨‍👩‍👧‍👦X", .firstLast),
        ("\u{FEFF}a", "\u{FEFF}", .single), ("เอก", "เ", .single), ("ǆ ", "Ǆ", .firstLast),
    ])
    func `a name is split on U+0020 alone`(name: String, initials: String, rule: InitialsRule) {
        let result = Initials.compute(name: name, algorithm: .avatarImageView)
        #expect(result.text == initials)
        #expect(result.rule == rule)
    }

    @Test func `no locale changes the capitals`() {
        #expect(Initials.compute(name: "ilker", algorithm: .avatarImageView, locale: "tr").text == "I")
        #expect(Initials.compute(name: "ά", algorithm: .avatarImageView, locale: "el").text == "Ά")
    }

    @Test func `the tokens are all the parts`() {
        #expect(Initials.compute(name: " a  b", algorithm: .avatarImageView).tokens == ["", "a", "", "b"])
        #expect(Initials.compute(name: "", algorithm: .avatarImageView).tokens == [])
    }

    @Test(arguments: [(1, "A"), (2, "AD"), (3, "ABD"), (4, "ABCD")])
    func `the greatest length keeps the first parts and the last`(maxLength: Int, initials: String) {
        #expect(Initials.compute(name: "a b c d", algorithm: .avatarImageView, maxLength: maxLength).text == initials)
    }
}

import Components
import Testing

struct InitialsExplicitTests {
    @Test(arguments: [
        ("ABCDE", "AB"), ("jl", "jl"), ("J", "J"), ("ß", "ß"), ("李小明", "李小"), ("👨‍👩‍👧‍👦🇩🇪x", "👨‍👩‍👧‍👦🇩🇪"), (" AB", "AB"),
        ("\u{FEFF}AB", "AB"), ("J L", "J "), ("+12", "+1"), ("ស្រីក", "ស្រីក"),
    ])
    func `explicit initials are cut to two characters as they are`(initials: String, expected: String) {
        let result = Initials.explicit(initials)
        #expect(result.text == expected)
        #expect(result.rule == .explicit)
        #expect(!result.isEmpty)
    }

    @Test(arguments: ["", " ", "\t\u{3000}\n", "\u{200B}", "\u{FEFF} \u{202E}"])
    func `initials of which nothing would be seen are none`(initials: String) {
        let result = Initials.explicit(initials)
        #expect(result.isEmpty && result.rule == .empty && result.tokens.isEmpty)
    }

    @Test(arguments: [(1, "A"), (2, "AB"), (3, "ABC"), (4, "ABCD"), (0, "A"), (7, "ABCD")])
    func `the greatest length may differ`(maxLength: Int, expected: String) {
        #expect(Initials.explicit("ABCDE", maxLength: maxLength).text == expected)
    }

    @Test func `the token is what was given`() {
        #expect(Initials.explicit(" ABCDE ").tokens == ["ABCDE"])
    }
}

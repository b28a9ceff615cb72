import Components
import Testing

@Suite struct PhrasePatternTests {
    @Test(arguments: [
        ("{a} and {b}", "1 and 2"), ("{b}{a}{b}", "212"), ("none", "none"), ("", ""), ("{c} {a}", "{c} 1"),
        ("{a", "{a"), ("a}", "a}"), ("{a}و{b}", "1و2"), ("{}", "{}"),
    ])
    func placesAreFilled(pattern: String, expected: String) {
        #expect(PhrasePattern(pattern).filled(["a": "1", "b": "2"]) == expected)
    }

    @Test func bracesInsideAValueStay() {
        #expect(PhrasePattern("{a} and {b}").filled(["a": "{b}", "b": "{a}"]) == "{b} and {a}")
    }
}

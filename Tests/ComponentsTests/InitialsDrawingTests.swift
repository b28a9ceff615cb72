import Components
import Testing

struct InitialsDrawingTests {
    @Test(arguments: [
        ("مع", "م\u{200C}ع"), ("JL", "JL"), ("م", "م"), ("دل", "د\u{200C}ل"), ("אב", "אב"), ("مA", "مA"),
        ("ߊߋ", "ߊ\u{200C}ߋ"), ("", ""),
        ("مُعَ", "مُ\u{200C}عَ"),
    ])
    func `letters that would join are kept apart`(initials: String, drawn: String) {
        #expect(Array(Initials.drawn(initials).unicodeScalars) == Array(drawn.unicodeScalars))
    }

    @Test func `the returned initials hold no joiner`() {
        let result = Initials.compute(name: "محمد علي")
        #expect(Array(result.text.unicodeScalars) == Array("مع".unicodeScalars))
    }
}

import Testing

@testable import Symbols

@Suite struct NameParserTests {
    let parser = NameParser(
        table: BaseTable(rows: [
            """
            bell | bell | Bell
            folder | folder | Folder
            plus | plus | Add
            clock | clock | Clock
            checkmark | check | Checkmark
            square.on.square | copy | Copy
            person | user | Person
            person.badge.plus | user-plus | Add person
            star.lefthalf.fill | fill:star-half | Half star
            exclamationmark.triangle | warning | Warning
            questionmark | text:? | Question mark
            """
        ]))

    private func base(_ name: String) throws -> Composition { .base(try #require(parser.table.base(named: name))) }

    @Test func readsBases() throws {
        #expect(parser.parse("bell") == .init(composition: try base("bell"), isFilled: false))
        #expect(parser.parse("bell.fill") == .init(composition: try base("bell"), isFilled: true))
        #expect(
            parser.parse("star.lefthalf.fill") == .init(composition: try base("star.lefthalf.fill"), isFilled: true))
    }

    @Test func readsShapesAndSlashes() throws {
        #expect(parser.parse("bell.circle")?.composition == .enclosed(try base("bell"), .circle))
        #expect(
            parser.parse("bell.circle.fill") == .init(composition: .enclosed(try base("bell"), .circle), isFilled: true)
        )
        #expect(parser.parse("bell.slash.square.fill")?.composition == .enclosed(.slashed(try base("bell")), .square))
    }

    @Test func readsBadges() throws {
        let badged = Composition.badged(try base("folder"), sign: try base("plus"))
        #expect(parser.parse("folder.badge.plus") == .init(composition: badged, isFilled: false))
        #expect(parser.parse("folder.fill.badge.plus") == .init(composition: badged, isFilled: true))
        #expect(parser.parse("folder.badge.plus.fill") == .init(composition: badged, isFilled: true))
        #expect(parser.parse("bell.badge")?.composition == .badged(try base("bell"), sign: nil))
        #expect(
            parser.parse("bell.badge.circle")?.composition == .enclosed(.badged(try base("bell"), sign: nil), .circle))
        #expect(
            parser.parse("bell.trianglebadge.exclamationmark")?.composition
                == .badged(try base("bell"), sign: try base("exclamationmark.triangle")))
        #expect(
            parser.parse("folder.badge.person.crop")?.composition
                == .badged(try base("folder"), sign: try base("person")))
    }

    @Test func prefersTheTableToParts() throws {
        #expect(parser.parse("person.badge.plus")?.composition == (try base("person.badge.plus")))
        #expect(
            parser.parse("person.fill.badge.plus") == .init(composition: try base("person.badge.plus"), isFilled: true))
    }

    @Test(arguments: [("a.circle", "A"), ("12.circle", "12"), ("z.square", "Z"), ("07.circle", "07")])
    func readsLettersAndNumbers(_ name: String, _ text: String) {
        let shape: Enclosure = name.hasSuffix("circle") ? .circle : .square
        #expect(parser.parse(name) == .init(composition: .enclosed(.text(text), shape), isFilled: false))
    }

    @Test func readsNumbersInOtherFigures() {
        #expect(parser.parse("12.circle.ar")?.composition == .enclosed(.text("١٢"), .circle))
        #expect(
            parser.parse("12.square.fill.hi") == .init(composition: .enclosed(.text("१२"), .square), isFilled: true))
        #expect(parser.parse("a.circle.ar") == nil)
        #expect(parser.parse("bell.ar") == nil)
    }

    @Test(arguments: [
        "", ".", "..", "fill", "circle", "badge", "bell.", ".bell", "bell..fill", "bell.badge.", "badge.plus",
        "bell.bell",
        "bell.unknown", "unknown.circle", "a", "12", "123.circle", "ab.circle", "a.shield", "bell.badge.nothing",
        "square.fill.on.square", "Bell", "bell.FILL", "béll", "be\u{301}ll", "bell\u{0}",
    ])
    func doesNotGuess(_ name: String) {
        #expect(parser.parse(name) == nil)
    }

    @Test func endsForLongNames() {
        #expect(parser.parse(String(repeating: "bell.circle.", count: 1000)) == nil)
        #expect(parser.parse("bell" + String(repeating: ".circle", count: 8)) != nil)
    }
}

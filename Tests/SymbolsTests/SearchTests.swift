import Drawing
import Testing

@testable import Symbols

@Suite(.enabled(if: InstalledPack.isThere, Comment(rawValue: InstalledPack.note)))
struct SearchTests {
    let library = InstalledPack.library

    private func names(_ query: String, _ language: String = "en") -> [String] {
        library.search(query, language: language, offset: 0, limit: 5).symbols.map(\.name)
    }

    @Test(arguments: [
        ("bell", "bell"), ("BELL", "bell"), ("trash", "trash"), ("delete", "trash"), ("magnifying", "magnifyingglass"),
        ("magnifyinglass", "magnifyingglass"), ("envelpoe", "envelope"), ("buildings", "building.2"),
        ("person badge plus", "person.badge.plus"), ("alien", "phosphor:alien"), ("tray", "tray"),
    ])
    func findsByNameTagAndSpokenName(_ query: String, _ name: String) {
        #expect(names(query).contains(name), "\(names(query))")
    }

    @Test func putsTheNameItselfFirst() {
        for name in ["bell", "star", "lock", "person.2", "heart", "phosphor:alien"] {
            #expect(names(name).first == name)
        }
    }

    @Test func findsNamesThatAreComposed() {
        #expect(names("heart.fill") == ["heart.fill"])
        #expect(names("chevron.right.circle").first == "chevron.right.circle")
        #expect(names("heart.fil") == ["heart.fill"])
        let page = library.search("number", language: "en", offset: 0, limit: 10_000)
        #expect(page.symbols.first?.name == "number" && page.total == page.symbols.count)
        #expect(page.symbols.count { $0.name == "number" } == 1)
    }

    @Test func findsTranslations() {
        #expect(names("Papierkorb", "de").first == "trash")
        #expect(names("ゴミ箱", "ja").first == "trash")
        #expect(library.search("Papierkorb", language: "de", offset: 0, limit: 1).symbols.first?.label == "Papierkorb")
    }

    @Test func givesAllPagesOnce() {
        let all = library.search("arrow", language: "en", offset: 0, limit: 10_000)
        var paged: [String] = []
        var offset: Int? = 0
        while let start = offset {
            let page = library.search("arrow", language: "en", offset: start, limit: 7)
            paged += page.symbols.map(\.name)
            offset = page.nextOffset
        }
        #expect(paged == all.symbols.map(\.name) && all.nextOffset == nil && paged.count > 50)
        #expect(Set(paged).count == paged.count)
    }

    @Test func listsEverythingForAnEmptyQuery() {
        let all = library.search("", language: "en", offset: 0, limit: .max)
        #expect(all.symbols.count > 1400)
    }

    @Test(arguments: ["zzzzqqqq", "...", "\u{0}", String(repeating: "e\u{301}", count: 50_000)])
    func findsNothingForNonsense(_ query: String) {
        #expect(library.search(query, language: "en", offset: 0, limit: 20) == SymbolPage(symbols: [], nextOffset: nil))
    }

    @Test func bearsAnyOffsetAndLimit() {
        for (offset, limit) in [(-1, 5), (0, 0), (0, -1), (1_000_000, 5), (Int.max, Int.max)] {
            #expect(library.search("bell", language: "en", offset: offset, limit: limit).symbols.isEmpty)
        }
    }

    @Test func describesASymbol() {
        #expect(
            library.entry(for: "bell.fill", language: "en")
                == SymbolEntry(name: "bell.fill", label: "Bell", pack: "phosphor", variants: ["fill"]))
        #expect(library.entry(for: "bell", language: "en")?.variants == Variant.allCases.map(\.rawValue))
        #expect(library.entry(for: "phosphor:tray", language: "en")?.pack == "phosphor")
        #expect(library.entry(for: "nothing", language: "en") == nil)
    }

    @Test(arguments: [
        ("hart.fill", "heart.fill"), ("person.fil", "person.fill"), ("star.fll", "star.fill"),
        ("heartfill", "heart.fill"),
        ("hart.fil", "heart.fill"), ("checkmark.circle.fil", "checkmark.circle.fill"),
        ("mic.slsh.fill", "mic.slash.fill"),
        ("delete.fill", "trash.fill"), ("bel", "bell"), ("magnifyingglas", "magnifyingglass"),
        ("delete", "trash"), ("search", "magnifyingglass"), ("gear.shape", "gearshape"),
        ("phosphor:trayy", "phosphor:tray"),
    ])
    func suggestsWhatWasMeant(_ name: String, _ meant: String) {
        let nearest = library.nearestNames(to: name, limit: 3)
        #expect(nearest.first == meant && Set(nearest).count == 3, "\(nearest)")
        for name in nearest { #expect(library.contains(name), "\(name)") }
    }

    @Test func suggestsNothingForNonsense() {
        #expect(library.nearestNames(to: String(repeating: "x", count: 65), limit: 3).isEmpty)
        #expect(library.nearestNames(to: "bell", limit: 0).isEmpty)
        #expect(library.nearestNames(to: "other:bell", limit: 3).isEmpty)
    }
}

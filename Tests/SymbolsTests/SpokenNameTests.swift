import Drawing
import Testing

@testable import Symbols

@Suite struct SpokenNameTests {
    let library = SymbolLibrary(folders: [])

    @Test(arguments: [
        ("person.fill", "Person"), ("building.2.fill", "Buildings"), ("cpu.fill", "CPU"), ("star.circle.fill", "Star"),
        ("12.circle", "12"), ("a.square.fill", "A"),
    ])
    func speaksEnglish(_ name: String, _ spoken: String) {
        #expect(library.spokenName(of: name, language: "en") == SpokenName(text: spoken, isTranslated: true))
    }

    @Test func speaksOfSlashesAndSigns() {
        #expect(library.spokenName(of: "heart.slash", language: "en")?.text == "Heart, crossed out")
        #expect(
            library.spokenName(of: "heart.slash", language: "de")
                == SpokenName(text: "Herz, durchgestrichen", isTranslated: true))
        #expect(
            library.spokenName(of: "heart.slash", language: "zh")
                == SpokenName(text: "心形，带斜线", isTranslated: true))
        #expect(
            library.spokenName(of: "envelope.badge", language: "en")?.text
                == library.spokenName(of: "envelope", language: "en")?.text)
    }

    @Test func saysWhereItIsNotTranslated() {
        let carrot = library.spokenName(of: "carrot.fill", language: "fr")
        #expect(carrot == SpokenName(text: "Carrot", isTranslated: false))
        #expect(library.spokenName(of: "heart", language: "xx")?.isTranslated == false)
        #expect(library.spokenName(of: "no.such.symbol", language: "en") == nil)
    }

    @Test func speaksOfDirectNames() throws {
        let (library, _) = try TinyPack.library(TinyPack.sample.bytes)
        #expect(library.spokenName(of: "phosphor:tray", language: "de")?.isTranslated == true)
        #expect(library.spokenName(of: "phosphor:nothing", language: "de") == nil)
        #expect(SymbolLibrary.words(of: "air-traffic_control") == "Air traffic control")
    }
}

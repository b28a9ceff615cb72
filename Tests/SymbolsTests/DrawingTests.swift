import Drawing
import Testing

@testable import Symbols

/// Drawings of a pack that the test makes.
@Suite struct DrawingTests {
    @Test(arguments: [
        (FontWeight.ultraLight, "thin"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
        (.medium, "regular"), (.semibold, "bold"), (.bold, "bold"), (.heavy, "bold"), (.black, "bold"),
    ])
    func picksTheVariantByWeight(_ weight: FontWeight, _ variant: String) throws {
        let (library, _) = try TinyPack.library(TinyPack.sample.bytes)
        #expect(library.drawing(of: "bell", weight: weight, layered: false)?.variant == variant)
        #expect(library.drawing(of: "bell.fill", weight: weight, layered: false)?.variant == "fill")
        #expect(library.drawing(of: "bell.fill", weight: weight, layered: true)?.variant == "fill")
        #expect(library.drawing(of: "bell", weight: weight, layered: true)?.variant == "duotone")
    }

    @Test func tellsTheLayersApart() throws {
        let (library, _) = try TinyPack.library(TinyPack.sample.bytes)
        let drawing = try #require(library.drawing(of: "bell", weight: .bold, layered: true))
        #expect(drawing.layers.map(\.level) == [.secondary, .primary])
        #expect((drawing.pack, drawing.name) == ("phosphor", "bell"))
    }

    @Test func keepsLinesAsTheyAre() throws {
        let (library, _) = try TinyPack.library(TinyPack.sample.bytes)
        let plain = try #require(library.drawing(of: "plus", weight: .bold, layered: false))
        #expect(library.drawing(of: "plus.fill", weight: .bold, layered: false)?.layers == plain.layers)
        #expect(library.drawing(of: "plus", weight: .bold, layered: true)?.layers.map(\.level) == [.primary])
    }

    @Test func drawsASymbolInACircle() throws {
        let (library, _) = try TinyPack.library(TinyPack.sample.bytes)
        let drawing = try #require(library.drawing(of: "bell.circle", weight: .regular, layered: false))
        #expect(drawing.name == "bell+circle")
        #expect(drawing.layers.count == 2)
        let inner = try #require(drawing.layers.last?.path.bounds)
        #expect(inner.width > 0.35 && inner.width < 0.5)
        #expect((inner.midX - 0.5).magnitude < 1e-9 && (inner.midY - 0.5).magnitude < 1e-9)
    }

    @Test func cutsASymbolOutOfAFilledCircle() throws {
        let (library, _) = try TinyPack.library(TinyPack.sample.bytes)
        let drawing = try #require(library.drawing(of: "bell.circle.fill", weight: .regular, layered: true))
        #expect(drawing.variant == "fill")
        let layer = try #require(drawing.layers.first)
        #expect(drawing.layers.count == 1 && layer.evenOdd && layer.path.elements.count == 10)
    }

    @Test func keepsAGapBesideASlash() throws {
        let (library, _) = try TinyPack.library(TinyPack.sample.bytes)
        let drawing = try #require(library.drawing(of: "tray.slash", weight: .regular, layered: false))
        #expect(drawing.name == "tray+slash")
        #expect(drawing.layers.map { $0.clip != nil } == [true, false])
        let filled = try #require(library.drawing(of: "tray.slash.circle.fill", weight: .regular, layered: false))
        #expect(filled.layers.map { $0.clip != nil } == [true, true])
    }

    @Test func keepsANotchAroundABadge() throws {
        let (library, _) = try TinyPack.library(TinyPack.sample.bytes)
        let drawing = try #require(library.drawing(of: "tray.badge.plus", weight: .regular, layered: false))
        #expect(drawing.name == "tray+plus")
        #expect(drawing.layers.map { $0.clip != nil } == [true, false])
        #expect(drawing.layers.last?.evenOdd == true)
        #expect(library.drawing(of: "tray.slash.badge.plus", weight: .regular, layered: false) == nil)
    }

    @Test func givesTheSameAnswerFromItsCache() throws {
        let (library, _) = try TinyPack.library(TinyPack.sample.bytes)
        let first = library.drawing(of: "bell", weight: .regular, layered: false)
        for index in 0..<2000 { _ = library.drawing(of: "unknown\(index)", weight: .regular, layered: false) }
        #expect(library.drawing(of: "bell", weight: .regular, layered: false) == first)
        #expect(first != nil)
    }

    @Test func readsDirectNames() throws {
        let (library, _) = try TinyPack.library(TinyPack.sample.bytes)
        func variant(_ name: String, layered: Bool = false) -> String? {
            library.drawing(of: name, weight: .light, layered: layered)?.variant
        }
        #expect(variant("phosphor:tray") == "light")
        #expect(variant("phosphor:tray", layered: true) == "duotone")
        #expect(variant("phosphor:tray.fill") == "fill")
        #expect(variant("phosphor:tray-fill") == "fill")
        #expect(variant("phosphor:tray-bold", layered: true) == "bold")
        for name in [
            "phosphor:", ":tray", "phosphor:nothing", "phosphor:tray-huge", "other:tray", "phosphor:phosphor:tray",
        ] {
            #expect(variant(name) == nil)
        }
    }

    @Test func drawsItsOwnMarkForWhatIsMissing() {
        let library = SymbolLibrary(folders: [])
        let mark = library.missingMark(weight: .regular)
        #expect(mark.pack == "roundel" && mark.name == "missing")
        let box = mark.layers[0].path.bounds
        #expect(box.x >= 0 && box.y >= 0 && box.maxX <= 1 && box.maxY <= 1)
        #expect((box.midX - 0.5).magnitude < 0.01 && (box.midY - 0.5).magnitude < 0.01)
    }
}

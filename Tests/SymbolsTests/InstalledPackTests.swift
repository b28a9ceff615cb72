import Drawing
import Testing

@testable import Symbols

@Suite(.enabled(if: InstalledPack.isThere, Comment(rawValue: InstalledPack.note)))
struct InstalledPackTests {
    let library = InstalledPack.library

    /// Specification, components 11.
    static let required = """
        person.fill person person.2.fill person.badge.plus building.2.fill building.2 cpu.fill cpu doc.fill doc folder.fill
        folder link star.fill star house.fill house bell.fill bell heart.fill heart checkmark checkmark.circle.fill
        exclamationmark.triangle.fill xmark xmark.circle.fill tray sparkles magnifyingglass cloud.sun.rain.fill bolt.fill
        trash safari.fill message.fill envelope envelope.fill lock lock.fill clock.fill square.and.pencil minus.circle plus
        plus.circle.fill antenna.radiowaves.left.and.right chevron.right chevron.left chevron.down chevron.up pencil
        wand.and.stars chart.bar.xaxis number gear gearshape.fill camera.fill pawprint.fill music.note photo calendar
        phone.fill video.fill mic.fill mic.slash.fill flag.fill bookmark.fill tag.fill paperplane.fill paperclip map.fill
        location.fill globe wifi wifi.slash eye eye.slash hand.thumbsup.fill arrow.up arrow.down arrow.left arrow.right
        arrow.clockwise arrow.up.right square.and.arrow.up ellipsis ellipsis.circle line.3.horizontal list.bullet
        square.grid.2x2 info.circle questionmark.circle cart.fill creditcard.fill gift.fill shield.fill key.fill terminal
        externaldrive.fill server.rack icloud.fill
        """.split { $0 == " " || $0 == "\n" }.map(String.init)

    @Test(arguments: required) func drawsEveryRequiredName(_ name: String) throws {
        for weight in FontWeight.allCases {
            for layered in [false, true] {
                let drawing = try #require(library.drawing(of: name, weight: weight, layered: layered))
                #expect(!drawing.layers.isEmpty)
                let box = drawing.layers.reduce(Rect.zero) { $0.union($1.path.bounds) }
                #expect(box.x > -0.05 && box.y > -0.05 && box.maxX < 1.05 && box.maxY < 1.05)
            }
        }
    }

    @Test(arguments: ["en", "es", "de", "fr", "pt", "ja", "zh", "ar", "he", "hi"])
    func speaksEveryRequiredName(_ language: String) throws {
        for name in Self.required {
            let spoken = try #require(library.spokenName(of: name, language: language))
            #expect(spoken.isTranslated && !spoken.text.isEmpty, "\(name)")
        }
    }

    /// A row whose drawing the set does not have would be a symbol that is never drawn.
    @Test func hasEveryDrawingOfTheTable() {
        #expect(BaseTable.shared.bases.count >= 400)
        for base in BaseTable.shared.bases {
            #expect(library.drawing(of: base.name, weight: .regular, layered: false) != nil, "\(base.name)")
        }
    }

    /// A line drawing whose second layer was used would show another picture: an arrow's head closed by further lines, or a tint
    /// that runs out between the lines where the set's own filled form leaves the ground free.
    @Test func keepsTheLinesOfEveryDrawingOfTheTable() throws {
        let pack = try #require(library.pack)
        func ink(_ name: String, _ variant: Variant, _ level: SymbolLayer.Level) throws -> InkedCells {
            InkedCells(try #require(pack.layers(of: name, variant)).filter { $0.level == level })
        }
        let plain = BaseTable.shared.bases.filter { [.plain, .mirror].contains($0.form) }.map(\.drawing)
        for name in Set(plain).sorted() where !LineDrawings.contains(name) {
            let lines = try ink(name, .regular, .primary)
            let further = try ink(name, .duotone, .primary).subtracting(lines)
            #expect(further.count * 40 < lines.count, "the layered \(name) has further lines")
            let tint = try ink(name, .duotone, .secondary)
            let beside = tint.subtracting(lines)
            let filled = try ink(name, .fill, .primary).intersection(beside)
            let isOpen = tint.subtracting(lines.withHoles).count * 10 > tint.count
            #expect(!isOpen || filled.count * 2 > beside.count || Self.notched.contains(name), "\(name) is tinted")
        }
    }

    /// A person in a disc, whose filled form is the person alone; the tint is the disc.
    static let notched: Set = ["user-circle-minus", "user-circle-plus"]

    @Test(arguments: [
        "arrow.clockwise", "arrow.counterclockwise", "goforward", "gobackward", "rectangle.portrait.and.arrow.right",
        "square.and.arrow.down", "tray.and.arrow.up", "shuffle", "repeat", "repeat.1", "arrow.2.squarepath",
        "arrow.3.trianglepath", "clock.arrow.circlepath", "chart.xyaxis.line", "chart.line.uptrend.xyaxis",
        "chart.dots.scatter",
    ])
    func drawsLinesAloneInEveryMode(_ name: String) throws {
        let plain = try #require(library.drawing(of: name, weight: .bold, layered: false))
        #expect(plain.variant == "bold")
        for name in [name, name + ".fill"] {
            #expect(library.drawing(of: name, weight: .bold, layered: true)?.layers == plain.layers, "\(name)")
        }
    }

    /// Lines in a shape are drawn bold, as they are scaled to about half.
    @Test func drawsLinesInAShapeAsHeavyAsTheShape() throws {
        let circled = try #require(library.drawing(of: "arrow.clockwise.circle", weight: .regular, layered: false))
        let bold = try #require(library.drawing(of: "arrow.clockwise", weight: .bold, layered: false))
        #expect(circled.layers.last?.path.elements.count == bold.layers[0].path.elements.count)
    }

    @Test(arguments: [
        ("mic.slash", "microphone-slash"), ("star.circle.fill", "star+circle"), ("arrow.up.circle", "arrow-circle-up"),
        ("chevron.left.circle", "caret-circle-left"), ("checkmark.shield.fill", "shield-check"),
        ("7.circle", "number-circle-seven"),
        ("12.square.fill", "12+square"), ("a.circle", "A+circle"), ("folder.badge.gearshape", "folder+gear"),
        ("heart.slash.circle.fill", "heart+slash+circle"), ("arrow.up.right.circle.fill", "arrow-circle-up-right"),
    ])
    func composesOnlyWhatTheSetDoesNotDraw(_ name: String, _ drawing: String) {
        #expect(library.drawing(of: name, weight: .regular, layered: false)?.name == drawing)
    }

    @Test func namesTheSameSetTheSameWay() {
        #expect(library.digest.hasPrefix("phosphor=sha256:") && library.digest.utf8.count == 16 + 64)
        #expect(library.digest == SymbolLibrary(folders: [InstalledPack.folder]).digest)
    }
}

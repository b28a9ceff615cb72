import Drawing
import Testing

@testable import Symbols

@Suite struct ExternalPackTests {
    private static let square = #"<path d=\"M0 0h4v4H0z\"/>"#

    private func library(_ pack: ExternalPack) -> SymbolLibrary { SymbolLibrary(folders: [], external: [pack]) }

    @Test func readsAnIconifyFile() throws {
        let folder = try TemporaryFolder()
        let json = """
            {"prefix": "test", "width": 8, "height": 8, "icons": {"box": {"body": "\(Self.square)"}, "box-fill": {"body": \
            "\(Self.square)"}, "big": {"body": "\(Self.square)", "width": 4, "height": 4}, "bad": {"body": 1}}, "aliases": \
            {"right": {"parent": "box", "hFlip": true}, "down": {"parent": "right", "rotate": 1}, "round": {"parent": \
            "round"}}}
            """
        let pack = try ExternalPack.open(folder.write(json, "test.json"))
        #expect(pack.prefix == "test")
        #expect(pack.icons.map(\.name) == ["big", "box", "box-fill", "down", "right"])
        func box(_ name: String) -> Rect? { pack.layers(of: name)?.first?.path.bounds }
        #expect(box("box") == Rect(x: 0, y: 0, width: 0.5, height: 0.5))
        #expect(box("big") == Rect(x: 0, y: 0, width: 1, height: 1))
        #expect(box("right") == Rect(x: 0.5, y: 0, width: 0.5, height: 0.5))
        #expect(((box("down")?.y ?? 0) - 0.5).magnitude < 1e-9)
        let library = library(pack)
        #expect(library.drawing(of: "test:box", weight: .bold, layered: true)?.variant == "regular")
        #expect(library.drawing(of: "test:box.fill", weight: .bold, layered: false)?.name == "box-fill")
        #expect(library.drawing(of: "test:big.fill", weight: .bold, layered: false)?.name == "big")
        #expect(library.drawing(of: "test:none", weight: .bold, layered: false) == nil)
        #expect(library.entry(for: "test:box", language: "en")?.pack == "test")
        #expect(library.search("big", language: "en", offset: 0, limit: 5).symbols.map(\.name) == ["test:big"])
        #expect(library.nearestNames(to: "test:bos", limit: 1) == ["test:box"])
    }

    @Test func readsAFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("<svg viewBox='0 0 4 4'><path d='M0 0h4v4H0z'/></svg>", "box.svg")
        try folder.write("<svg viewBox='0 0 4 4'/>", "empty.svg")
        try folder.write("no icon", "readme.txt")
        let pack = try ExternalPack.open(folder.path, prefix: "mine")
        #expect(pack.icons.map(\.name) == ["box", "empty"])
        let library = library(pack)
        #expect(library.drawing(of: "mine:box", weight: .regular, layered: false)?.pack == "mine")
        #expect(library.drawing(of: "mine:empty", weight: .regular, layered: false) == nil)
        #expect(library.spokenName(of: "mine:box", language: "de") == SpokenName(text: "Box", isTranslated: false))
    }

    @Test func tellsChangesByItsDigest() throws {
        let folder = try TemporaryFolder()
        try folder.write("<svg viewBox='0 0 4 4'><path d='M0 0h4v4H0z'/></svg>", "box.svg")
        let before = try ExternalPack.open(folder.path, prefix: "mine")
        #expect(try ExternalPack.open(folder.path, prefix: "mine").digest == before.digest)
        try folder.write("<svg viewBox='0 0 4 4'><path d='M0 0h4v3H0z'/></svg>", "box.svg")
        #expect(try ExternalPack.open(folder.path, prefix: "mine").digest != before.digest)
    }

    @Test(arguments: [
        "[]", "{}", "{\"icons\": 1}", "{\"icons\": {}}", "no JSON", "", "{\"icons\": {\"a\": {\"body\": \"\"}}}",
    ])
    func saysWhyAFileIsRefused(_ json: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(json, "a.json")
        let error = #expect(throws: SymbolPackError.self) { try ExternalPack.open(path) }
        #expect(error?.message.contains(path) == true)
    }

    @Test(arguments: ["phosphor", "", "a:b", "A", "ü", String(repeating: "a", count: 33)])
    func refusesAPrefixThatWouldMislead(_ prefix: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("<svg viewBox='0 0 4 4'><path d='M0 0h4v4H0z'/></svg>", "box.svg")
        #expect(throws: SymbolPackError.self) { try ExternalPack.open(folder.path, prefix: prefix) }
    }

    @Test func refusesWhatIsNotThere() throws {
        let folder = try TemporaryFolder()
        #expect(throws: SymbolPackError.self) { try ExternalPack.open("/nonexistent", prefix: "a") }
        #expect(throws: SymbolPackError.self) { try ExternalPack.open(folder.path, prefix: "a") }
        #expect(throws: SymbolPackError.self) { try ExternalPack.open("/dev/zero", prefix: "a") }
    }
}

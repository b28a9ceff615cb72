import Drawing
import Testing

@testable import Symbols

@Suite struct SymbolPackTests {
    @Test func readsEachVariantAsItWasPacked() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(TinyPack.sample.bytes, "a.pack")
        let pack = try #require(SymbolPack(path: path))
        #expect(pack.count == 6)
        #expect(pack.names == ["bell", "check", "circle", "plus", "square", "tray"])
        #expect(pack.digest == String(repeating: "ab", count: 32))
        let bold = try #require(pack.layers(of: "bell", .bold))
        #expect(
            bold == [
                SymbolLayer(
                    path: Path(elements: [
                        .move(Point(x: 0.13, y: 0.13)), .line(Point(x: 0.9, y: 0.13)), .line(Point(x: 0.9, y: 0.9)),
                        .line(Point(x: 0.13, y: 0.9)), .close,
                    ]))
            ])
        #expect(pack.layers(of: "bell", .duotone)?.map(\.level) == [.secondary, .primary])
        #expect(pack.layers(of: "bel", .bold) == nil)
        #expect(pack.layers(of: "tray2", .bold) == nil)
        #expect(pack.layers(of: "", .bold) == nil)
    }

    @Test func readsCurves() throws {
        var pack = TinyPack()
        var curve: [UInt8] = [1, 0, 0, 0, 0, 3]
        for value: Int16 in [10, 20, 30, 40, 50, 60] { curve += TinyPack.int16(value) }
        curve += [0]
        pack.drawings = [("a", [.regular: [(0, curve)]])]
        let folder = try TemporaryFolder()
        let read = try #require(SymbolPack(path: folder.write(pack.bytes, "a.pack")))
        #expect(
            read.layers(of: "a", .regular)?.first?.path.elements == [
                .move(.zero),
                .cubic(control1: Point(x: 0.1, y: 0.2), control2: Point(x: 0.3, y: 0.4), end: Point(x: 0.5, y: 0.6)),
                .close,
            ])
        #expect(read.layers(of: "a", .bold) == nil)
    }

    @Test func isNotThereWithoutAFile() throws {
        let folder = try TemporaryFolder()
        #expect(SymbolPack(path: folder.path + "/nothing") == nil)
        #expect(SymbolPack(path: folder.path) == nil)
        #expect(SymbolPack(path: try folder.write([], "empty")) == nil)
        #expect(
            SymbolPack(path: try folder.write(Array("RNDLSYM2".utf8) + TinyPack.sample.bytes.dropFirst(8), "b")) == nil)
        #expect(!SymbolLibrary(folders: [folder.path]).hasMainPack)
        #expect(SymbolLibrary(folders: []).drawing(of: "bell", weight: .regular, layered: false) == nil)
    }

    @Test func looksBesideTheExecutableFirst() {
        let folders = SymbolLibrary.folders(forExecutable: "/a/.build/release/roundel")
        #expect(folders.prefix(2) == ["/a/.build/release/../share/roundel", "/a/.build/release/../symbols"])
        #expect(folders.last == "/usr/share/roundel")
        #expect(!SymbolLibrary.folders(forExecutable: "roundel").isEmpty)
    }

    @Test func survivesAFileThatWasCut() throws {
        let folder = try TemporaryFolder()
        let whole = TinyPack.sample.bytes
        for length in stride(from: 1, to: whole.count, by: 7) {
            readAll(try folder.write(Array(whole[..<length]), "cut.pack"))
        }
    }

    @Test func survivesLiesInEveryNumber() throws {
        let folder = try TemporaryFolder()
        let whole = TinyPack.sample.bytes
        for offset in stride(from: 8, to: 64 + 56 * 6 + 120, by: 3) {
            for lie in [UInt8(0), 0x7F, 0x80, 0xFF] {
                var bytes = whole
                for place in offset..<min(offset + 4, bytes.count) { bytes[place] = lie }
                readAll(try folder.write(bytes, "lie.pack"))
            }
        }
    }

    /// What is read does not matter, only that it ends well.
    private func readAll(_ path: String) {
        guard let pack = SymbolPack(path: path) else { return }
        _ = pack.names
        for name in ["bell", "circle", "tray"] {
            for variant in Variant.allCases { _ = pack.layers(of: name, variant) }
        }
    }
}

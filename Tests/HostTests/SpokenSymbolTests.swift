import Components
import Drawing
import Foundation
import JSONValues
import Symbols
import Testing

/// The string catalogue and the symbols are different targets, which must mean the same by a language.
@Suite("Symbols in the languages of the catalogue") struct SpokenSymbolTests {
    /// Those that every host draws, by the protocol.
    private static let names: [String] = {
        let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("protocol/v1/tables/symbols.json")
        guard let data = try? Data(contentsOf: table), let json = try? Jansson.parse(Array(data)),
            case .object(let object) = json, case .array(let names)? = object["names"]
        else { return [] }
        return names.compactMap { if case .string(let name) = $0 { name } else { nil } }
    }()

    @Test(arguments: Catalogue.all.map { $0.language.language })
    func `every name of the protocol is spoken in every language`(_ language: String) throws {
        let library = SymbolLibrary(folders: [])
        #expect(Self.names.count == 99)
        for name in Self.names {
            let spoken = try #require(library.spokenName(of: name, language: language))
            #expect(spoken.isTranslated && !spoken.text.isEmpty, "\(name)")
        }
    }
}

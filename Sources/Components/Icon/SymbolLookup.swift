import Drawing
import JSONValues

/// A symbol as the icon sets know it.
struct SymbolLookup {
    private let name: String
    private let context: Context
    private let world: World
    let drawing: SymbolDrawing?

    init(_ name: String, weight: FontWeight, layered: Bool, _ context: Context, _ world: World) {
        self.name = name
        self.context = context
        self.world = world
        drawing = world.symbols.drawing(
            of: name, weight: weight, layered: layered, direction: context.layoutDirection)
    }

    private var spoken: SpokenName? {
        drawing == nil
            ? nil : world.symbols.spokenName(of: name, language: context.words.catalogue.language.language)
    }

    var spokenName: String? { spoken?.text }

    /// Why there is no drawing, as a reason of the fallback chain.
    var failure: String? {
        guard drawing == nil else { return nil }
        return isPackMissing ? "symbol_pack_missing" : "unknown_symbol"
    }

    private var isPackMissing: Bool {
        !world.symbols.hasMainPack && !name.utf8.contains(UInt8(ascii: ":"))
    }

    /// - Parameter isSpoken: whether the name is said to anyone, so that its language matters.
    func warnings(at member: String, isSpoken: Bool) -> [Warning] {
        if drawing == nil {
            return [isPackMissing ? .symbolPackMissing(at: member) : unknownSymbol(at: member)]
        }
        guard isSpoken, let spoken, !spoken.isTranslated else { return [] }
        return [.labelUntranslated(spoken.text, at: member)]
    }

    private func unknownSymbol(at member: String) -> Warning {
        if world.symbols.contains(name) {
            return Warning(
                .unknownSymbol, "the file of \"\(name.shortened)\" is damaged, or has no shape that can be drawn",
                at: member, details: ["suggestions": []])
        }
        let nearest = world.symbols.nearestNames(to: name, limit: 3)
        let hint = nearest.isEmpty ? "" : "; the nearest are \(nearest.joined(separator: ", "))"
        return Warning(
            .unknownSymbol, "there is no symbol \"\(name.shortened)\"\(hint)", at: member,
            details: ["suggestions": .array(nearest.map(JSONValue.string))])
    }
}

package import Drawing
import JSONValues

extension SymbolLibrary {
    package func spokenName(of symbol: String, language: String) -> SpokenName? {
        guard !symbol.isTooLongForAName else { return nil }
        if let direct = DirectName(symbol) {
            guard drawing(of: symbol, weight: .regular, layered: false) != nil else { return nil }
            let name = direct.filledBase ?? direct.name
            if direct.prefix.isExactly(Self.mainPrefix), let base = table.base(showing: name) {
                return Self.spoken(base, language)
            }
            return SpokenName(text: Self.words(of: name), isTranslated: language.isExactly("en"))
        }
        guard let parsed = NameParser(table: table).parse(symbol) else { return nil }
        return Self.spoken(parsed.composition, language)
    }

    /// A shape around a symbol says nothing more than the symbol.
    private static func spoken(_ composition: Composition, _ language: String) -> SpokenName {
        switch composition {
        case .base(let base): return spoken(base, language)
        case .text(let text): return SpokenName(text: text, isTranslated: true)
        case .enclosed(let inner, _), .badged(let inner, nil): return spoken(inner, language)
        case .slashed(let inner):
            let isTranslated = SpokenNames.names(in: language) != nil || language.isExactly("en")
            let slashed = SpokenName(text: SpokenNames.words(in: language).slashed, isTranslated: isTranslated)
            return joined(spoken(inner, language), slashed, language)
        case .badged(let inner, let sign?):
            return joined(spoken(inner, language), spoken(sign, language), language)
        }
    }

    static func spoken(_ base: BaseTable.Base, _ language: String) -> SpokenName {
        if let text = SpokenNames.names(in: language)?[base.name] { return SpokenName(text: text, isTranslated: true) }
        return SpokenName(text: base.spokenName, isTranslated: language.isExactly("en"))
    }

    /// Both in one language: English as soon as one of them is.
    private static func joined(_ first: SpokenName, _ second: SpokenName, _ language: String) -> SpokenName {
        let comma = SpokenNames.words(in: language).comma
        return SpokenName(
            text: first.text + comma + second.text, isTranslated: first.isTranslated && second.isTranslated)
    }

    /// `air-traffic-control` → `Air traffic control`.
    static func words(of name: String) -> String {
        let words = name.split { $0 == "-" || $0 == "_" || $0 == "." }.joined(separator: " ")
        guard let first = words.first else { return name }
        return first.uppercased() + words.dropFirst()
    }
}

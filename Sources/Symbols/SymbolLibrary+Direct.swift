import Drawing
import JSONValues

extension SymbolLibrary {
    /// `phosphor:tray`, its own spelling of a variant (`phosphor:tray-bold`), or an icon of a pack given at start.
    func drawing(of direct: DirectName, _ style: Style) -> SymbolDrawing? {
        direct.prefix.isExactly(Self.mainPrefix) ? mainDrawing(of: direct, style) : externalDrawing(of: direct)
    }

    private func mainDrawing(of direct: DirectName, _ style: Style) -> SymbolDrawing? {
        guard let pack else { return nil }
        let name = direct.filledBase ?? direct.name
        var style = style
        style.isFilled = direct.filledBase != nil
        if let artwork = Composer(pack: pack, shaper: nil).drawing(name, style) {
            return main(name, style.variant, artwork.layers)
        }
        guard let dash = name.lastIndex(of: "-"),
            let variant = Variant(rawValue: String(name[name.index(after: dash)...])),
            let layers = pack.layers(of: String(name[..<dash]), variant)
        else { return nil }
        return main(String(name[..<dash]), variant, layers)
    }

    private func main(_ name: String, _ variant: Variant, _ layers: [SymbolLayer]) -> SymbolDrawing {
        SymbolDrawing(pack: Self.mainPrefix, name: name, variant: variant.rawValue, layers: layers)
    }

    /// `.fill` behind a name asks for the pack's own filled form; where there is none, the icon stays as it is.
    private func externalDrawing(of direct: DirectName) -> SymbolDrawing? {
        guard let pack = external.first(where: { $0.prefix.isExactly(direct.prefix) }) else { return nil }
        var names = [direct.name]
        if let base = direct.filledBase { names += ["\(base)-fill", "\(base)-filled", base] }
        for name in names {
            guard let layers = pack.layers(of: name) else { continue }
            let isFilled = name.hasSuffix("-fill") || name.hasSuffix("-filled")
            return SymbolDrawing(
                pack: pack.prefix, name: name, variant: isFilled ? "fill" : "regular", layers: layers)
        }
        return nil
    }
}

import Drawing

/// A symbol on its way to being drawn: outlines in the box of side 1, and what is still to be laid over them.
struct Artwork {
    /// The set's names of the parts, joined by `+`.
    var name: String
    /// What the set was asked for, where the whole is one of its drawings.
    var variant: Variant?
    var layers: [SymbolLayer]
    var overlay: Overlay?

    /// All outlines as one, for what is knocked out of a shape.
    var outline: Path { Path(elements: layers.flatMap(\.path.elements)) }

    /// Without the overlay.
    var bounds: Rect { layers.reduce(.zero) { $0.union($1.path.bounds) } }

    func applying(_ transform: Transform) -> Artwork {
        Artwork(
            name: name, variant: variant,
            layers: layers.map {
                SymbolLayer(
                    path: $0.path.applying(transform), evenOdd: $0.evenOdd, level: $0.level,
                    clip: $0.clip?.applying(transform))
            }, overlay: overlay?.applying(transform))
    }

    /// The layers with the overlay drawn, and its gap kept free.
    var finished: [SymbolLayer] {
        guard let overlay else { return layers }
        let clip = Path.everything(but: overlay.gap)
        return layers.map { SymbolLayer(path: $0.path, evenOdd: $0.evenOdd, level: $0.level, clip: clip) }
            + [SymbolLayer(path: overlay.ink, evenOdd: true)]
    }

    /// Finished, so that nothing more can be laid over it.
    var isClipped: Bool { overlay != nil || layers.contains { $0.clip != nil } }
}

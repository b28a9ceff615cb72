/// A symbol's outlines in a box of side 1 (y down), ready to be scaled to a size and painted in order.
package struct SymbolDrawing: Hashable, Sendable {
    /// The icon set, such as `phosphor`, or the prefix that a pack was given at start.
    package var pack: String
    /// The set's own name; where parts are drawn together, their names joined by `+`: `star+circle`.
    package var name: String
    /// What the set calls the way of drawing, such as `regular`, `fill` or `duotone`.
    package var variant: String
    /// Painted in order, later ones above.
    package var layers: [SymbolLayer]

    package init(pack: String, name: String, variant: String, layers: [SymbolLayer]) {
        self.pack = pack
        self.name = name
        self.variant = variant
        self.layers = layers
    }
}

/// One outline of a symbol, filled without a stroke.
package struct SymbolLayer: Hashable, Sendable {
    /// The layers of SF Symbols' rendering modes.
    package enum Level: Int, Hashable, Sendable {
        /// Drawn in the full colour, or a palette's first.
        case primary
        /// Drawn at 20 % of the colour, or in a palette's second.
        case secondary
    }

    /// The outline in the box of side 1.
    package var path: Path
    /// How `path` is filled: by the even-odd rule, or else by the non-zero one.
    package var evenOdd: Bool
    /// How the rendering modes colour the outline.
    package var level: Level
    /// Only what lies inside is painted, by either rule: how a gap beside a slash or a badge is kept free.
    package var clip: Path?

    package init(path: Path, evenOdd: Bool = false, level: Level = .primary, clip: Path? = nil) {
        self.path = path
        self.evenOdd = evenOdd
        self.level = level
        self.clip = clip
    }
}

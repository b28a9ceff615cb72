import Drawing

/// How a symbol is to be drawn, before it is known what it is made of.
struct Style: Hashable {
    /// One of thin, light, regular and bold.
    var line: Variant
    var isFilled: Bool
    var isLayered: Bool
    /// Whether the layout runs from right to left: what says forward or backward then points the other way.
    var isRightToLeft = false

    /// What is asked of the set. `.fill` picks fill in every mode, else layers pick duotone (specification, components 7).
    var variant: Variant { isFilled ? .fill : isLayered ? .duotone : line }

    /// For the symbol inside a shape or a badge: filled as the platform does, in lines as heavy as those around it.
    var forSmallParts: Style {
        Style(line: line.forSmallParts, isFilled: true, isLayered: false, isRightToLeft: isRightToLeft)
    }
}

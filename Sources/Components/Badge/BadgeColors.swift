package import Drawing

/// The colours of a badge by its style (given; R1507). Nil where nothing is painted.
package struct BadgeColors: Hashable, Sendable {
    /// The fill of the capsule.
    package let background: Color?
    /// The colour of the text; always set, though a dot has no text.
    package let label: Color
    /// The line inside of the edge, 1 pt wide.
    package let border: Color?
    /// The least contrast ratio (WCAG 2) of `label` against what lies below it, 1 to 21.
    package let contrast: Double

    /// - Parameter labelTop: where the label's ink begins, in points from the top; nil without one.
    init(_ props: BadgeProps, style: BadgeStyle, labelTop: Double?, _ context: Context) {
        let color = context.color(props.color)
        let page = context.colors.background
        switch style {
        case .filled: (background, border) = (color, nil)
        case .outlined: (background, border) = (nil, color)
        case .tinted: (background, border) = (color.opacity(Badge.tintOpacity), nil)
        case .glass:
            background = color.opacity(Badge.glassOpacity)
            border = context.increaseContrast ? color : color.opacity(Badge.glassBorderOpacity)
        }
        var grounds = [background ?? page]
        if style == .glass, !context.increaseContrast, let labelTop {
            let light = GlassLight(frame: Rect(size: Size(width: 0, height: props.size.height)))
            grounds = light.grounds(grounds, under: labelTop, over: page)
        }
        switch props.labelColor {
        case .automatic?: label = Contrast.maximum(onStops: grounds, over: page)
        case .color(let reference)?: label = context.color(reference)
        case nil: label = style == .filled ? .white : color
        }
        contrast = Contrast.worstRatio(of: label, onStops: grounds, over: page)
    }
}

package import Drawing

/// The colours of a badge by its style (given; components, section 6). Nil where nothing is painted.
package struct BadgeColors: Hashable, Sendable {
    package let background: Color?
    package let label: Color
    package let border: Color?
    /// Of the label against what lies below it.
    package let contrast: Double

    init(_ props: BadgeProps, style: BadgeStyle, _ context: Context) {
        let color = context.color(props.color)
        let page = context.colors.background
        switch style {
        case .filled: (background, border) = (color, nil)
        case .outlined: (background, border) = (nil, color)
        case .tinted: (background, border) = (color.opacity(Badge.tintOpacity), nil)
        case .glass: (background, border) = (color.opacity(Badge.glassOpacity), color.opacity(Badge.glassBorderOpacity))
        }
        let ground = background ?? page
        switch props.labelColor {
        case .automatic?: label = Contrast.maximum(on: ground, over: page)
        case .color(let reference)?: label = context.color(reference)
        case nil: label = style == .filled ? .white : color
        }
        contrast = Contrast.ratio(of: label, on: ground, over: page)
    }
}

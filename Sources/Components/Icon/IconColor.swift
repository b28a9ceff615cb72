import Drawing

/// A colour, or that of the text around.
package struct IconColor: Hashable, Sendable {
    /// Nil for the colour of the text around.
    let own: Color?
    /// Where there is no text around.
    private let fallback: Color
    private let opacity: Double

    init(_ reference: ColorReference?, _ context: Context) {
        own = reference.map(context.color)
        fallback = context.colors.textPrimary
        opacity = 1
    }

    private init(own: Color?, fallback: Color, opacity: Double) {
        self.own = own
        self.fallback = fallback
        self.opacity = opacity
    }

    func opacity(_ factor: Double) -> IconColor {
        IconColor(own: own, fallback: fallback, opacity: opacity * factor)
    }

    var paint: Paint {
        own.map { .color($0.opacity(opacity)) } ?? .inherited(fallback: fallback, opacity: opacity)
    }

    /// `#RRGGBB`, `#RRGGBBAA`, or `currentColor`; the opacity is told beside it.
    var word: String { own?.hexString ?? "currentColor" }

    /// With the opacity in it, as far as a word can say it.
    var composedWord: String { own.map { $0.opacity(opacity).hexString } ?? "currentColor" }
}

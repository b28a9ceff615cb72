import Drawing

/// The ways in which the set draws each of its symbols.
enum Variant: String, CaseIterable, Sendable {
    case thin, light, regular, bold, fill, duotone

    /// The place in a pack's index.
    var position: Int {
        switch self {
        case .thin: 0
        case .light: 1
        case .regular: 2
        case .bold: 3
        case .fill: 4
        case .duotone: 5
        }
    }

    /// The outline that stands for a font's weight (specification, components 7).
    init(weight: FontWeight) {
        self =
            switch weight {
            case .ultraLight, .thin: .thin
            case .light: .light
            case .regular, .medium: .regular
            case .semibold, .bold, .heavy, .black: .bold
            }
    }

    /// How wide the set draws its lines, as a fraction of the box.
    var lineWidth: Double {
        switch self {
        case .thin: 8 / 256
        case .light: 12 / 256
        case .regular, .fill, .duotone: 16 / 256
        case .bold: 24 / 256
        }
    }

    /// What a part is drawn in that is scaled to about half, so that its lines look like those around it.
    var forSmallParts: Variant {
        switch self {
        case .thin: .regular
        case .light, .regular, .bold, .fill, .duotone: .bold
        }
    }
}

package import Drawing

/// A colour that the originals' platform names, different in light and dark (R801, R804).
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black

    /// The value of the colour in a colour scheme.
    package func color(in scheme: ColorScheme) -> Color {
        let (light, dark) = values
        return Color(rgb: scheme == .light ? light : dark)
    }

    /// `0xRRGGBB` in light and in dark.
    private var values: (UInt32, UInt32) {
        switch self {
        case .red: (0xFF3B30, 0xFF453A)
        case .orange: (0xFF9500, 0xFF9F0A)
        case .yellow: (0xFFCC00, 0xFFD60A)
        case .green: (0x34C759, 0x30D158)
        case .mint: (0x00C7BE, 0x63E6E2)
        case .teal: (0x30B0C7, 0x40CBE0)
        case .cyan: (0x32ADE6, 0x64D2FF)
        case .blue: (0x007AFF, 0x0A84FF)
        case .indigo: (0x5856D6, 0x5E5CE6)
        case .purple: (0xAF52DE, 0xBF5AF2)
        case .pink: (0xFF2D55, 0xFF375F)
        case .brown: (0xA2845E, 0xAC8E68)
        case .gray: (0x8E8E93, 0x8E8E93)
        case .white: (0xFFFFFF, 0xFFFFFF)
        case .black: (0x000000, 0x000000)
        }
    }
}

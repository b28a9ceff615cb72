import Drawing

extension Theme {
    /// The theme `default` (R704, R810): in light, primary to neutral reach 4.5:1 as a fill under white, as
    /// text on the background and as text on their own 15 % tint.
    package static let `default` = Theme(
        name: "default",
        light: ThemeColors(
            primary: Color(rgb: 0x1D4ED8), accent: Color(rgb: 0x6D28D9), success: Color(rgb: 0x166534),
            warning: Color(rgb: 0x92400E), error: Color(rgb: 0xB91C1C), neutral: Color(rgb: 0x4B5563),
            background: Color(rgb: 0xFFFFFF), surface: Color(rgb: 0xF4F4F5), border: Color(rgb: 0xD4D4D8),
            textPrimary: Color(rgb: 0x18181B), textSecondary: Color(rgb: 0x52525B),
            quaternary: Color(rgb: 0x3C3C43, alpha: 0x2E),
            presenceOnline: Color(rgb: 0x16A34A), presenceAway: Color(rgb: 0xD97706),
            presenceBusy: Color(rgb: 0xDC2626), presenceOffline: Color(rgb: 0x6B7280)),
        dark: ThemeColors(
            primary: Color(rgb: 0x356DEC), accent: Color(rgb: 0x8C52EE), success: Color(rgb: 0x188641),
            warning: Color(rgb: 0xB06109), error: Color(rgb: 0xDF2D2F), neutral: Color(rgb: 0x717580),
            background: Color(rgb: 0x000000), surface: Color(rgb: 0x18181B), border: Color(rgb: 0x3F3F46),
            textPrimary: Color(rgb: 0xFAFAFA), textSecondary: Color(rgb: 0xA1A1AA),
            quaternary: Color(rgb: 0xEBEBF5, alpha: 0x29),
            presenceOnline: Color(rgb: 0x16A34A), presenceAway: Color(rgb: 0xD97706),
            presenceBusy: Color(rgb: 0xDC2626), presenceOffline: Color(rgb: 0x6B7280)),
        spacing: ThemeSpacing(xs: 4, sm: 8, md: 12, lg: 16, xl: 24, xxl: 32),
        radius: ThemeRadius(sm: 6, md: 10, lg: 16))
}

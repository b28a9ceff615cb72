package import Drawing

/// The colours of a theme in one scheme, one for every token.
package struct ThemeColors: Hashable, Sendable {
    package var primary, accent, success, warning, error, neutral: Color
    package var background, surface, border: Color
    package var textPrimary, textSecondary, quaternary: Color
    package var presenceOnline, presenceAway, presenceBusy, presenceOffline: Color

    /// The colour of a token.
    package subscript(token: ThemeToken) -> Color {
        get {
            switch token {
            case .primary: primary
            case .accent: accent
            case .success: success
            case .warning: warning
            case .error: error
            case .neutral: neutral
            case .background: background
            case .surface: surface
            case .border: border
            case .textPrimary: textPrimary
            case .textSecondary: textSecondary
            case .quaternary: quaternary
            case .presenceOnline: presenceOnline
            case .presenceAway: presenceAway
            case .presenceBusy: presenceBusy
            case .presenceOffline: presenceOffline
            }
        }
        set {
            switch token {
            case .primary: primary = newValue
            case .accent: accent = newValue
            case .success: success = newValue
            case .warning: warning = newValue
            case .error: error = newValue
            case .neutral: neutral = newValue
            case .background: background = newValue
            case .surface: surface = newValue
            case .border: border = newValue
            case .textPrimary: textPrimary = newValue
            case .textSecondary: textSecondary = newValue
            case .quaternary: quaternary = newValue
            case .presenceOnline: presenceOnline = newValue
            case .presenceAway: presenceAway = newValue
            case .presenceBusy: presenceBusy = newValue
            case .presenceOffline: presenceOffline = newValue
            }
        }
    }
}

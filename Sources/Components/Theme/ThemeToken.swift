/// The name of a colour in a theme (R704); the raw value is the wire word.
package enum ThemeToken: String, CaseIterable, Hashable, Sendable {
    case primary, accent, success, warning, error, neutral
    case background, surface, border
    case textPrimary, textSecondary, quaternary
    case presenceOnline, presenceAway, presenceBusy, presenceOffline
}

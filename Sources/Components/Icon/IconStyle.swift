package enum IconStyle: String, CaseIterable, Sendable {
    case standard, circle, filled
}

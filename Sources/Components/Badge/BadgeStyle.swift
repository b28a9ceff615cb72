package enum BadgeStyle: String, CaseIterable, Sendable {
    case filled, outlined, tinted, glass
}

package enum OverflowStyle: String, CaseIterable, Sendable {
    case secondary, surface
}

enum ImagePolicy: String, CaseIterable, Sendable {
    case wait, placeholder, never
}

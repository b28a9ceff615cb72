package enum IconEffect: String, CaseIterable, Sendable {
    case none, pulse, bounce
}

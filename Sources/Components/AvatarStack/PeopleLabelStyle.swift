package enum PeopleLabelStyle: String, CaseIterable, Sendable {
    case people, viewedBy
}

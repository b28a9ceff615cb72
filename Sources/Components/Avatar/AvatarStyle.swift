package enum AvatarStyle: String, CaseIterable, Sendable {
    case circle, rounded, ring, glass
}

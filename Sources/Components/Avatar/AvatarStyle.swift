/// The shape of an avatar and how it is filled; raw values are the wire words.
package enum AvatarStyle: String, CaseIterable, Sendable {
    case circle, rounded, ring, glass
}

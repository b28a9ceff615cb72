/// How an identity becomes a colour (R901–R906); the raw value is the wire word. Default: stable.
package enum IdentityAlgorithm: String, CaseIterable, Hashable, Sendable {
    /// A palette colour picked by a hash of the identity.
    case stable
    /// The colour that the UIKit component AvatarImageView draws, bit for bit.
    case avatarImageView
}

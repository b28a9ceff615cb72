package import Drawing

extension IdentityColor {
    /// The colour by either algorithm; `avatarImageView` takes the initials of the name where none are given.
    package static func of(
        id: IdentityID?, name: String?, initials: String?, algorithm: IdentityAlgorithm, palette: [Color]
    ) -> IdentityColor {
        switch algorithm {
        case .stable: return .stable(id: id, name: name, initials: initials, palette: palette)
        case .avatarImageView:
            let name = name ?? ""
            return .avatarImageView(
                id: id, name: name,
                initials: initials ?? Initials.compute(name: name, algorithm: .avatarImageView).text)
        }
    }
}

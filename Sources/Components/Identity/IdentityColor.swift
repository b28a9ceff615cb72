package import Drawing

/// The colour that stands for a person or a thing, the same on every platform and in every run.
package struct IdentityColor: Hashable, Sendable {
    /// The colour of the identity.
    package var fill: Color
    /// The hash that chose the colour, as lower-case hex: 16 digits for `stable`, 8 for `avatarImageView`.
    package var seed: String

    private init(fill: Color, seed: some FixedWidthInteger & UnsignedInteger) {
        let digits = String(seed, radix: 16)
        self.fill = fill
        self.seed = String(repeating: "0", count: seed.bitWidth / 4 - digits.utf8.count) + digits
    }

    /// The algorithm `stable`: FNV-1a 64 of the identity's key, modulo the number of colours.
    ///
    /// `palette` is what to choose from; empty means `IdentityPalette.colors`.
    package static func stable(
        id: IdentityID?, name: String?, initials: String?, palette: [Color] = []
    ) -> IdentityColor {
        let key = IdentityKey(id: id, name: name, initials: initials)
        let colors = palette.isEmpty ? IdentityPalette.colors : palette
        let hash = FNV1a.hash(Array(key.text.utf8))
        return IdentityColor(fill: colors[Int(hash % UInt64(colors.count))], seed: hash)
    }

    /// The algorithm `avatarImageView`.
    ///
    /// - Parameters:
    ///   - id: the seed itself when an integer (its low 32 bits), hashed when a string; nil takes name and initials.
    ///   - name: empty when there is none.
    ///   - initials: those of the name by the `avatarImageView` algorithm, unless given.
    package static func avatarImageView(id: IdentityID?, name: String, initials: String) -> IdentityColor {
        let seed =
            switch id {
            case .integer(let id): UInt32(truncatingIfNeeded: id)
            case .string(let id): DarwinStringHash.hash(id)
            case nil: DarwinStringHash.hash(name) ^ DarwinStringHash.hash(initials)
            }
        var random = Rand48(seed: seed)
        let (red, green, blue) = (random.nextChannel(), random.nextChannel(), random.nextChannel())
        return IdentityColor(fill: Color(red: red, green: green, blue: blue), seed: seed)
    }
}

extension Rand48 {
    /// The next value as a colour channel, rounded.
    fileprivate mutating func nextChannel() -> UInt8 { UInt8((next() * 255).rounded()) }
}

/// What a symbol is made of, as its name says.
indirect enum Composition: Hashable {
    case base(BaseTable.Base)
    /// A figure or a letter, in the form that is drawn: `12`, `A`, `٣`.
    case text(String)
    case slashed(Composition)
    case enclosed(Composition, Enclosure)
    /// With a sign at the bottom trailing corner, or a dot at the top trailing one.
    case badged(Composition, sign: Composition?)

    /// The set's drawing of the whole, if it is just that.
    var drawing: String? {
        guard case .base(let base) = self, base.form == .plain else { return nil }
        return base.drawing
    }

    /// Whether it says forward or backward of something, as `arrow.forward` does, which in RTL is the other way. `forward.end`
    /// and its kin are buttons of a player, which turn nowhere, and `chevron.left` means left.
    var followsLayout: Bool {
        guard case .base(let base) = self else { return false }
        return base.name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }

    /// Whether it is writing and nothing else.
    var isText: Bool {
        switch self {
        case .base(let base): base.form == .text
        case .text: true
        default: false
        }
    }
}

/// Which symbols follow the direction of the layout.
enum SymbolDirection {
    /// Whether the name says forward or backward of something, as `arrow.forward` and `chevron.backward.circle` do: in RTL
    /// that is the other way. `forward.end` and its kin are buttons of a player, which turn nowhere, and `chevron.left` means left.
    ///
    /// The names of an icon set, which have a colon, are drawings and mean what they show.
    static func isRelative(_ name: String) -> Bool {
        guard name.utf8.contains(UInt8(ascii: ".")), !name.utf8.contains(UInt8(ascii: ":")) else { return false }
        return name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }
}

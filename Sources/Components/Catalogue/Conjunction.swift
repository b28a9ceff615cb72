/// How a language says "and" before the last of several names, where the word depends on the name.
enum Conjunction: Hashable, Sendable {
    /// The pattern has the word itself.
    case fixed
    /// `y`, but `e` before the sound i: Ana e Inés.
    case spanish
    /// `ו` joined to Hebrew, with a hyphen before other scripts and digits, as in CLDR's list patterns.
    case hebrew

    /// What the place `{and}` of a pattern becomes, with the space after it if there is one.
    func word(before name: String) -> String {
        switch self {
        case .fixed: ""
        case .spanish: Conjunction.startsWithSoundI(name) ? "e " : "y "
        case .hebrew: Conjunction.startsWithHebrew(name) ? "ו" : "ו-"
        }
    }

    /// True for i and hi, not before another vowel, where they sound like y: Ana y Iago, Ana y Hiero.
    private static func startsWithSoundI(_ name: String) -> Bool {
        var letters = name.lowercased()[...]
        if letters.first == "h" { letters = letters.dropFirst() }
        guard let first = letters.first, "iíì".contains(first) else { return false }
        guard let second = letters.dropFirst().first else { return true }
        return first != "i" || !"aeouáéóú".contains(second)
    }

    private static func startsWithHebrew(_ name: String) -> Bool {
        name.unicodeScalars.first.map { (0x0590...0x05FF).contains($0.value) } ?? false
    }
}

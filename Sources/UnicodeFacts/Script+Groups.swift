extension Script {
    /// Whether the script's names are written without spaces between family and given name: Han, Hiragana, Katakana,
    /// Hangul and Bopomofo (R1004).
    package var isUnspacedEastAsian: Bool {
        self == .han || self == .hiragana || self == .katakana || self == .hangul || self == .bopomofo
    }

    /// Whether a character may belong to any script: Common or Inherited.
    package var isNeutral: Bool { self == .common || self == .inherited }

    /// Whether neighbouring letters join and change their shapes (Unicode property Joining_Type, living scripts).
    package var isJoining: Bool {
        self == .arabic || self == .syriac || self == .nko || self == .mandaic || self == .mongolian || self == .adlam
            || self == .hanifiRohingya
    }
}

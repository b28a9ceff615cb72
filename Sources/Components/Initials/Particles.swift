/// Words that belong to a surname without beginning it, such as `van` in `Ludwig van Beethoven`.
package enum Particles {
    /// The particles that `smart` knows when the caller names none: Dutch, German, French, Italian, Spanish,
    /// Portuguese, Danish and Swedish, Arabic and Hebrew ones (ours).
    package static let standard = [
        "van", "von", "vom", "zu", "zum", "zur", "de", "der", "den", "des", "het", "ter", "ten", "te", "tot", "op",
        "da", "das", "do", "dos", "du", "di", "del", "della", "delle", "dello", "degli", "dei", "dalla", "la", "las",
        "le", "les", "los", "af", "av", "bin", "ibn", "bint", "ben", "al", "el",
    ]
}

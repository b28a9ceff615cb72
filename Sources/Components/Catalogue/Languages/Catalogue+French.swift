extension Catalogue {
    /// French.
    static let french = Catalogue(
        language: "fr",
        listSeparator: ", ",
        online: "En ligne",
        away: "Absent",
        doNotDisturb: "Ne pas déranger",
        offline: "Hors ligne",
        person: "Personne",
        selected: "sélectionné",
        orMore: "{n} ou plus",
        counted: "{n} {noun}",
        orMoreCounted: "{n} {noun} ou plus",
        nounFollowsNumber: true,
        newStories: "Nouvelles stories",
        noNewStories: "Aucune nouvelle story",
        noViews: "Aucune vue pour le moment",
        viewedByOne: "Vu par {a}",
        viewedByTwo: "Vu par {a} et {b}",
        viewedByMany: PluralForms(
            one: "Vu par {n} personne",
            many: "Vu par {n} de personnes",
            other: "Vu par {n} personnes"),
        noPeople: "Aucune personne",
        pair: "{a} et {b}",
        triple: "{a}, {b} et {c}",
        twoAndOthers: PluralForms(
            one: "{a}, {b} et {n} autre personne",
            many: "{a}, {b} et {n} autres personnes",
            other: "{a}, {b} et {n} autres personnes"),
        conjunction: .fixed)
}

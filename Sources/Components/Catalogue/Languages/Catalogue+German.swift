extension Catalogue {
    /// German.
    static let german = Catalogue(
        language: "de",
        listSeparator: ", ",
        online: "Online",
        away: "Abwesend",
        doNotDisturb: "Nicht stören",
        offline: "Offline",
        person: "Person",
        selected: "ausgewählt",
        orMore: "{n} oder mehr",
        counted: "{n} {noun}",
        orMoreCounted: "{n} oder mehr {noun}",
        nounFollowsNumber: false,
        newStories: "Neue Storys",
        noNewStories: "Keine neuen Storys",
        noViews: "Noch keine Aufrufe",
        viewedByOne: "Von {a} angesehen",
        viewedByTwo: "Von {a} und {b} angesehen",
        viewedByMany: PluralForms(one: "Von {n} Person angesehen", other: "Von {n} Personen angesehen"),
        noPeople: "Keine Personen",
        pair: "{a} und {b}",
        triple: "{a}, {b} und {c}",
        twoAndOthers: PluralForms(
            one: "{a}, {b} und {n} weitere Person",
            other: "{a}, {b} und {n} weitere Personen"),
        conjunction: .fixed)
}

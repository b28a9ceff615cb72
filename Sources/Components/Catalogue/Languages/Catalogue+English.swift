extension Catalogue {
    /// English.
    static let english = Catalogue(
        language: "en",
        listSeparator: ", ",
        online: "Online",
        away: "Away",
        doNotDisturb: "Do not disturb",
        offline: "Offline",
        person: "Person",
        selected: "selected",
        orMore: "{n} or more",
        counted: "{n} {noun}",
        orMoreCounted: "{n} or more {noun}",
        nounFollowsNumber: false,
        newStories: "New stories",
        noNewStories: "No new stories",
        noViews: "No views yet",
        viewedByOne: "{a} viewed this",
        viewedByTwo: "{a} and {b} viewed this",
        viewedByMany: PluralForms(one: "Viewed by {n} person", other: "Viewed by {n} people"),
        noPeople: "No people",
        pair: "{a} and {b}",
        triple: "{a}, {b} and {c}",
        twoAndOthers: PluralForms(one: "{a}, {b} and {n} other", other: "{a}, {b} and {n} others"),
        conjunction: .fixed)
}

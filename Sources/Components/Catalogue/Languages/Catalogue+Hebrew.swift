extension Catalogue {
    /// Hebrew.
    static let hebrew = Catalogue(
        language: "he",
        listSeparator: ", ",
        online: "מקוון",
        away: "לא נמצא",
        doNotDisturb: "נא לא להפריע",
        offline: "לא מקוון",
        person: "אדם",
        selected: "נבחר",
        orMore: "{n} או יותר",
        counted: "{n} {noun}",
        orMoreCounted: "{n} {noun} או יותר",
        nounFollowsNumber: true,
        newStories: "סטוריז חדשים",
        noNewStories: "אין סטוריז חדשים",
        noViews: "אין צפיות עדיין",
        viewedByOne: "נצפה על ידי {a}",
        viewedByTwo: "נצפה על ידי {a} {and}{b}",
        viewedByMany: PluralForms(
            one: "נצפה על ידי אדם אחד",
            two: "נצפה על ידי שני אנשים",
            other: "נצפה על ידי {n} אנשים"),
        noPeople: "אין אנשים",
        pair: "{a} {and}{b}",
        triple: "{a}, {b} {and}{c}",
        twoAndOthers: PluralForms(
            one: "{a}, {b} ועוד אדם אחד",
            two: "{a}, {b} ועוד שני אנשים",
            other: "{a}, {b} ועוד {n} אנשים"),
        conjunction: .hebrew)
}

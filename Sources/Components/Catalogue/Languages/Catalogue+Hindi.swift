extension Catalogue {
    /// Hindi.
    static let hindi = Catalogue(
        language: "hi",
        listSeparator: ", ",
        online: "ऑनलाइन",
        away: "दूर",
        doNotDisturb: "परेशान न करें",
        offline: "ऑफ़लाइन",
        person: "व्यक्ति",
        selected: "चयनित",
        orMore: "{n} या अधिक",
        counted: "{n} {noun}",
        orMoreCounted: "{n} या अधिक {noun}",
        nounFollowsNumber: false,
        newStories: "नई स्टोरी",
        noNewStories: "कोई नई स्टोरी नहीं",
        noViews: "अभी तक किसी ने नहीं देखा",
        viewedByOne: "{a} ने देखा",
        viewedByTwo: "{a} और {b} ने देखा",
        viewedByMany: PluralForms(one: "{n} व्यक्ति ने देखा", other: "{n} लोगों ने देखा"),
        noPeople: "कोई व्यक्ति नहीं",
        pair: "{a} और {b}",
        triple: "{a}, {b} और {c}",
        twoAndOthers: PluralForms(one: "{a}, {b} और {n} अन्य व्यक्ति", other: "{a}, {b} और {n} अन्य लोग"),
        conjunction: .fixed)
}

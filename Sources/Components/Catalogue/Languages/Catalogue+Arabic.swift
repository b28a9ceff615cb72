extension Catalogue {
    /// Arabic.
    static let arabic = Catalogue(
        language: "ar",
        listSeparator: "، ",
        online: "متصل",
        away: "بالخارج",
        doNotDisturb: "عدم الإزعاج",
        offline: "غير متصل",
        person: "شخص",
        selected: "محدد",
        orMore: "{n} أو أكثر",
        counted: "{n} {noun}",
        orMoreCounted: "{n} {noun} أو أكثر",
        nounFollowsNumber: true,
        newStories: "قصص جديدة",
        noNewStories: "لا توجد قصص جديدة",
        noViews: "لا توجد مشاهدات بعد",
        viewedByOne: "تمت المشاهدة من قِبل {a}",
        viewedByTwo: "تمت المشاهدة من قِبل {a} و{b}",
        viewedByMany: PluralForms(
            one: "تمت المشاهدة من قِبل شخص واحد",
            two: "تمت المشاهدة من قِبل شخصين",
            few: "تمت المشاهدة من قِبل {n} أشخاص",
            many: "تمت المشاهدة من قِبل {n} شخصًا",
            other: "تمت المشاهدة من قِبل {n} شخص"),
        noPeople: "لا يوجد أشخاص",
        pair: "{a} و{b}",
        triple: "{a} و{b} و{c}",
        twoAndOthers: PluralForms(
            one: "{a} و{b} وشخص آخر",
            two: "{a} و{b} وشخصان آخران",
            few: "{a} و{b} و{n} أشخاص آخرين",
            many: "{a} و{b} و{n} شخصًا آخر",
            other: "{a} و{b} و{n} شخص آخر"),
        conjunction: .fixed)
}

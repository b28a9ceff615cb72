extension Catalogue {
    /// Japanese.
    static let japanese = Catalogue(
        language: "ja",
        listSeparator: "、",
        online: "オンライン",
        away: "離席中",
        doNotDisturb: "応答不可",
        offline: "オフライン",
        person: "人物",
        selected: "選択中",
        orMore: "{n}以上",
        counted: "{n}件の{noun}",
        orMoreCounted: "{n}件以上の{noun}",
        nounFollowsNumber: false,
        newStories: "新しいストーリーズ",
        noNewStories: "新しいストーリーズはありません",
        noViews: "まだ閲覧されていません",
        viewedByOne: "{a}さんが閲覧しました",
        viewedByTwo: "{a}さんと{b}さんが閲覧しました",
        viewedByMany: PluralForms(other: "{n}人が閲覧しました"),
        noPeople: "該当者なし",
        pair: "{a}、{b}",
        triple: "{a}、{b}、{c}",
        twoAndOthers: PluralForms(other: "{a}、{b}、ほか{n}人"),
        conjunction: .fixed)
}

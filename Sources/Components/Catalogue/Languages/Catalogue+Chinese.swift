extension Catalogue {
    /// Chinese in simplified characters.
    static let chinese = Catalogue(
        language: "zh-Hans",
        listSeparator: "，",
        online: "在线",
        away: "离开",
        doNotDisturb: "请勿打扰",
        offline: "离线",
        person: "人物",
        selected: "已选定",
        orMore: "{n} 或更多",
        counted: "{n} 个{noun}",
        orMoreCounted: "{n} 个或更多{noun}",
        nounFollowsNumber: false,
        newStories: "新快拍",
        noNewStories: "没有新快拍",
        noViews: "暂无人查看",
        viewedByOne: "{a}已查看",
        viewedByTwo: "{a}和{b}已查看",
        viewedByMany: PluralForms(other: "{n} 人已查看"),
        noPeople: "没有人",
        pair: "{a}和{b}",
        triple: "{a}、{b}和{c}",
        twoAndOthers: PluralForms(other: "{a}、{b}和另外 {n} 人"),
        conjunction: .fixed)
}

import Testing

@testable import Typesetting

@Suite("Font files") struct FontLibraryTests {
    @Test(
        "A file's name tells its family and weight",
        arguments: [
            ("Inter-SemiBold.otf", "inter", 600 as Int?), ("NotoSansArabic-Bold.ttf", "notosansarabic", 700),
            ("NotoColorEmoji.ttf", "notocoloremoji", 400), ("NotoSans[wdth,wght].ttf", "notosans", nil),
            ("InterVariable.ttf", "inter", nil), ("NotoSansCJK-Regular.ttc", "notosanscjk", 400),
        ])
    func names(name: String, family: String, weight: Int?) throws {
        let file = try #require(FontFile(folder: "/fonts", name: name))
        #expect(file.family == family && file.weight == weight)
        #expect(file.path == "/fonts/" + name)
    }

    @Test(
        "Other files are passed over",
        arguments: [
            "README", "Inter-Italic.otf", "Inter-BoldItalic.otf", "NotoSans-Italic[wdth,wght].ttf", "fonts.dir", ".otf",
            "NotoSans-CondensedBold.ttf", "a.pcf.gz",
        ])
    func others(name: String) {
        #expect(FontFile(folder: "/fonts", name: name).map { $0.weight == 400 && $0.family.isEmpty } ?? true)
    }

    @Test("Weights are matched as CSS matches them")
    func weights() {
        func nearest(_ wanted: Int, _ weights: [Int?]) -> Int? {
            weights.min { FontLibrary.distance($0, from: wanted) < FontLibrary.distance($1, from: wanted) } ?? nil
        }
        #expect(nearest(600, [400, 700]) == 700)
        #expect(nearest(500, [400, 700]) == 400)
        #expect(nearest(400, [500, 300]) == 500)
        #expect(nearest(300, [200, 400]) == 200)
        #expect(nearest(900, [400, 700]) == 700)
        #expect(nearest(600, [400, nil, 700]) == nil)
        #expect(nearest(600, [600, nil]) == 600)
    }

    @Test("The digest is a function of the files")
    func digest() {
        let all = Typesetter()
        let inter = Typesetter(folders: ["/usr/share/fonts/opentype/inter"])
        #expect(all.fontsDigest == Typesetter().fontsDigest)
        #expect(all.fontsDigest != inter.fontsDigest)
        #expect(all.fontsDigest.count == "fnv1a64:".count + 16)
    }

    @Test("The inventory names the families and what draws each script")
    func inventory() {
        let inventory = Typesetter().inventory
        let inter = inventory.families.first { $0.name == "Inter" }
        #expect(inter?.weights == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        #expect(inventory.scripts.first { $0.code == "Arab" }?.family == "Noto Sans Arabic")
        #expect(inventory.scripts.first { $0.code == "Hani" }?.family == "Noto Sans CJK SC")
        let none = Typesetter(folders: []).inventory
        #expect(none.families.isEmpty && none.scripts.allSatisfy { $0.family == nil })
    }
}

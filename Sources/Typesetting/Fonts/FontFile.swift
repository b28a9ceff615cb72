/// A font file found in a font folder, as its name describes it; nothing of its contents has been read.
struct FontFile: Hashable, Sendable {
    let folder: String
    let name: String
    /// The part of the name before the style: `NotoSansArabic`.
    let stem: String
    /// The stem as families are compared: `notosansarabic`.
    let family: String
    /// 100 to 900; nil for a variable font, which has them all.
    let weight: Int?

    var path: String { folder + "/" + name }
    var isCollection: Bool { name.hasSuffix(".ttc") || name.hasSuffix(".otc") }

    /// Reads `Family-Style.ext`; nil for other kinds of file, and for italic and condensed styles, which nothing here asks for.
    init?(folder: String, name: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        guard ["otf", "ttf", "ttc", "otc"].contains(name[dot...].dropFirst().lowercased()) else { return nil }
        var stem = name[..<dot]
        var weight: Int? = 400
        if let bracket = stem.firstIndex(of: "[") {
            // `NotoSans[wdth,wght].ttf`: the axes of a variable font.
            guard stem[bracket...].contains("wght"), !stem[..<bracket].hasSuffix("-Italic") else { return nil }
            stem = stem[..<bracket]
            weight = nil
        } else if let dash = stem.lastIndex(of: "-") {
            let style = stem[dash...].dropFirst().lowercased()
            guard let known = Self.weight(ofStyle: style) else { return nil }
            stem = stem[..<dash]
            weight = known
        } else if stem.hasSuffix("Variable") {
            stem = stem.dropLast("Variable".count)
            weight = nil
        }
        self.init(folder: folder, name: name, stem: String(stem), weight: weight)
    }

    init(folder: String, name: String, stem: String, weight: Int?) {
        self.folder = folder
        self.name = name
        self.stem = stem
        self.family = FamilyKey.key(of: stem)
        self.weight = weight
    }

    /// File name styles and their OpenType weights, in the spelling of Inter and Noto first.
    private static func weight(ofStyle style: String) -> Int? {
        switch style {
        case "thin": 100
        case "extralight", "ultralight": 200
        case "light": 300
        case "regular", "book": 400
        case "medium": 500
        case "semibold", "demibold": 600
        case "bold": 700
        case "extrabold", "ultrabold", "heavy": 800
        case "black": 900
        default: nil
        }
    }
}

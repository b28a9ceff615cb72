/// Which font files there are, in the order of the folders. Folders are read at the first question that needs them.
struct FontLibrary {
    let folders: [String]
    private var listed: [String: [FontFile]]?

    init(folders: [String]) {
        self.folders = folders
    }

    /// The file of a family that is nearest to a weight (100 to 900), by the rule of CSS Fonts 4 section 5.2.
    ///
    /// A file of exactly that weight and of the usual name goes first, and is found without reading any folder.
    mutating func file(family: String, weight: Int) -> FontFile? {
        if let exact = wellNamedFile(family: family, weight: weight) { return exact }
        let files = files(of: FamilyKey.key(of: family))
        return files.min { Self.distance($0.weight, from: weight) < Self.distance($1.weight, from: weight) }
    }

    /// The collections that may hold a family under another file name: `NotoSansCJK-Bold.ttc` has `Noto Sans CJK JP`.
    mutating func collections(near family: String, weight: Int) -> [FontFile] {
        let key = FamilyKey.key(of: family)
        let stems = index().filter { key.hasPrefix($0.key) && $0.value.contains(where: \.isCollection) }.keys.sorted()
        return stems.reversed().compactMap { stem in
            files(of: stem).filter(\.isCollection).min {
                Self.distance($0.weight, from: weight) < Self.distance($1.weight, from: weight)
            }
        }
    }

    /// Every file known, by family, in the order of the folders.
    mutating func index() -> [String: [FontFile]] {
        if let listed { return listed }
        var found: [String: [FontFile]] = [:]
        for folder in folders {
            for name in FontFolder.names(in: folder) {
                guard let file = FontFile(folder: folder, name: name) else { continue }
                found[file.family, default: []].append(file)
            }
        }
        listed = found
        return found
    }

    private mutating func files(of key: String) -> [FontFile] {
        index()[key] ?? []
    }

    private func wellNamedFile(family: String, weight: Int) -> FontFile? {
        // The name becomes a path, so nothing but letters and digits may be in it.
        let stem = family.filter { $0 != " " }
        guard let style = Self.style(of: weight), stem.utf8.allSatisfy(Self.isPlain) else { return nil }
        for folder in folders {
            for name in ["\(stem)-\(style).otf", "\(stem)-\(style).ttf"] {
                let file = FontFile(folder: folder, name: name, stem: stem, weight: weight)
                // The same question, answered from the list once there is one.
                let exists = listed.map { $0[file.family]?.contains(file) ?? false }
                if exists ?? FontFolder.isReadable(file.path) { return file }
            }
        }
        return nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// How far a weight is from the one wanted: 400 and 500 stand in for each other, then lighter ones come first up to 500 and
    /// heavier ones first above. A static file goes before a variable one, which shapes a little slower.
    static func distance(_ weight: Int?, from wanted: Int) -> Int {
        guard let weight else { return 1 }
        if weight == wanted { return 0 }
        if wanted == 400 && weight == 500 || wanted == 500 && weight == 400 { return 2 }
        let isPreferredSide = wanted <= 500 ? weight < wanted : weight > wanted
        return abs(weight - wanted) + (isPreferredSide ? 0 : 1000)
    }

    private static func style(of weight: Int) -> String? {
        switch weight {
        case 100: "Thin"
        case 200: "ExtraLight"
        case 300: "Light"
        case 400: "Regular"
        case 500: "Medium"
        case 600: "SemiBold"
        case 700: "Bold"
        case 800: "ExtraBold"
        case 900: "Black"
        default: nil
        }
    }
}

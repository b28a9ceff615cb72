/// Which package has which font.
enum FontPackages {
    struct Family {
        let name: String
        /// Its files, without style and ending.
        let files: [String]
        let package: String
    }

    struct Script {
        /// ISO 15924.
        let code: String
        let name: String
        let package: String
        /// Whether Inter draws most of it.
        var isInInter = false
    }

    static let inter = Family(name: "Inter", files: ["Inter"], package: "fonts-inter")

    /// What the host draws with.
    static let families = [
        inter,
        Family(name: "Noto Sans", files: ["NotoSans"], package: "fonts-noto-core"),
        Family(
            name: "Noto Sans CJK", files: ["NotoSansCJK", "NotoSansCJKsc", "NotoSansSC"], package: "fonts-noto-cjk"),
        Family(name: "Noto Color Emoji", files: ["NotoColorEmoji"], package: "fonts-noto-color-emoji"),
    ]

    /// The scripts that it has to draw.
    static let scripts = [
        Script(code: "Latn", name: "Latin", package: "fonts-noto-core", isInInter: true),
        Script(code: "Grek", name: "Greek", package: "fonts-noto-core", isInInter: true),
        Script(code: "Cyrl", name: "Cyrillic", package: "fonts-noto-core", isInInter: true),
        Script(code: "Arab", name: "Arabic", package: "fonts-noto-core"),
        Script(code: "Hebr", name: "Hebrew", package: "fonts-noto-core"),
        Script(code: "Deva", name: "Devanagari", package: "fonts-noto-core"),
        Script(code: "Thai", name: "Thai", package: "fonts-noto-core"),
        Script(code: "Hani", name: "Han", package: "fonts-noto-cjk"),
        Script(code: "Hira", name: "Hiragana", package: "fonts-noto-cjk"),
        Script(code: "Kana", name: "Katakana", package: "fonts-noto-cjk"),
        Script(code: "Hang", name: "Hangul", package: "fonts-noto-cjk"),
        Script(code: "Zsye", name: "Emoji", package: "fonts-noto-color-emoji"),
    ]

    /// The line to type.
    static func command(_ packages: [String]) -> String {
        #if os(macOS)
            let casks = packages.flatMap { package in
                switch package {
                case "fonts-inter": ["font-inter"]
                case "fonts-noto-cjk": ["font-noto-sans-cjk"]
                case "fonts-noto-color-emoji": ["font-noto-color-emoji"]
                default: ["font-noto-sans", "font-noto-serif"]
                }
            }
            return "brew install --cask " + casks.joined(separator: " ")
        #else
            return "sudo apt-get install --no-install-recommends " + packages.joined(separator: " ")
        #endif
    }
}

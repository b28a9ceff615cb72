/// Family names as they are compared: `Noto Sans Arabic`, `NotoSansArabic` and `noto-sans-arabic` are one family.
enum FamilyKey {
    static func key(of name: String) -> String {
        var key = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": key.unicodeScalars.append(scalar)
            case "A"..."Z": key += scalar.properties.lowercaseMapping
            case _ where scalar.isASCII: break
            default: key += scalar.properties.lowercaseMapping
            }
        }
        return key
    }
}

import UnicodeFacts

/// `phone_number`: a phone number has no initials (`+1 (555) 123-4567`).
///
/// A name is one when it has at least five digits of any script and, besides them, only white space, ignorables,
/// the punctuation of phone numbers, and words such as `tel` and `ext`.
enum PhoneNumberRule {
    private static let leastDigits = 5
    private static let words: Set<String> = ["tel", "phone", "ext", "extension", "x"]

    static func matches(_ name: String) -> Bool {
        // No word is longer than `extension`, so a name soon ends the search.
        var digits = 0
        var word = ""
        for scalar in name.unicodeScalars {
            if scalar.isASCIILetter {
                word.unicodeScalars.append(scalar)
                guard word.utf8.count <= 9 else { return false }
                continue
            }
            guard word.isEmpty || words.contains(word.asciiLowercased) else { return false }
            word = ""
            if scalar.isDecimalDigit {
                digits += 1
            } else if !isPhonePunctuation(scalar) {
                return false
            }
        }
        return digits >= leastDigits && (word.isEmpty || words.contains(word.asciiLowercased))
    }

    private static func isPhonePunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "+", "＋", "(", ")", "（", "）", "[", "]", ".", "/", ":", ";", ",", "#", "*", "\u{2212}": true
        default:
            scalar.isWhiteSpace || scalar.isDefaultIgnorable || scalar.properties.generalCategory == .dashPunctuation
        }
    }
}

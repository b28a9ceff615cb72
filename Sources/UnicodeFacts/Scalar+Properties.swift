extension Unicode.Scalar {
    /// Whether this is one of the 25 code points of the Unicode White_Space property.
    package var isWhiteSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20: true
        case ..<0x85: false
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether it is invisible by default: byte order mark, bidi controls, joiners, variation selectors, fillers
    /// (Unicode property Default_Ignorable_Code_Point).
    package var isDefaultIgnorable: Bool {
        // U+00AD is the first such code point; nearly every name lies below it.
        value >= 0xAD && properties.isDefaultIgnorableCodePoint
    }

    /// Whether it is a vowel of Thai or Lao that is written before the consonant it follows in speech
    /// (U+0E40–0E44, U+0EC0–0EC4).
    package var isPrefixedVowel: Bool {
        switch value {
        case 0x0E40...0x0E44, 0x0EC0...0x0EC4: true
        default: false
        }
    }

    /// Whether it is a consonant of Thai (U+0E01–0E2E) or Lao (U+0E81–0EAE, U+0EDC–0EDF).
    package var isThaiOrLaoConsonant: Bool {
        switch value {
        case 0x0E01...0x0E2E, 0x0E81...0x0EAE, 0x0EDC...0x0EDF: true
        default: false
        }
    }

    /// Whether it is the Khmer sign coeng (U+17D2), which puts the next consonant below.
    package var isKhmerCoeng: Bool { value == 0x17D2 }

    /// Whether it is one of `A`–`Z` and `a`–`z`.
    package var isASCIILetter: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    /// Whether it is punctuation (general category P*).
    package var isPunctuation: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            true
        default: false
        }
    }

    /// Whether it is a decimal digit of any script (general category Nd).
    package var isDecimalDigit: Bool {
        isASCII ? (0x30...0x39).contains(value) : properties.generalCategory == .decimalNumber
    }

    /// Whether it is a mark that belongs to what stands before it (general category M*).
    package var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// Whether it is a letter (general category L*).
    package var isLetter: Bool {
        if isASCII { return isASCIILetter }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
        default: return false
        }
    }
}

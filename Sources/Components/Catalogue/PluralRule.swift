/// The cardinal plural rules of CLDR 48 for integers, each named after a language that has it.
///
/// Source: `common/supplemental/plurals.xml`; with no decimals CLDR's operands are i = n, v = f = t = 0.
enum PluralRule {
    case english, hindi, japanese
    case french, italian, hebrew, arabic
    case russian, serbian, polish, czech, slovenian, lithuanian, latvian, romanian, icelandic
    case irish, scottishGaelic, manx, welsh, breton, cornish, maltese
    case filipino, colognian, tachelhit, tamazight

    func category(of n: UInt64) -> PluralCategory {
        let (ten, hundred) = (n % 10, n % 100)
        let isTeen = (11...19).contains(hundred)
        let isMillions = n != 0 && n % 1_000_000 == 0
        switch self {
        case .english: return n == 1 ? .one : .other
        case .hindi: return n <= 1 ? .one : .other
        case .japanese: return .other
        case .french: return n <= 1 ? .one : isMillions ? .many : .other
        case .italian: return n == 1 ? .one : isMillions ? .many : .other
        case .hebrew: return n == 1 ? .one : n == 2 ? .two : .other
        case .arabic:
            if n <= 2 { return [.zero, .one, .two][Int(n)] }
            return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
        case .russian, .serbian:
            if ten == 1, hundred != 11 { return .one }
            if (2...4).contains(ten), !isTeen { return .few }
            return self == .russian ? .many : .other
        case .polish: return n == 1 ? .one : (2...4).contains(ten) && !isTeen ? .few : .many
        case .czech: return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case .slovenian: return hundred == 1 ? .one : hundred == 2 ? .two : hundred == 3 || hundred == 4 ? .few : .other
        case .lithuanian: return isTeen || ten == 0 ? .other : ten == 1 ? .one : .few
        case .latvian: return isTeen || ten == 0 ? .zero : ten == 1 ? .one : .other
        case .romanian: return n == 1 ? .one : n == 0 || (1...19).contains(hundred) ? .few : .other
        case .icelandic: return ten == 1 && hundred != 11 ? .one : .other
        case .irish:
            return n == 1 ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case .scottishGaelic:
            return n == 1 || n == 11 ? .one : n == 2 || n == 12 ? .two : (3...19).contains(n) ? .few : .other
        case .manx: return ten == 1 ? .one : ten == 2 ? .two : hundred % 20 == 0 ? .few : .other
        case .welsh: return n == 6 ? .many : n <= 3 ? [.zero, .one, .two, .few][Int(n)] : .other
        case .breton: return breton(n, isMillions: isMillions)
        case .cornish: return cornish(n)
        case .maltese:
            return n == 1 ? .one : n == 2 ? .two : n == 0 || (3...10).contains(hundred) ? .few : isTeen ? .many : .other
        case .filipino: return (1...3).contains(n) || ![4, 6, 9].contains(ten) ? .one : .other
        case .colognian: return n == 0 ? .zero : n == 1 ? .one : .other
        case .tachelhit: return n <= 1 ? .one : n <= 10 ? .few : .other
        case .tamazight: return n <= 1 || (11...99).contains(n) ? .one : .other
        }
    }

    /// The tens 1, 7 and 9 of Breton have no forms of their own.
    private func breton(_ n: UInt64, isMillions: Bool) -> PluralCategory {
        if [1, 7, 9].contains(n % 100 / 10) { return .other }
        return switch n % 10 {
        case 1: .one
        case 2: .two
        case 3, 4, 9: .few
        default: isMillions ? .many : .other
        }
    }

    /// Scores (20, 40, 60, 80) count as part of the number in Cornish.
    private func cornish(_ n: UInt64) -> PluralCategory {
        if n <= 1 { return n == 0 ? .zero : .one }
        let thousands = n % 1_000 == 0 ? n % 100_000 / 1_000 : 0
        let isRound = (1...20).contains(thousands) || [40, 60, 80].contains(thousands)
        let unit = n % 100 <= 83 ? n % 20 : 0
        if unit == 2 || isRound || n % 1_000_000 == 100_000 { return .two }
        return unit == 3 ? .few : unit == 1 ? .many : .other
    }
}

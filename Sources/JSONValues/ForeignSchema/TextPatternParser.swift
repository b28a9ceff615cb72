/// Reads a regular expression.
struct TextPatternParser {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var depth = 0

    private static let maxDepth = 50

    init(_ source: String) {
        scalars = Array(source.unicodeScalars)
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        index += 1
        return true
    }

    mutating func parse() throws(TextPattern.Refusal) -> TextPatternTree {
        let tree = try choice()
        guard index == scalars.count else { throw .init(message: "has a \")\" too many") }
        return tree
    }

    private mutating func choice() throws(TextPattern.Refusal) -> TextPatternTree {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maxDepth else { throw .init(message: "is nested too deeply") }
        var branches = [try sequence()]
        while take("|") { branches.append(try sequence()) }
        // From the right, so that the tree is as the steps will be.
        var tree = branches.removeLast()
        while let branch = branches.popLast() { tree = .choice(branch, tree) }
        return tree
    }

    private mutating func sequence() throws(TextPattern.Refusal) -> TextPatternTree {
        var parts: [TextPatternTree] = []
        while let scalar = current, scalar != "|", scalar != ")" {
            let part = try atom()
            parts.append(try repeated(part))
        }
        return .sequence(parts)
    }

    private mutating func repeated(_ part: TextPatternTree) throws(TextPattern.Refusal) -> TextPatternTree {
        let counts: (least: Int, most: Int?)
        switch current {
        case "*": counts = (0, nil)
        case "+": counts = (1, nil)
        case "?": counts = (0, 1)
        case "{": counts = try braces()
        default: return part
        }
        index += 1
        if let most = counts.most, most < counts.least { throw .init(message: "has counts in the wrong order") }
        switch part {
        case .start, .end: throw .init(message: "repeats an anchor")
        default: break
        }
        // A lazy repetition matches the same texts.
        _ = take("?")
        if let scalar = current, ["*", "+", "?", "{"].contains(scalar) {
            throw .init(message: "repeats a repetition")
        }
        return .repetition(part, least: counts.least, most: counts.most)
    }

    /// `{2}`, `{2,}` or `{2,5}`, up to the closing brace.
    private mutating func braces() throws(TextPattern.Refusal) -> (least: Int, most: Int?) {
        index += 1
        guard let least = number() else { throw .init(message: "has a \"{\" without counts") }
        var most: Int? = least
        if take(",") { most = number() }
        guard current == "}" else { throw .init(message: "has a \"{\" that is not closed") }
        return (least, most)
    }

    private mutating func number() -> Int? {
        var value: Int?
        while let digit = current?.value, (0x30...0x39).contains(digit), value ?? 0 < 10_000 {
            value = (value ?? 0) * 10 + Int(digit - 0x30)
            index += 1
        }
        return value
    }

    private mutating func atom() throws(TextPattern.Refusal) -> TextPatternTree {
        guard let scalar = current else { return .sequence([]) }
        index += 1
        switch scalar {
        case "^": return .start
        case "$": return .end
        case ".": return .scalar(.any)
        case "[": return .scalar(try set())
        case "\\": return .scalar(try escape())
        case "*", "+", "?", "{", "}", "]":
            throw .init(message: "has a \"\(scalar)\" that stands for nothing; \\\(scalar) is the character")
        case "(":
            if take("?") {
                guard take(":") else {
                    throw .init(message: "looks around or names a group, which takes more than one pass over the text")
                }
            }
            let inner = try choice()
            guard take(")") else { throw .init(message: "has a \"(\" that is not closed") }
            return inner
        default: return .scalar(ScalarSet(ranges: [scalar.value...scalar.value]))
        }
    }

    private mutating func set() throws(TextPattern.Refusal) -> ScalarSet {
        var set = ScalarSet()
        set.isNegated = take("^")
        while !take("]") {
            let low = try member()
            guard low.ranges.count == 1, !low.isNegated, let first = low.ranges.first, first.count == 1,
                current == "-", index + 1 < scalars.count, scalars[index + 1] != "]"
            else {
                set.ranges += low.positive
                continue
            }
            index += 1
            let high = try member()
            guard let last = high.ranges.first, last.count == 1, high.ranges.count == 1,
                first.lowerBound <= last.lowerBound
            else { throw .init(message: "has a range in the wrong order") }
            set.ranges.append(first.lowerBound...last.lowerBound)
        }
        return set
    }

    private mutating func member() throws(TextPattern.Refusal) -> ScalarSet {
        guard let scalar = current else { throw .init(message: "has a \"[\" that is not closed") }
        index += 1
        return scalar == "\\" ? try escape() : ScalarSet(ranges: [scalar.value...scalar.value])
    }

    private mutating func escape() throws(TextPattern.Refusal) -> ScalarSet {
        guard let scalar = current else { throw .init(message: "ends in a backslash") }
        index += 1
        func one(_ value: UInt32) -> ScalarSet { ScalarSet(ranges: [value...value]) }
        func others(_ set: ScalarSet) -> ScalarSet { ScalarSet(ranges: set.ranges, isNegated: true) }
        switch scalar {
        case "d": return .digits
        case "D": return others(.digits)
        case "w": return .word
        case "W": return others(.word)
        case "s": return .space
        case "S": return others(.space)
        case "t": return one(0x09)
        case "n": return one(0x0A)
        case "v": return one(0x0B)
        case "f": return one(0x0C)
        case "r": return one(0x0D)
        case "0": return one(0)
        case "x": return one(try hexadecimal(2))
        case "u":
            guard take("{") else { return one(try hexadecimal(4)) }
            let value = try hexadecimal(nil)
            guard take("}") else { throw .init(message: "has a \\u{ that is not closed") }
            return one(value)
        case "b", "B": throw .init(message: "has \\\(scalar), which looks around")
        case "1"..."9", "k": throw .init(message: "refers back, which takes more than one pass over the text")
        case "p", "P": throw .init(message: "names a property of characters, which is not read here")
        default:
            guard scalar.isASCII, !scalar.properties.isAlphabetic else {
                throw .init(message: "has \\\(scalar), which stands for nothing")
            }
            return one(scalar.value)
        }
    }

    private mutating func hexadecimal(_ count: Int?) throws(TextPattern.Refusal) -> UInt32 {
        var value: UInt32 = 0
        var digits = 0
        while digits < count ?? 6, let digit = current.flatMap({ UInt32(String($0), radix: 16) }) {
            value = value * 16 + digit
            digits += 1
            index += 1
        }
        guard digits > 0, digits == count ?? digits, value <= 0x10FFFF else {
            throw .init(message: "has an escape without its digits")
        }
        return value
    }
}

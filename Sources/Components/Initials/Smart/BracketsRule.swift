import UnicodeFacts

/// `brackets`: bracketed parts are dropped (`Roger (Alsing) Johansson` → `Roger Johansson`).
///
/// Brackets may be nested. One without its partner is kept, and so is a name that is bracketed as a whole.
struct BracketsRule: SmartTextRule {
    let name = SmartRule.brackets

    func apply(to text: String) -> String? {
        guard text.unicodeScalars.contains(where: { Self.partner(of: $0) != nil }) else { return nil }
        let scalars = Array(text.unicodeScalars)
        let spans = bracketedSpans(of: scalars)
        guard !spans.isEmpty else { return nil }
        var kept = String.UnicodeScalarView()
        var start = 0
        for span in spans {
            kept.append(contentsOf: scalars[start..<span.lowerBound])
            // Words on both sides of a part without spaces stay two words.
            kept.append(" ")
            start = span.upperBound + 1
        }
        kept.append(contentsOf: scalars[start...])
        guard kept.contains(where: { $0.isLetter || $0.isDecimalDigit }) else { return nil }
        return String(kept)
    }

    /// The outermost pairs, in order.
    private func bracketedSpans(of scalars: [Unicode.Scalar]) -> [ClosedRange<Int>] {
        var open: [(closer: Unicode.Scalar, index: Int)] = []
        var waiting: [Unicode.Scalar: Int] = [:]
        var spans: [ClosedRange<Int>] = []
        for (index, scalar) in scalars.enumerated() {
            if let closer = Self.partner(of: scalar) {
                open.append((closer, index))
                waiting[closer, default: 0] += 1
            } else if waiting[scalar, default: 0] > 0 {
                while let last = open.popLast() {
                    waiting[last.closer, default: 0] -= 1
                    guard last.closer == scalar else { continue }
                    while let inner = spans.last, inner.lowerBound > last.index { spans.removeLast() }
                    spans.append(last.index...index)
                    break
                }
            }
        }
        return spans
    }

    private static func partner(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "(": ")"
        case "[": "]"
        case "{": "}"
        case "<": ">"
        case "（": "）"
        case "［": "］"
        case "｛": "｝"
        case "＜": "＞"
        case "【": "】"
        case "〔": "〕"
        default: nil
        }
    }
}

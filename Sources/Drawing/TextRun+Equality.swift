/// Equal byte for byte, where Swift's strings are equal when they are canonically equivalent, which fonts may draw
/// differently and live text shows as it is.
extension TextRun {
    package static func == (left: TextRun, right: TextRun) -> Bool {
        left.weight == right.weight && left.tabularFigures == right.tabularFigures && left.direction == right.direction
            && sameBytes(left.text, right.text) && sameBytes(left.family, right.family)
            && sameBytes(left.language, right.language)
    }

    package func hash(into hasher: inout Hasher) {
        Self.add(text, to: &hasher)
        Self.add(family, to: &hasher)
        Self.add(language, to: &hasher)
        hasher.combine(weight.cssValue &* 4 &+ (tabularFigures ? 2 : 0) &+ (direction == .rtl ? 1 : 0))
    }

    private static func add(_ text: String, to hasher: inout Hasher) {
        var text = text
        text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(0xFF as UInt8)
    }

    private static func sameBytes(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
    }
}

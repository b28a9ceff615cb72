import Drawing

/// A run as a cache key: byte for byte, where Swift's strings are equal when they are canonically equivalent, which fonts may
/// draw differently.
struct RunKey: Hashable {
    let run: TextRun

    static func == (left: RunKey, right: RunKey) -> Bool {
        left.run.weight == right.run.weight && left.run.tabularFigures == right.run.tabularFigures
            && left.run.direction == right.run.direction && sameBytes(left.run.text, right.run.text)
            && sameBytes(left.run.family, right.run.family) && sameBytes(left.run.language, right.run.language)
    }

    func hash(into hasher: inout Hasher) {
        Self.add(run.text, to: &hasher)
        Self.add(run.family, to: &hasher)
        Self.add(run.language, to: &hasher)
        hasher.combine(run.weight.cssValue &* 4 &+ (run.tabularFigures ? 2 : 0) &+ (run.direction == .rtl ? 1 : 0))
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

/// A JSON value that jansson has written down once, with gaps for what differs from one use to the next.
package struct JSONTemplate: Sendable {
    /// Stands for a gap in the value that a template is made of; must not occur in it otherwise.
    package static let gap = JSONValue.string(mark)
    /// A private-use character, which no text of ours holds and jansson writes as it is.
    private static let mark = "\u{F8FF}"
    private static let writtenMark = Array("\"\(mark)\"".utf8)

    private var text: [UInt8] = []
    /// Where the gaps are in `text`.
    private var gaps: [Int] = []

    package init(_ value: JSONValue) {
        var written: [UInt8] = []
        Jansson.write(value, to: &written)
        var rest = written[...]
        while let first = rest.first {
            if rest.starts(with: Self.writtenMark) {
                gaps.append(text.count)
                rest = rest.dropFirst(Self.writtenMark.count)
            } else {
                text.append(first)
                rest = rest.dropFirst()
            }
        }
    }

    package var gapCount: Int { gaps.count }

    /// Appends the text, `fill` being called at each gap with its number.
    package func write(to output: inout [UInt8], fill: (Int, inout [UInt8]) -> Void) {
        unsafe text.withUnsafeBufferPointer { text in
            var start = 0
            for (number, end) in gaps.enumerated() {
                unsafe output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
                fill(number, &output)
                start = end
            }
            unsafe output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        }
    }
}

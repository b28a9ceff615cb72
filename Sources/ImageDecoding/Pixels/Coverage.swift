/// Which old pixels each new one covers, along one side, and how much of the first and the last of them.
struct Coverage {
    struct Span {
        let first: Int
        let last: Int
        let firstWeight: Float
        let lastWeight: Float

        func weight(of index: Int) -> Float {
            index == first ? firstWeight : index == last ? lastWeight : 1
        }
    }

    let spans: [Span]
    /// Old pixels to a new one; at least 1.
    let length: Double
    /// Whether each new pixel is an old one.
    let isIdentity: Bool

    /// - Parameters:
    ///   - start: where the covered part begins, in old pixels.
    ///   - covered: its length, in old pixels.
    ///   - count: new pixels.
    ///   - limit: old pixels there are.
    init(start: Double, length covered: Double, into count: Int, of limit: Int) {
        let length = covered / Double(count)
        self.length = length
        isIdentity = length == 1 && start == start.rounded()
        spans = (0..<count).map { index in
            let from = start + Double(index) * length
            let to = from + length
            let first = max(0, min(limit - 1, Int(from)))
            let last = max(first, min(limit - 1, Int(to.rounded(.up)) - 1))
            // Rounding must leave no gap and no pixel counted more than whole.
            let firstWeight = first == last ? length : min(1, Double(first + 1) - from)
            let lastWeight = first == last ? length : min(1, to - Double(last))
            return Span(first: first, last: last, firstWeight: Float(firstWeight), lastWeight: Float(lastWeight))
        }
    }
}

/// A regular expression (ECMA-262, the subset without memory) that is matched in time proportional to the text, whatever it says:
/// all ways through it are followed at once. Back-references and looking around would need more, and are refused.
package struct TextPattern: Sendable {
    struct Refusal: Error {
        let message: String
    }

    /// What one step of a way consumes or asks.
    enum Step: Sendable {
        case scalar(ScalarSet)
        /// Goes on in two places.
        case split(Int, Int)
        case jump(Int)
        case start
        case end
        case match
    }

    package let source: String
    private let steps: [Step]

    /// More would be slow on a long text.
    static let maxSteps = 500

    init(_ source: String) throws(Refusal) {
        self.source = source
        var parser = TextPatternParser(source)
        var steps: [Step] = []
        try Self.emit(try parser.parse(), into: &steps)
        steps.append(.match)
        self.steps = steps
    }

    private static func emit(_ tree: TextPatternTree, into steps: inout [Step]) throws(Refusal) {
        guard steps.count < maxSteps else { throw Refusal(message: "is too large (over \(maxSteps) steps)") }
        switch tree {
        case .scalar(let set): steps.append(.scalar(set))
        case .start: steps.append(.start)
        case .end: steps.append(.end)
        case .sequence(let parts): for part in parts { try emit(part, into: &steps) }
        case .choice(let first, let second):
            let split = steps.count
            steps.append(.match)
            try emit(first, into: &steps)
            let jump = steps.count
            steps.append(.match)
            steps[split] = .split(split + 1, steps.count)
            try emit(second, into: &steps)
            steps[jump] = .jump(steps.count)
        case .repetition(let inner, let least, let most):
            for _ in 0..<least { try emit(inner, into: &steps) }
            guard let most else {
                let split = steps.count
                steps.append(.match)
                try emit(inner, into: &steps)
                steps.append(.jump(split))
                steps[split] = .split(split + 1, steps.count)
                return
            }
            var splits: [Int] = []
            for _ in least..<max(least, most) {
                splits.append(steps.count)
                steps.append(.match)
                try emit(inner, into: &steps)
            }
            for split in splits { steps[split] = .split(split + 1, steps.count) }
        }
    }

    /// Whether it matches anywhere in the text.
    ///
    /// - Complexity: O(length of the text · steps).
    package func matches(_ text: String) -> Bool {
        var marks = [Int](repeating: -1, count: steps.count)
        var current: [Int] = []
        var next: [Int] = []
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        var position = 0
        while true {
            let isEnd = index == scalars.endIndex
            if follow(0, position, isEnd, &current, &marks) { return true }
            guard !isEnd else { return false }
            let scalar = scalars[index]
            scalars.formIndex(after: &index)
            let isNextEnd = index == scalars.endIndex
            next.removeAll(keepingCapacity: true)
            for step in current {
                guard case .scalar(let set) = steps[step], set.contains(scalar) else { continue }
                if follow(step + 1, position + 1, isNextEnd, &next, &marks) { return true }
            }
            swap(&current, &next)
            position += 1
        }
    }

    /// Adds the steps that are reached from one without consuming anything; true where that is the end.
    private func follow(
        _ first: Int, _ position: Int, _ isEnd: Bool, _ reached: inout [Int], _ marks: inout [Int]
    ) -> Bool {
        var open = [first]
        while let step = open.popLast() {
            guard marks[step] != position else { continue }
            marks[step] = position
            switch steps[step] {
            case .match: return true
            case .scalar: reached.append(step)
            case .jump(let target): open.append(target)
            case .split(let one, let other):
                open.append(other)
                open.append(one)
            case .start: if position == 0 { open.append(step + 1) }
            case .end: if isEnd { open.append(step + 1) }
            }
        }
        return false
    }
}

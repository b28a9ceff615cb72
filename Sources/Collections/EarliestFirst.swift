/// Elements by their times, the earliest at hand: a binary heap. Those of the same time come in any order.
public struct EarliestFirst<Element> {
    @usableFromInline var entries: [(time: UInt64, element: Element)] = []

    @inlinable public init() {}

    @inlinable public var count: Int { entries.count }

    /// `.max` where there is none.
    @inlinable public var firstTime: UInt64 { entries.first?.time ?? .max }

    /// - Complexity: O(log n); O(1) where it is later than the others.
    @inlinable public mutating func insert(_ element: Element, at time: UInt64) {
        entries.append((time, element))
        rise(from: entries.count - 1)
    }

    /// The earliest, where its time is not after `time`.
    ///
    /// - Complexity: O(log n).
    @inlinable public mutating func popFirst(upTo time: UInt64) -> Element? {
        guard let first = entries.first, first.time <= time else { return nil }
        entries.swapAt(0, entries.count - 1)
        entries.removeLast()
        sink(from: 0)
        return first.element
    }

    /// - Complexity: O(n).
    @inlinable public mutating func removeAll(where isUnwanted: (Element) -> Bool) {
        entries.removeAll { isUnwanted($0.element) }
        for place in (0..<entries.count / 2).reversed() { sink(from: place) }
    }

    @inlinable mutating func rise(from start: Int) {
        var place = start
        while place > 0 {
            let parent = (place - 1) / 2
            guard entries[place].time < entries[parent].time else { return }
            entries.swapAt(place, parent)
            place = parent
        }
    }

    @inlinable mutating func sink(from start: Int) {
        var place = start
        while true {
            let child = 2 * place + 1
            guard child < entries.count else { return }
            let isRightEarlier = child + 1 < entries.count && entries[child + 1].time < entries[child].time
            let earlier = isRightEarlier ? child + 1 : child
            guard entries[earlier].time < entries[place].time else { return }
            entries.swapAt(place, earlier)
            place = earlier
        }
    }
}

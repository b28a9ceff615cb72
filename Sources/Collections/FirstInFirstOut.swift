/// A queue: elements leave by moving an index, and the storage is compacted now and then.
public struct FirstInFirstOut<Element> {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    @inlinable public init() {}

    @inlinable public var count: Int { elements.count - head }
    @inlinable public var isEmpty: Bool { head == elements.count }

    /// - Complexity: O(1) on average.
    @inlinable public mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// - Complexity: O(n log n).
    @inlinable public mutating func sort(by precedes: (Element, Element) -> Bool) {
        elements = elements[head...].compactMap { $0 }.sorted(by: precedes)
        head = 0
    }

    /// - Complexity: O(1) on average.
    @inlinable public mutating func popFirst() -> Element? {
        guard head < elements.count else { return nil }
        let element = elements[head]
        elements[head] = nil
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: elements.count <= 1024)
            head = 0
        } else if head > 1024, head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }
}

/// A queue whose both ends are cheap: elements leave by moving an index, and the storage is cleared now and then.
struct FirstInFirstOut<Element> {
    private var elements: [Element?] = []
    private var head = 0

    var count: Int { elements.count - head }
    var isEmpty: Bool { head == elements.count }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func sort(by precedes: (Element, Element) -> Bool) {
        elements = elements[head...].compactMap { $0 }.sorted(by: precedes)
        head = 0
    }

    /// - Complexity: O(1) on average.
    mutating func popFirst() -> Element? {
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

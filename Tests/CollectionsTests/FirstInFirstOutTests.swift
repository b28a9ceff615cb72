import Collections
import Testing

@Suite("First in, first out") struct FirstInFirstOutTests {
    private final class Element {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    @Test(arguments: [0, 1, 10, 1023, 1024, 1025, 3000, 10_000]) func `whatever waits, the order stays`(waiting: Int) {
        var queue = FirstInFirstOut<Int>()
        for number in 0..<waiting { queue.append(number) }
        for number in waiting..<waiting + 5000 {
            queue.append(number)
            #expect(queue.popFirst() == number - waiting)
            #expect(queue.count == waiting)
        }
        let rest = (0..<waiting).compactMap { _ in queue.popFirst() }
        #expect(rest == Array(5000..<5000 + waiting))
        #expect(queue.isEmpty)
        #expect(queue.popFirst() == nil)
        queue.append(7)
        #expect(!queue.isEmpty)
        #expect(queue.popFirst() == 7)
    }

    @Test func `what has left is let go of`() {
        var queue = FirstInFirstOut<Element>()
        weak var first: Element?
        for number in 0..<100 {
            let element = Element(number)
            if number == 0 { first = element }
            queue.append(element)
        }
        #expect(first != nil)
        let number = queue.popFirst()?.number
        #expect(number == 0)
        #expect(first == nil)
        #expect(queue.count == 99)
    }
}

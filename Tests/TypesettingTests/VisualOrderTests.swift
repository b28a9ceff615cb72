import Testing

@testable import Typesetting

@Suite("Visual order") struct VisualOrderTests {
    @Test(
        "Runs are reversed from the highest level down to the lowest odd one",
        arguments: [
            ([], []), ([0], [0]), ([0, 0, 0], [0, 1, 2]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 2, 0], [0, 3, 2, 1, 4]),
            ([1, 2, 2, 1], [3, 1, 2, 0]), ([2, 2], [0, 1]), ([0, 1, 0, 1, 1], [0, 1, 2, 4, 3]),
            ([1, 2, 3, 2, 1], [4, 1, 2, 3, 0]), ([1, 2, 3, 3, 2, 1], [5, 1, 3, 2, 4, 0]),
        ] as [([UInt8], [Int])])
    func order(levels: [UInt8], order: [Int]) {
        #expect(VisualOrder.order(of: levels) == order)
    }
}

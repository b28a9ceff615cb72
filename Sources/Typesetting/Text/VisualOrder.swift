/// The order from left to right of runs that have embedding levels (UAX #9, rule L2).
///
/// Pango's own reordering appends to linked lists and takes time with the square of the runs.
enum VisualOrder {
    static func order(of levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                if end > start { order[start..<end].reverse() }
                start = max(end, start + 1)
            }
        }
        return order
    }
}

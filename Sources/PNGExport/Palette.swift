/// At most 256 colours that stand for all those of a picture, none of them further away in any channel than a tolerance. The
/// commonest come first, so that of those that are merged the commonest stays exact.
struct Palette {
    /// Straight alpha, 0xAARRGGBB; the translucent ones first, so that `tRNS` ends with them.
    private(set) var colors: [UInt32] = []
    private(set) var translucentCount = 0
    /// For each of the picture's colours its number in the palette.
    private(set) var indices: [UInt8]

    private static let most = 256
    /// The greatest tolerance, of 255.
    static let mostMerged: Int32 = 3

    /// Null where more than 256 colours are left.
    init?(of runs: borrowing ColorRuns, tolerance: Int32) {
        let count = runs.colors.count
        guard tolerance > 0 || count <= Self.most else { return nil }
        // Sorted by how often it does not occur, then by which one comes first.
        var order: [UInt64] = []
        order.reserveCapacity(count)
        for number in 0..<count {
            order.append(UInt64(~runs.counts[number]) << 32 | UInt64(number))
        }
        order.sort()
        var cells = Cells(tolerance: tolerance)
        indices = [UInt8](repeating: 0, count: count)
        var kept: [UInt32] = []
        kept.reserveCapacity(Self.most)
        for key in order {
            let number = Int(UInt32(truncatingIfNeeded: key))
            let color = StraightAlpha.pixel(fromPremultiplied: runs.colors[number])
            if let near = cells.commonest(near: color, in: kept) {
                indices[number] = UInt8(near)
            } else {
                guard kept.count < Self.most else { return nil }
                indices[number] = UInt8(kept.count)
                cells.insert(color, number: kept.count)
                kept.append(color)
            }
        }
        translucentFirst(kept)
    }

    private mutating func translucentFirst(_ kept: [UInt32]) {
        let opaque = kept.indices.filter { kept[$0] >> 24 == 255 }
        let order = kept.indices.filter { kept[$0] >> 24 < 255 } + opaque
        translucentCount = kept.count - opaque.count
        colors = order.map { kept[$0] }
        var places = [UInt8](repeating: 0, count: kept.count)
        for (place, number) in order.enumerated() { places[number] = UInt8(place) }
        for index in indices.indices { indices[index] = places[Int(indices[index])] }
    }

    /// Colours by alpha and green, in cells as wide as the greatest tolerance and one more: whatever is near lies in the same
    /// cell or in one beside it.
    private struct Cells {
        let tolerance: Int32
        /// The number of the cell's last colour and 1.
        private var heads = [UInt16](repeating: 0, count: 64 * 64)
        /// The one before it in the same cell.
        private var links: [UInt16] = []

        init(tolerance: Int32) {
            self.tolerance = tolerance
        }

        mutating func insert(_ color: UInt32, number: Int) {
            let cell = Int(color >> 26) << 6 | Int(color >> 10 & 63)
            links.append(heads[cell])
            heads[cell] = UInt16(number + 1)
        }

        /// The commonest of the kept colours within the tolerance: taking the closest makes pictures a hundredth larger.
        func commonest(near color: UInt32, in kept: [UInt32]) -> Int? {
            let (alpha, green) = (Int(color >> 26), Int(color >> 10 & 63))
            var best = Int.max
            for alpha in max(0, alpha - 1)...min(63, alpha + 1) {
                for green in max(0, green - 1)...min(63, green + 1) {
                    var next = Int(heads[alpha << 6 | green])
                    while next > 0 {
                        let number = next - 1
                        if number < best, Palette.areNear(color, kept[number], tolerance) { best = number }
                        next = Int(links[number])
                    }
                }
            }
            return best < Int.max ? best : nil
        }
    }

    @inline(__always)
    private static func areNear(_ one: UInt32, _ other: UInt32, _ tolerance: Int32) -> Bool {
        for shift: UInt32 in [24, 16, 8, 0] {
            let difference = Int32(one >> shift & 255) - Int32(other >> shift & 255)
            if abs(difference) > tolerance { return false }
        }
        return true
    }
}

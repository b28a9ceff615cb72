/// The string hash of Darwin's CoreFoundation, low 32 bits (R905).
enum DarwinStringHash {
    /// Hashes UTF-16 units; of a string of more than 96 only the first, middle and last 32 count.
    static func hash(_ text: String) -> UInt32 {
        let units = text.utf16
        let length = units.count
        var hash = UInt32(truncatingIfNeeded: length)
        if length <= 96 {
            for unit in units { add(unit, to: &hash) }
        } else {
            for start in [0, length / 2 - 16, length - 32] {
                let first = units.index(units.startIndex, offsetBy: start)
                for unit in units[first...].prefix(32) { add(unit, to: &hash) }
            }
        }
        return hash &+ hash << UInt32(length & 31)
    }

    private static func add(_ unit: UInt16, to hash: inout UInt32) {
        hash = hash &* 257 &+ UInt32(unit)
    }
}

/// Hashes met lately. What is asked for once is mostly never asked for again, so caches keep only what they see the second
/// time, and requests that differ cost no copies.
struct FirstSights {
    private var hashes = [Int](repeating: 0, count: 4096)

    /// Whether the hash was not met before; or so long ago that another one has taken its place.
    mutating func isFirst(_ hash: Int) -> Bool {
        let place = hash & (hashes.count - 1)
        defer { hashes[place] = hash }
        return hashes[place] != hash
    }
}

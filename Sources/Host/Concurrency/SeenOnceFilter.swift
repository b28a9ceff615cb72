/// The admission filter of a cache: it lets a key in when it is seen for the second time. Most keys are seen only once, and then
/// cost no copy.
struct SeenOnceFilter {
    /// A direct-mapped table of recent hashes, one a slot; its size is a power of two.
    private var hashes = [Int](repeating: 0, count: 4096)

    /// Records the hash. True where it is new, or where another hash has replaced it in its slot since.
    mutating func isFirst(_ hash: Int) -> Bool {
        let place = hash & (hashes.count - 1)
        defer { hashes[place] = hash }
        return hashes[place] != hash
    }
}

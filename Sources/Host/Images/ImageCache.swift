/// Pictures that were wanted lately, failed ones too, up to a number of bytes.
///
/// Two halves: what is used goes to the newer one, and when that is full, it becomes the older one and the older is dropped. So
/// nothing has to be sorted, and what is used often stays.
struct ImageCache {
    struct Entry {
        var outcome: ImageOutcome
        /// On `Clock`.
        var freshUntil: UInt64
    }

    private var newer: [ImageKey: Entry] = [:]
    private var older: [ImageKey: Entry] = [:]
    private var newerBytes = 0
    private let half: Int

    /// Bytes that an entry takes beside its picture and its key, about.
    private static let overhead = 200

    /// - Parameter bytes: held at most.
    init(bytes: Int) {
        half = bytes / 2
    }

    mutating func entry(for key: ImageKey) -> Entry? {
        if let entry = newer[key] { return entry }
        guard let entry = older.removeValue(forKey: key) else { return nil }
        insert(entry, for: key)
        return entry
    }

    mutating func insert(_ entry: Entry, for key: ImageKey) {
        let cost = Self.cost(of: entry, key)
        if let last = newer.removeValue(forKey: key) { newerBytes -= Self.cost(of: last, key) }
        older[key] = nil
        // One that would drop everything else is not worth it.
        guard cost <= half else { return }
        if newerBytes + cost > half {
            older = newer
            newer = [:]
            newerBytes = 0
        }
        newer[key] = entry
        newerBytes += cost
    }

    private static func cost(of entry: Entry, _ key: ImageKey) -> Int {
        entry.outcome.cost + key.cost + overhead
    }
}

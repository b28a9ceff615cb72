import Collections
import Drawing

/// Pictures that were wanted lately, failed ones too, up to a number of bytes.
struct ImageCache {
    struct Entry {
        var outcome: ImageOutcome
        /// On `Clock`.
        var freshUntil: UInt64
    }

    private var entries: RecentValues<ImageKey, Entry>

    /// Bytes that an entry takes beside its picture and its key, about.
    private static let overhead = 200

    /// - Parameter bytes: held at most.
    init(bytes: Int) {
        entries = RecentValues(maximumCount: .max, maximumBytes: bytes / 2, largest: bytes / 2)
    }

    mutating func entry(for key: ImageKey) -> Entry? {
        entries.value(for: key)
    }

    mutating func insert(_ entry: Entry, for key: ImageKey) {
        entries.insert(entry, for: key, bytes: entry.outcome.cost + key.cost + Self.overhead)
    }
}

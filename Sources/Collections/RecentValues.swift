/// A cache of the values used last, bounded by count and bytes.
///
/// It has two generations. A full young generation becomes the old one, and the former old generation is dropped; a hit in the old
/// generation moves the value to the young one. So a hit keeps no list in order, and a miss costs one insertion.
public struct RecentValues<Key: Hashable, Value> {
    @usableFromInline typealias Entry = (value: Value, bytes: Int)

    @usableFromInline var young: [Key: Entry] = [:]
    @usableFromInline var old: [Key: Entry] = [:]
    @usableFromInline var youngBytes = 0

    /// Values in one generation; the cache holds twice as many.
    @usableFromInline let maximumCount: Int
    /// Bytes in one generation; the cache holds twice as many.
    @usableFromInline let maximumBytes: Int
    /// Bytes; a larger value is not kept.
    @usableFromInline let largest: Int

    /// - Parameter largest: bytes of one value that is kept; by default an eighth of a generation, so that none pushes out all
    ///   the others.
    @inlinable public init(maximumCount: Int, maximumBytes: Int, largest: Int? = nil) {
        self.maximumCount = maximumCount
        self.maximumBytes = maximumBytes
        self.largest = largest ?? maximumBytes / 8
    }

    public var count: Int { young.count + old.count }

    @inlinable public mutating func value(for key: Key) -> Value? {
        if let found = young[key] { return found.value }
        guard let found = old.removeValue(forKey: key) else { return nil }
        insert(found.value, for: key, bytes: found.bytes)
        return found.value
    }

    /// Takes the place of what the key had before, even where it is too large to be kept.
    ///
    /// - Parameter bytes: what key and value take, about.
    @inlinable public mutating func insert(_ value: Value, for key: Key, bytes: Int) {
        if let last = young.removeValue(forKey: key) { youngBytes -= last.bytes }
        old[key] = nil
        guard bytes <= largest else { return }
        if young.count >= maximumCount || youngBytes + bytes > maximumBytes {
            old = young
            young = [:]
            youngBytes = 0
        }
        young[key] = (value, bytes)
        youngBytes += bytes
    }
}

/// Values asked for lately, within bounds of count and bytes.
///
/// Two generations: when the young one is full it becomes the old one, and what was in the old one and was not asked for since is
/// forgotten. So a hit moves nothing in a list, and a miss costs one insertion.
///
/// Public, because only then do other modules compile it for the types that they use it with, which makes a look-up three
/// times as fast.
public struct RecentValues<Key: Hashable, Value> {
    @usableFromInline typealias Entry = (value: Value, bytes: Int)

    @usableFromInline var young: [Key: Entry] = [:]
    @usableFromInline var old: [Key: Entry] = [:]
    @usableFromInline var youngBytes = 0

    /// For one generation; twice that is the most held.
    @usableFromInline let maximumCount: Int
    @usableFromInline let maximumBytes: Int
    /// Of one value.
    @usableFromInline let largest: Int

    /// - Parameter largest: bytes of one value that is kept; by default an eighth of a generation, so that none pushes out all
    ///   the others.
    @inlinable public init(maximumCount: Int, maximumBytes: Int, largest: Int? = nil) {
        self.maximumCount = maximumCount
        self.maximumBytes = maximumBytes
        self.largest = largest ?? maximumBytes / 8
    }

    package var count: Int { young.count + old.count }

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

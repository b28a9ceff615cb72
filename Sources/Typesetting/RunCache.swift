import Drawing

/// Shaped runs, the recent ones, within bounds of count and bytes.
///
/// Two generations: when the young one is full it becomes the old one, and what was in the old one and was not asked for since is
/// forgotten. So a hit moves nothing in a list, and a miss costs one insertion.
struct RunCache {
    private var young: [RunKey: ShapedText] = [:]
    private var old: [RunKey: ShapedText] = [:]
    private var youngBytes = 0

    /// For one generation; twice that is the most held.
    private let maximumCount: Int
    private let maximumBytes: Int

    init(maximumCount: Int = 2048, maximumBytes: Int = 8 << 20) {
        self.maximumCount = maximumCount
        self.maximumBytes = maximumBytes
    }

    var count: Int { young.count + old.count }

    mutating func value(for key: RunKey) -> ShapedText? {
        if let found = young[key] { return found }
        guard let found = old.removeValue(forKey: key) else { return nil }
        insert(found, for: key)
        return found
    }

    mutating func insert(_ text: ShapedText, for key: RunKey) {
        let bytes = Self.cost(of: text, key: key)
        // One text must not push out all the others.
        guard bytes <= maximumBytes / 8 else { return }
        if young.count >= maximumCount || youngBytes + bytes > maximumBytes {
            old = young
            young = [:]
            youngBytes = 0
        }
        if young.updateValue(text, forKey: key) == nil { youngBytes += bytes }
    }

    private static func cost(of text: ShapedText, key: RunKey) -> Int {
        512 + key.run.text.utf8.count + key.run.family.utf8.count + key.run.language.utf8.count
            + text.outlines.elements.count * MemoryLayout<Path.Element>.stride
            + text.bitmaps.reduce(0) { $0 + $1.image.bytes.count }
    }
}

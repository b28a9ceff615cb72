/// The way to one picture: where it is asked for, what came along, and who waits for it.
final class WebFetch {
    /// Fetches with the same key have the same outcome.
    struct Key: Hashable {
        // As bytes: strings compare by what they look like.
        private let url: [UInt8]
        private let tag: [UInt8]?

        init(_ url: WebAddress, tag: String?) {
            self.url = Array(url.text.utf8)
            self.tag = tag.map { Array($0.utf8) }
        }
    }

    typealias Completion = (Result<Fetched, LoadFailure>, _ milliseconds: Int) -> Void

    let key: Key
    let first: WebAddress
    let tag: String?
    /// Where it is being asked for now.
    var url: WebAddress
    var hops: [Hop] = []
    /// What the disk holds, which is out of date.
    var stale: CacheEntry?
    var transfer: Transfer?
    var start = Moment.now
    var waiters: [(id: Int, completion: Completion)] = []

    init(_ url: WebAddress, tag: String?) {
        key = Key(url, tag: tag)
        first = url
        self.url = url
        self.tag = tag
    }
}

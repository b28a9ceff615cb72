import CCurl
import JSONValues

/// Fetches pictures from the web, each at most once at a time, on few connections.
final class WebFetcher {
    private static let connections = 16
    private static let connectionsPerHost = 6
    private static let maxRedirects = 3

    private let settings: Settings
    private let grants: NetworkGrants
    private let cache: DiskCache?
    private var transfers: Transfers?
    private var fetches: [WebFetch.Key: WebFetch] = [:]
    /// Those that wait for their turn.
    private var waiting: [WebFetch] = []
    private var running: [WebFetch] = []

    init(_ settings: Settings, grants: NetworkGrants) {
        self.settings = settings
        self.grants = grants
        cache = settings.cacheFolder.flatMap { folder in
            let cache = DiskCache(folder: folder, maxBytes: settings.cacheBytes)
            if cache == nil { Log.write("pictures are not kept, as \(folder) can be neither made nor written to") }
            return cache
        }
    }

    // MARK: Asking

    /// - Parameter waiter: names the one who asks, for `cancel`.
    func fetch(
        _ text: String, tag: String?, waiter: Int, completion: @escaping WebFetch.Completion
    ) throws(LoadFailure) {
        let url = try WebAddress(text)
        try check(url)
        let key = WebFetch.Key(url, tag: tag)
        let fetch = fetches[key] ?? WebFetch(url, tag: tag)
        fetch.waiters.append((waiter, completion))
        guard fetches.updateValue(fetch, forKey: key) == nil else { return }
        waiting.append(fetch)
    }

    private func check(_ url: WebAddress) throws(LoadFailure) {
        guard grants.covers(url) else {
            throw LoadFailure(.notPermitted, "\(url.grant) may not be asked", grant: url.grant)
        }
    }

    func cancel(waiter: Int) {
        for fetch in fetches.values where fetch.waiters.contains(where: { $0.id == waiter }) {
            fetch.waiters.removeAll { $0.id == waiter }
            guard fetch.waiters.isEmpty else { return }
            if let transfer = fetch.transfer { transfers?.stop(transfer) }
            remove(fetch)
            return
        }
    }

    /// Starts what may start now: so many at once, and so many at one host, that a slow one does not hold up the rest.
    func startWaiting() {
        var index = 0
        while index < waiting.count, running.count < Self.connections {
            let fetch = waiting[index]
            guard running.count(where: { $0.url.host.isExactly(fetch.url.host) }) < Self.connectionsPerHost else {
                index += 1
                continue
            }
            waiting.remove(at: index)
            running.append(fetch)
            start(fetch)
        }
    }

    // MARK: Waiting

    var isRunning: Bool { !running.isEmpty }

    /// Waits for news from any host or from any of `waits`.
    func wait(for waits: [Wait], milliseconds: Int) {
        transfers?.wait(for: waits, milliseconds: milliseconds)
    }

    func proceed() {
        transfers?.proceed()
    }

    // MARK: One fetch

    private func start(_ fetch: WebFetch) {
        fetch.start = .now
        if let entry = cache?.entry(for: fetch.first),
            entry.hops.allSatisfy({ hop in hop.address.map { grants.permits($0, for: hop.url) } ?? false })
        {
            let freshFor = entry.freshFor
            if freshFor > 0 { return finish(fetch, with: entry.bytes, entry.tag, freshFor: freshFor) }
            fetch.stale = entry
        }
        ask(fetch)
    }

    /// Asks the host that it is at by now.
    private func ask(_ fetch: WebFetch) {
        let left = settings.timeLimit - fetch.start.milliseconds(until: .now)
        guard left > 0 else {
            return finish(fetch, .failure(LoadFailure(.timedOut, "redirected for longer than the time limit")))
        }
        let validator = (fetch.stale?.tag ?? fetch.tag).map { Validator(tag: $0) }
        let order = Transfer.Order(
            url: fetch.url, headers: validator?.header.map { [$0] } ?? [], milliseconds: left,
            maxBytes: settings.maxBytes)
        if transfers == nil {
            transfers = Transfers(connections: Self.connections, perHost: Self.connectionsPerHost)
        }
        guard let transfers, let transfer = Transfer(order, grants: grants) else {
            return finish(fetch, .failure(LoadFailure(.unreachable, "libcurl does not start")))
        }
        fetch.transfer = transfer
        transfers.start(transfer) { [unowned self] transfer, code in take(transfer, code, of: fetch) }
    }

    private func take(_ transfer: Transfer, _ code: CURLcode, of fetch: WebFetch) {
        fetch.transfer = nil
        if let failure = transfer.failure(code) { return finish(fetch, .failure(failure)) }
        fetch.hops.append(Hop(url: fetch.url, address: transfer.peer))
        let head = transfer.head
        switch head.status {
        case 200: take(transfer.body, head, of: fetch)
        case 304: takeUnchanged(head, of: fetch)
        case 300..<400 where transfer.redirect != nil: follow(transfer.redirect ?? "", fetch)
        case 404, 410:
            let wait = head.retryAfter ?? head.freshFor
            finish(
                fetch,
                .failure(
                    LoadFailure(
                        .notFound, "\(fetch.url.host) has no such picture", status: head.status, retryAfter: wait)))
        default:
            finish(
                fetch,
                .failure(
                    LoadFailure(
                        .httpError, "\(fetch.url.host) answers \(head.status)", status: head.status,
                        retryAfter: head.retryAfter)))
        }
    }

    private func follow(_ target: String, _ fetch: WebFetch) {
        guard fetch.hops.count <= Self.maxRedirects else {
            return finish(fetch, .failure(LoadFailure(.tooManyRedirects, "more than \(Self.maxRedirects) redirects")))
        }
        do throws(LoadFailure) {
            fetch.url = try WebAddress(target)
            try check(fetch.url)
            ask(fetch)
        } catch {
            finish(
                fetch,
                .failure(
                    LoadFailure(error.reason, "redirected: \(error.detail)", retryAfter: 60, grant: error.grant)))
        }
    }

    private func take(_ body: [UInt8], _ head: ResponseHead, of fetch: WebFetch) {
        let tag = Validator(head, bytes: body).tag
        if head.isStorable {
            cache?.store(CacheEntry(url: fetch.first, hops: fetch.hops, tag: tag, freshFor: head.freshFor, bytes: body))
        } else {
            cache?.remove(fetch.first)
        }
        finish(fetch, with: body, tag, freshFor: head.freshFor)
    }

    private func takeUnchanged(_ head: ResponseHead, of fetch: WebFetch) {
        if let stale = fetch.stale {
            let freshFor = head.saysFreshness ? head.freshFor : stale.life
            cache?.store(
                CacheEntry(url: fetch.first, hops: fetch.hops, tag: stale.tag, freshFor: freshFor, bytes: stale.bytes))
            finish(fetch, with: stale.bytes, stale.tag, freshFor: freshFor)
        } else if let tag = fetch.tag {
            finish(fetch, .success(.unchanged(tag: tag, freshFor: head.saysFreshness ? head.freshFor : nil)))
        } else {
            finish(fetch, .failure(LoadFailure(.httpError, "\(fetch.url.host) answers 304 unasked", status: 304)))
        }
    }

    private func finish(_ fetch: WebFetch, with bytes: [UInt8], _ tag: String, freshFor: Int) {
        if let known = fetch.tag, known.isExactly(tag) {
            finish(fetch, .success(.unchanged(tag: tag, freshFor: freshFor)))
        } else {
            finish(fetch, .success(.source(FetchedSource(bytes: bytes, tag: tag, freshFor: freshFor))))
        }
    }

    private func finish(_ fetch: WebFetch, _ result: Result<Fetched, LoadFailure>) {
        remove(fetch)
        let milliseconds = fetch.start.milliseconds(until: .now)
        for waiter in fetch.waiters { waiter.completion(result, milliseconds) }
    }

    private func remove(_ fetch: WebFetch) {
        fetches[fetch.key] = nil
        waiting.removeAll { $0 === fetch }
        running.removeAll { $0 === fetch }
    }
}

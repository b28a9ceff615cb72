import JSONValues

/// The hosts that may be asked.
package struct NetworkGrants: Sendable {
    private struct Entry: Sendable {
        /// Nil for every host.
        let host: String?
        let address: IPAddress?
        /// Nil for every port.
        let port: Int?

        func covers(port: Int) -> Bool { self.port == nil || self.port == port }
    }

    private let entries: [Entry]

    /// - Parameter grants: `HOST`, `HOST:PORT`, an address in place of the host (IPv6 in brackets), or `*` or `*:PORT`.
    package init(_ grants: [String]) throws(UsageError) {
        var entries: [Entry] = []
        for grant in grants {
            let isAny = grant == "*" || grant.hasPrefix("*:")
            let text = isAny ? "any" + grant.dropFirst() : grant
            guard !text.utf8.contains(where: { "/?#@ ".utf8.contains($0) }), let url = try? WebAddress("http://" + text)
            else { throw UsageError("--allow-net takes HOST, HOST:PORT or *, not \"\(grant.prefix(80))\"") }
            // A port that is named is meant, even if it is the one that http has anyway.
            let namesPort = text.hasSuffix(":\(url.port)")
            entries.append(
                Entry(
                    host: isAny ? nil : url.host, address: isAny ? nil : IPAddress(url.host),
                    port: namesPort ? url.port : nil))
        }
        self.entries = entries
    }

    /// Whether the host may be asked at all, as far as its name tells.
    package func covers(_ url: WebAddress) -> Bool {
        entries.contains { $0.covers(port: url.port) && ($0.host?.isExactly(url.host) ?? true) }
    }

    /// Whether a connection for `url`, which is covered, may go to `address`, which its host's name led to.
    package func permits(_ address: IPAddress, for url: WebAddress) -> Bool {
        switch address.reach {
        case .open: covers(url)
        case .local: covers(url) && (names(url) || names(address, port: url.port))
        // Such an address behind a name is a trick or a mistake, whoever was named.
        case .special: covers(url) && names(address, port: url.port)
        }
    }

    private func names(_ url: WebAddress) -> Bool {
        entries.contains { $0.covers(port: url.port) && ($0.host?.isExactly(url.host) ?? false) }
    }

    private func names(_ address: IPAddress, port: Int) -> Bool {
        entries.contains { $0.covers(port: port) && $0.address == address }
    }
}

/// What the person who started the host allows it beyond its own pipes.
package struct Grants: Sendable {
    /// Folders, links resolved, below which files may be written.
    package var writableFolders: [String] = []
    /// Folders, links resolved, from below which pictures may be read.
    package var readableFolders: [String] = []
    /// HOST, HOST:PORT, or * for any public host, from which pictures may be fetched.
    package var networkHosts: [String] = []
    /// Where fetched pictures are kept; nil for nowhere but in memory.
    package var cacheFolder: String?

    package init() {}
}

/// What the person who started the host allows it beyond its own pipes.
package struct Grants: Sendable {
    /// Folders, links resolved, below which files may be written.
    package var writableFolders: [String] = []

    package init() {}
}

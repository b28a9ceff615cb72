/// The bytes of a source, wherever they came from.
package struct FetchedSource: Equatable, Sendable {
    package var bytes: [UInt8]
    /// Tells this state of the source from others; nil where it has only one.
    package var tag: String?
    /// Seconds that the bytes stay what they are.
    package var freshFor: Int
}

/// What asking for a source came to.
enum Fetched: Equatable, Sendable {
    case source(FetchedSource)
    /// Still what the tag stands for.
    case unchanged(tag: String?, freshFor: Int?)
}

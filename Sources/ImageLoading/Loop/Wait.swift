/// A descriptor that somebody waits for.
struct Wait: Sendable {
    let descriptor: Int32
    var reads = false
    var writes = false
    /// Set when it can be read or has ended, or can be written or has failed.
    var isReady = false

    static func toRead(_ descriptor: Int32) -> Wait { Wait(descriptor: descriptor, reads: true) }
    static func toWrite(_ descriptor: Int32) -> Wait { Wait(descriptor: descriptor, writes: true) }
}

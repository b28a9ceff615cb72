/// What the host takes on, by the names that `initialize` gives and errors carry (R601).
package enum Limits {
    package static let maxMessageBytes = InvalidValue.Limit(name: "maxMessageBytes", value: 16 * 1024 * 1024)
    /// The header block of a message with its empty line (ours): no sensible one comes near.
    package static let maxHeaderBytes = InvalidValue.Limit(name: "maxHeaderBytes", value: 16 * 1024)
    package static let maxBatch = InvalidValue.Limit(name: "maxBatch", value: 1000)
    package static let maxInFlight = InvalidValue.Limit(name: "maxInFlight", value: 256)
    package static let maxQueued = InvalidValue.Limit(name: "maxQueued", value: 4096)
    /// Values in one message, members and elements all told (ours): 500,000 take at most about 200 MB while they are read.
    package static let maxValues = InvalidValue.Limit(name: "maxValues", value: 500_000)
    package static let maxDepth = InvalidValue.Limit(name: "maxDepth", value: Jansson.maxDepth)
    package static let maxNesting = InvalidValue.Limit(name: "maxNesting", value: 32)
    package static let maxChildren = InvalidValue.Limit(name: "maxChildren", value: 10_000)
    package static let maxPixels = InvalidValue.Limit(name: "maxPixels", value: 67_108_864)
    package static let maxSize = InvalidValue.Limit(name: "maxSize", value: 10_000)
    /// Of an SVG (ours): the outlines of a text can take a thousand times its bytes, and a row has thousands of texts.
    package static let maxSVGBytes = InvalidValue.Limit(name: "maxSVGBytes", value: 67_108_864)
    package static let maxTextBytes = InvalidValue.Limit(name: "maxTextBytes", value: 65_536)
    /// Not announced: of a plugin, and of no concern to clients.
    package static let pluginQuestionsInFlight = InvalidValue.Limit(name: "pluginQuestionsInFlight", value: 64)

    package static let all = [
        maxMessageBytes, maxHeaderBytes, maxBatch, maxInFlight, maxQueued, maxValues, maxDepth, maxNesting, maxChildren,
        maxPixels, maxSVGBytes, maxSize, maxTextBytes,
    ]
}

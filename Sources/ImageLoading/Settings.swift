import JSONValues

/// What the host that starts the worker grants and demands: the flags of `roundel-images`.
package struct Settings: Equatable, Sendable {
    /// Folders, as they were given, below which files may be read.
    package var readableFolders: [String] = []
    /// `HOST`, `HOST:PORT`, or `*` for every public host.
    package var network: [String] = []
    package var cacheFolder: String?
    /// Bytes on disk.
    package var cacheBytes = 256 << 20
    /// Milliseconds for fetching and decoding a picture, without waiting for its turn.
    package var timeLimit = 5000
    /// Bytes of a source, also once it is unpacked.
    package var maxBytes = 16 << 20
    /// Pixels of a source (R2716).
    package var maxPixels = 40_000_000

    package static let help = """
        roundel-images loads pictures for roundel, which starts it: JSON-RPC 2.0 requests image/load, a line each.

          --allow-read DIR        files below DIR may be read; may be repeated
          --allow-net HOST[:PORT] HOST may be asked, or * for every public host; may be repeated
          --cache DIR             keep pictures from the web there
          --cache-bytes N         how many bytes of them (268435456)
          --time-limit MS         for fetching and decoding a picture (5000)
          --max-bytes N           of a picture's file (16777216)
          --max-pixels N          of a picture (40000000)
        """

    package init() {}

    /// - Throws: in words for the person who started it.
    package init(arguments: some Sequence<String>) throws(UsageError) {
        var rest = arguments.makeIterator()
        while let flag = rest.next() {
            guard flag.hasPrefix("--"), !flag.isTooLongForAName else {
                throw UsageError("\"\(flag.prefix(60))\" is not a flag of roundel-images")
            }
            guard let value = rest.next() else { throw UsageError("\(flag) needs a value") }
            switch flag {
            case "--allow-read": readableFolders.append(value)
            case "--allow-net": network.append(value)
            case "--cache": cacheFolder = value
            case "--cache-bytes": cacheBytes = try Self.number(value, of: flag)
            case "--time-limit": timeLimit = try Self.number(value, of: flag)
            case "--max-bytes": maxBytes = try Self.number(value, of: flag)
            case "--max-pixels": maxPixels = try Self.number(value, of: flag)
            default: throw UsageError("\(flag) is not a flag of roundel-images")
            }
        }
    }

    private static func number(_ text: String, of flag: String) throws(UsageError) -> Int {
        guard let number = JSONValue.integer(text), 1...Int(Int32.max) ~= number else {
            throw UsageError("\(flag) needs a whole number from 1 to \(Int32.max), not \"\(text.prefix(60))\"")
        }
        return number
    }
}

/// A command line that says nothing sensible.
package struct UsageError: Error, Equatable, Sendable {
    package let message: String

    init(_ message: String) {
        self.message = message
    }
}

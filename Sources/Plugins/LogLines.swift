import Threading

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Turns the standard error of a child into lines of the host's log: with the child's name in front, of bounded
/// length, and at a bounded rate.
package struct LogLines: Sendable {
    private let name: String
    private var pending: [UInt8] = []
    /// Whether the current line is too long, so that its remaining bytes are skipped.
    private var isSkipping = false
    /// Lines that may still be logged in the current second.
    private var left = Self.linesASecond
    private var second: UInt64 = 0
    private var omitted = 0
    /// The last lines, including those that are not logged.
    private(set) var tail = LogTail()

    package static let maxLineBytes = 1024
    static let linesASecond = 50

    package init(name: String) {
        self.name = name
    }

    /// Consumes the next bytes and returns the log lines that they complete.
    package mutating func push(_ bytes: ArraySlice<UInt8>) -> [String] {
        push(bytes, now: Clock.now)
    }

    mutating func push(_ bytes: ArraySlice<UInt8>, now: UInt64) -> [String] {
        var lines: [String] = []
        var rest = bytes
        while let length = Self.lengthOfLine(rest) {
            add(rest.prefix(length))
            endLine(&lines, now)
            rest = rest.dropFirst(length + 1)
        }
        add(rest)
        return lines
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>) {
        let room = Self.maxLineBytes - pending.count
        if bytes.count > room { isSkipping = true }
        pending += bytes.prefix(room)
    }

    /// The bytes before the first line feed; nil where there is none. A child can write 100 MB, so memchr(3) searches
    /// them.
    private static func lengthOfLine(_ bytes: ArraySlice<UInt8>) -> Int? {
        unsafe bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress, let end = unsafe memchr(start, 0x0A, buffer.count) else { return nil }
            return unsafe UnsafeRawPointer(end) - start
        }
    }

    /// The log lines for a note about the child; none where the rate is exceeded.
    mutating func note(_ text: String, now: UInt64 = Clock.now) -> [String] {
        var about = self
        about.pending = Array(text.utf8.prefix(Self.maxLineBytes))
        var lines: [String] = []
        about.end(&lines, now)
        (left, second, omitted) = (about.left, about.second, about.omitted)
        return lines
    }

    /// The log lines for the remaining bytes at the end of the stream.
    mutating func finish(now: UInt64 = Clock.now) -> [String] {
        var lines: [String] = []
        if !pending.isEmpty { endLine(&lines, now) }
        if omitted > 0 { lines.append("\(name): \(omitted) more lines are left out") }
        omitted = 0
        return lines
    }

    private mutating func endLine(_ lines: inout [String], _ now: UInt64) {
        tail.add(pending, now: now)
        end(&lines, now)
    }

    private mutating func end(_ lines: inout [String], _ now: UInt64) {
        defer {
            pending.removeAll(keepingCapacity: true)
            isSkipping = false
        }
        if now / 1_000_000_000 != second {
            second = now / 1_000_000_000
            left = Self.linesASecond
            if omitted > 0 { lines.append("\(name): \(omitted) lines are left out") }
            omitted = 0
        }
        guard left > 0 else {
            omitted += 1
            return
        }
        left -= 1
        lines.append("\(name): \(Self.text(of: pending))\(isSkipping ? "…" : "")")
    }

    /// The bytes as text without control characters but tabs, because a terminal might interpret them.
    package static func text(of bytes: some Sequence<UInt8>) -> String {
        let text = String(decoding: Array(bytes), as: UTF8.self)
        guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\t" }) else {
            return text
        }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar == "\t" || scalar.properties.generalCategory != .control {
            plain.append(scalar)
        }
        return String(plain)
    }
}

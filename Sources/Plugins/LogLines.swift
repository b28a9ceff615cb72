import Threading

/// What a child writes to its standard error, as lines for the host's log: with its name in front, of bounded length, and only so
/// many in a time that they cannot drown everything else.
package struct LogLines: Sendable {
    private let name: String
    private var pending: [UInt8] = []
    /// Bytes of a line that is too long are passed over up to its end.
    private var isSkipping = false
    /// Lines that may still be written in this second.
    private var left = Self.linesASecond
    private var second: UInt64 = 0
    private var omitted = 0

    package static let maxLineBytes = 1024
    static let linesASecond = 50

    package init(name: String) {
        self.name = name
    }

    /// Takes the next bytes and gives the lines that end in them.
    package mutating func push(_ bytes: ArraySlice<UInt8>)  -> [String] {
        push(bytes, now: Clock.now)
    }

    mutating func push(_ bytes: ArraySlice<UInt8>, now: UInt64) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                end(&lines, now)
            } else if pending.count == Self.maxLineBytes {
                isSkipping = true
            } else {
                pending.append(byte)
            }
        }
        return lines
    }

    /// The rest, when nothing more comes.
    mutating func finish(now: UInt64 = Clock.now) -> [String] {
        var lines: [String] = []
        if !pending.isEmpty { end(&lines, now) }
        if omitted > 0 { lines.append("\(name): \(omitted) more lines are left out") }
        omitted = 0
        return lines
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

    /// Without control characters, which could mean something to a terminal.
    static func text(of bytes: some Sequence<UInt8>) -> String {
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

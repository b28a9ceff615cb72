import JSONValues

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Splits a stream of bytes into messages. The result does not depend on how the bytes are split into chunks.
///
/// Buffers at most `maxMessageBytes`: a longer message is skipped without being buffered.
package struct FrameReader: Sendable {
    private enum State {
        /// So far the input holds only white space, and perhaps a byte order mark.
        case undecided
        case line
        case skippedLine
        case header
        case body(length: Int)
        case skippedBody(left: Int)
        case ended
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let maxMessageBytes: Int
    private var state = State.undecided
    /// The bytes of the incomplete message at the end of the input so far.
    private var pending: [UInt8] = []
    /// Bytes of white space at the start of the current line. They count towards its length but are not buffered.
    private var indent = 0
    private var header = HeaderBlock()
    private var headerBytes = 0

    package init(maxMessageBytes: Int = Limits.maxMessageBytes.value) {
        self.maxMessageBytes = maxMessageBytes
    }

    /// A reader of lines that does not look for headers.
    package init(linesOfAtMost maxMessageBytes: Int) {
        self.maxMessageBytes = maxMessageBytes
        state = .line
    }

    /// The framing of the input: decided by the first byte that is not white space; `.lines` until then.
    package var framing: Framing {
        switch state {
        case .header, .body, .skippedBody: .headers
        default: endedInHeaders ? .headers : .lines
        }
    }
    private var endedInHeaders = false

    /// Whether the reader is inside of a line that it has already reported as faulty.
    package var isInsideFaultyLine: Bool {
        if case .skippedLine = state { true } else { false }
    }

    /// Consumes the next bytes and returns the frames that they complete.
    package mutating func push(_ chunk: [UInt8]) -> [Frame] {
        var frames: [Frame] = []
        var rest = chunk[...]
        while !rest.isEmpty {
            switch state {
            case .undecided: sniff(&rest)
            case .line, .skippedLine: takeLine(&rest, &frames)
            case .header: takeHeader(&rest, &frames)
            case .body(let length): takeBody(length, &rest, &frames)
            case .skippedBody(let left):
                let count = min(left, rest.count)
                rest = rest.dropFirst(count)
                state = left == count ? .header : .skippedBody(left: left - count)
            case .ended: return frames
            }
        }
        return frames
    }

    /// Ends the input and returns the frames that the remaining bytes form.
    package mutating func finish() -> [Frame] {
        defer { state = .ended }
        switch state {
        case .undecided, .line:
            let isBlank = pending == Self.byteOrderMark || pending.allSatisfy(Self.isBlank)
            return isBlank ? [] : [.remainder(pending[...])]
        case .header:
            endedInHeaders = true
            return header.isEmpty && pending.allSatisfy(Self.isBlank) ? [] : [.fault(.truncated)]
        case .body, .skippedBody:
            endedInHeaders = true
            return [.fault(.truncated)]
        case .skippedLine, .ended: return []
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
    }

    // MARK: Which framing

    private mutating func sniff(_ rest: inout ArraySlice<UInt8>) {
        while let byte = rest.first {
            if pending.count < 3, byte == Self.byteOrderMark[pending.count] {
                pending.append(byte)
                rest = rest.dropFirst()
                continue
            }
            // The bytes were only the start of a byte order mark, so they belong to the first line.
            if !pending.isEmpty, pending.count < 3 {
                state = .line
                return
            }
            if !Self.isBlank(byte) {
                pending = []
                state = byte | 0x20 == UInt8(ascii: "c") ? .header : .line
                return
            }
            indent = byte == Self.lineFeed ? 0 : indent + 1
            rest = rest.dropFirst()
        }
    }

    // MARK: Lines

    private mutating func takeLine(_ rest: inout ArraySlice<UInt8>, _ frames: inout [Frame]) {
        let end = Self.firstLineFeed(in: rest)
        var line = rest[..<(end ?? rest.endIndex)]
        rest = end.map { rest[($0 + 1)...] } ?? []
        defer { if end != nil { indent = 0 } }
        if case .skippedLine = state {
            if end != nil { state = .line }
            return
        }
        if pending.isEmpty {
            let start = line.firstIndex { !Self.isBlank($0) } ?? line.endIndex
            indent += start - line.startIndex
            line = line[start...]
            // A line of white space is not a message, whatever its length.
            if line.isEmpty { return }
        }
        // A carriage return before the line feed is a part of the line end.
        let hasReturn = (line.last ?? pending.last) == UInt8(ascii: "\r")
        guard indent + pending.count + line.count <= maxMessageBytes + (hasReturn ? 1 : 0) else {
            pending = []
            frames.append(.fault(.messageTooLarge))
            if end == nil { state = .skippedLine }
            return
        }
        guard end != nil else {
            pending += line
            return
        }
        var message = line
        if !pending.isEmpty {
            pending += line
            message = pending[...]
            pending = []
        }
        frames.append(.message(message))
    }

    private static func firstLineFeed(in bytes: ArraySlice<UInt8>) -> Int? {
        unsafe bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress, let found = unsafe memchr(start, Int32(lineFeed), buffer.count) else {
                return nil
            }
            return unsafe bytes.startIndex + (UnsafeRawPointer(found) - start)
        }
    }

    // MARK: Headers

    private mutating func takeHeader(_ rest: inout ArraySlice<UInt8>, _ frames: inout [Frame]) {
        let end = Self.firstLineFeed(in: rest)
        var part = rest[..<(end ?? rest.endIndex)]
        rest = end.map { rest[($0 + 1)...] } ?? []
        if header.isEmpty, pending.isEmpty {
            // White space between messages is not kept, and counts for nothing.
            part = part.drop(while: Self.isBlank)
            if part.isEmpty { return }
        }
        pending += part
        headerBytes += part.count + (end == nil ? 0 : 1)
        guard headerBytes <= Limits.maxHeaderBytes.value else { return fail(.headerTooLarge, &frames) }
        guard end != nil else { return }
        var line = pending
        pending = []
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        guard line.isEmpty else { return header.read(line) }
        let block = header
        header = HeaderBlock()
        headerBytes = 0
        guard let length = block.contentLength else { return fail(.badHeader, &frames) }
        if length > maxMessageBytes {
            frames.append(.fault(.messageTooLarge))
            state = .skippedBody(left: length)
        } else if !block.isUTF8 {
            frames.append(.fault(.unsupportedCharset))
            state = length == 0 ? .header : .skippedBody(left: length)
        } else if length == 0 {
            frames.append(.message([]))
        } else {
            state = .body(length: length)
        }
    }

    private mutating func fail(_ fault: FrameFault, _ frames: inout [Frame]) {
        frames.append(.fault(fault))
        endedInHeaders = true
        state = .ended
    }

    private mutating func takeBody(_ length: Int, _ rest: inout ArraySlice<UInt8>, _ frames: inout [Frame]) {
        let needed = length - pending.count
        let part = rest.prefix(needed)
        rest = rest.dropFirst(part.count)
        guard part.count == needed else {
            pending += part
            return
        }
        if pending.isEmpty {
            frames.append(.message(part))
        } else {
            frames.append(.message((pending + part)[...]))
            pending = []
        }
        state = .header
    }
}

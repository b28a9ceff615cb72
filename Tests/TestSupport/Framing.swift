package import JSONValues

/// How a test tells messages apart, written without the product's own reader and writer.
package enum Framing: String, CaseIterable, Sendable {
    case lines, headers

    package func frame(_ message: [UInt8]) -> [UInt8] {
        switch self {
        case .lines: message + [0x0A]
        case .headers: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
        }
    }

    package func frame(_ message: JSONValue) -> [UInt8] {
        frame(message.text)
    }
}

/// Cuts a host's output into messages.
struct ReplySplitter {
    let framing: Framing
    private var position = 0
    /// Where the search for a line end goes on.
    private var searched = 0

    init(framing: Framing) {
        self.framing = framing
    }

    /// The next whole message in `bytes`; what it took is removed from them now and then.
    mutating func next(in bytes: inout [UInt8]) throws -> ArraySlice<UInt8>? {
        defer { compact(&bytes) }
        switch framing {
        case .lines:
            guard let end = bytes[max(searched, position)...].firstIndex(ofByte: 0x0A) else {
                searched = bytes.count
                return nil
            }
            defer { (position, searched) = (end + 1, end + 1) }
            return bytes[position..<end]
        case .headers:
            let prefix = Array("Content-Length: ".utf8)
            let head = bytes[position...].prefix(64)
            guard let end = head.firstIndex(ofByte: 0x0A) else {
                if head.count == 64 { throw Failure("no header: \(String(decoding: head, as: UTF8.self).cut(200))") }
                return nil
            }
            let line = head[..<end]
            guard line.starts(with: prefix), line.last == 0x0D,
                let length = Int(String(decoding: line.dropFirst(prefix.count).dropLast(), as: UTF8.self))
            else { throw Failure("a bad header: \(String(decoding: head, as: UTF8.self).cut(200))") }
            let start = end + 3
            guard bytes.count >= start + length else { return nil }
            guard bytes[end + 1] == 0x0D, bytes[end + 2] == 0x0A else { throw Failure("no blank line behind a header") }
            position = start + length
            return bytes[start..<position]
        }
    }

    /// True where `bytes` hold nothing but messages that were taken.
    func isEmpty(_ bytes: [UInt8]) -> Bool { position == bytes.count }

    private mutating func compact(_ bytes: inout [UInt8]) {
        guard position == bytes.count || position > 1 << 22 else { return }
        bytes.removeFirst(position)
        searched = max(0, searched - position)
        position = 0
    }
}

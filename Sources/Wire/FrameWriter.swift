/// Encloses a message in the framing of its connection, as one buffer.
package enum FrameWriter {
    package static func frame(_ message: [UInt8], framing: Framing) -> [UInt8] {
        switch framing {
        case .lines:
            var frame = message
            frame.append(UInt8(ascii: "\n"))
            return frame
        case .headers:
            return Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
        }
    }
}

/// What a reader makes of the bytes of a connection, one after the other.
package enum Frame: Equatable, Sendable {
    /// The bytes of one message.
    case message(ArraySlice<UInt8>)
    /// Bytes behind the last line end when the input is over: a message if they parse, else cut off.
    case remainder(ArraySlice<UInt8>)
    /// A message that is not there; the connection goes on unless the fault ends it.
    case fault(FrameFault)
}

/// What can be wrong with a frame.
package enum FrameFault: Equatable, Sendable {
    case badHeader
    case headerTooLarge
    case unsupportedCharset
    case messageTooLarge
    case truncated

    /// As on the wire.
    package var reason: String {
        switch self {
        case .badHeader, .headerTooLarge: "bad_header"
        case .unsupportedCharset: "unsupported_charset"
        case .messageTooLarge: "message_too_large"
        case .truncated: "truncated"
        }
    }

    /// After these there is no telling where the next message starts.
    package var endsConnection: Bool {
        switch self {
        case .badHeader, .headerTooLarge, .truncated: true
        case .unsupportedCharset, .messageTooLarge: false
        }
    }
}

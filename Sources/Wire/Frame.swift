/// What a reader makes of the bytes of a connection, one after the other.
package enum Frame: Equatable, Sendable {
    /// The bytes of one message.
    case message(ArraySlice<UInt8>)
    /// Bytes behind the last line end when the input is over: a message if they parse, else cut off.
    case remainder(ArraySlice<UInt8>)
    /// A message that is not there; the connection goes on unless the fault ends it.
    case fault(FrameFault)
}

/// What can be wrong with a frame. The raw value is the wire reason.
package enum FrameFault: String, Equatable, Sendable {
    case badHeader = "bad_header"
    case unsupportedCharset = "unsupported_charset"
    case messageTooLarge = "message_too_large"
    case truncated

    /// After these there is no telling where the next message starts.
    package var endsConnection: Bool {
        switch self {
        case .badHeader, .truncated: true
        case .unsupportedCharset, .messageTooLarge: false
        }
    }
}

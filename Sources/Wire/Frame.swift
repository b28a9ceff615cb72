/// One unit of a connection's input, as `FrameReader` delimits it.
package enum Frame: Equatable, Sendable {
    /// The bytes of one message.
    case message(ArraySlice<UInt8>)
    /// The bytes after the last line end at the end of the input: a message if they parse, else a truncated one.
    case remainder(ArraySlice<UInt8>)
    /// A message that could not be delimited. Reading continues unless the fault ends the connection.
    case fault(FrameFault)
}

/// The reasons why a message cannot be delimited.
package enum FrameFault: Equatable, Sendable {
    case badHeader
    case headerTooLarge
    case unsupportedCharset
    case messageTooLarge
    case truncated

    /// The `reason` in the data of the error response.
    package var reason: String {
        switch self {
        case .badHeader, .headerTooLarge: "bad_header"
        case .unsupportedCharset: "unsupported_charset"
        case .messageTooLarge: "message_too_large"
        case .truncated: "truncated"
        }
    }

    /// Whether the fault ends the connection, because the start of the next message is unknown.
    package var endsConnection: Bool {
        switch self {
        case .badHeader, .headerTooLarge, .truncated: true
        case .unsupportedCharset, .messageTooLarge: false
        }
    }
}

/// How messages are delimited on a connection (R101).
package enum Framing: String, CaseIterable, Sendable {
    /// One message per line, ended by LF.
    case lines
    /// `Content-Length` headers, as in the Language Server Protocol.
    case headers
}

/// A message to send, and the requests that it answers. Their ids become free when it is sent.
struct Outgoing: Sendable {
    var message: [UInt8]
    var tickets: [Ticket] = []
}

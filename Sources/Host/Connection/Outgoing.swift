/// A message on its way out, and the requests that it answers. Their ids are free again when it goes, and not before.
struct Outgoing: Sendable {
    var message: [UInt8]
    var tickets: [Ticket] = []
}

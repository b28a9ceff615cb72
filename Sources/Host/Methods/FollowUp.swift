import JSONValues
import Wire

/// A rendering that follows an answer which could not show its pictures yet.
struct FollowUp: Sendable {
    let session: ImageSession
    /// Says which of a batch's pictures it is.
    private var place: [(key: String, value: JSONValue)] = []
    private let render: @Sendable (Environment) throws(MethodError) -> Rendering

    init(session: ImageSession, render: @escaping @Sendable (Environment) throws(MethodError) -> Rendering) {
        self.session = session
        self.render = render
    }

    /// The same as one of a batch.
    func of(_ place: [(key: String, value: JSONValue)]) -> FollowUp {
        var later = self
        later.place = place
        return later
    }

    /// The `$/rendering` notification, when the pictures are there.
    func message(token: JSONValue, in environment: Environment) throws(MethodError) -> [UInt8] {
        let rendering = try render(environment)
        var message: [UInt8] = []
        let members = [("token", Reply.value(token))] + place.map { ($0.key, Reply.value($0.value)) }
        ReplyWriter.notification("$/rendering", .object(members + [("rendering", rendering.reply)]), to: &message)
        return message
    }
}

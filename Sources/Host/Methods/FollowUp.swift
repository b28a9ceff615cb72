import JSONValues
import Wire

/// Whoever sees to it that renderings follow an answer.
protocol Follower: Sendable {
    func follow(_ later: FollowUp)
}

/// A rendering that follows an answer which could not show its pictures yet.
struct FollowUp: Sendable {
    let session: ImageSession
    /// Says which of a batch's pictures it is.
    private let place: [(key: String, value: JSONValue)]
    private let render: @Sendable (Environment) throws(MethodError) -> Rendering

    init(
        session: ImageSession, place: [(key: String, value: JSONValue)],
        render: @escaping @Sendable (Environment) throws(MethodError) -> Rendering
    ) {
        self.session = session
        self.place = place
        self.render = render
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

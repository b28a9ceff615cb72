import JSONValues
import Testing
import Wire

@testable import Host

@Suite("What a method works with") struct EnvironmentTests {
    private final class Pause: Suspension {
        func wait(_ resume: @escaping @Sendable () -> Void) { resume() }
        func abandon() {}
    }

    @Test func `work that is shared out knows all that its request does`() throws {
        let pause = Pause()
        let ticket = Ticket(id: .integer(7), destination: .connection(turn: 0), deadline: nil)
        let environment = Environment(
            host: Host(), session: Session(isInitialized: true), helpers: nil, workspace: Workspace(), ticket: ticket,
            progress: nil, suspension: pause, follower: nil, place: [("index", 3)], isNested: true)
        let seen = try environment.map(3) { (index, environment) throws(MethodError) in
            environment.session.isInitialized && environment.ticket === ticket && environment.suspension === pause
                && environment.place.map(\.key) == ["index"] && environment.isNested && environment.helpers == nil
        }
        #expect(seen == [true, true, true])
    }
}

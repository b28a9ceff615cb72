/// Raw values are the wire words.
package enum Presence: String, CaseIterable, Sendable {
    case online, away, busy, offline

    var token: ThemeToken {
        switch self {
        case .online: .presenceOnline
        case .away: .presenceAway
        case .busy: .presenceBusy
        case .offline: .presenceOffline
        }
    }
}

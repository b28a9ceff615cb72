/// Where work stands among all that was asked for, whichever thread came to it first.
struct Precedence: Comparable, Sendable {
    /// Of the client's requests, from 0.
    var request = 0
    /// Of a batch's items, from 0.
    var item = 0

    static func < (one: Precedence, other: Precedence) -> Bool {
        (one.request, one.item) < (other.request, other.item)
    }
}

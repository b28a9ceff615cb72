/// What work that was begun needs to go on, kept while it waits for something outside and holds no thread. Its work is done again
/// from the start, with this in hand.
package protocol Suspension: AnyObject, Sendable {
    /// Calls `resume` once, on any thread, perhaps at once, when there is something to go on with.
    func wait(_ resume: @escaping @Sendable () -> Void)
    /// Nobody wants the result any more.
    func abandon()
}

/// What came of trying to do a piece of work.
package enum Attempt<Output> {
    case done(Output)
    /// To be tried again when the suspension says so, and with it in hand.
    case suspended(any Suspension)

    func map<Other>(_ change: (Output) -> Other) -> Attempt<Other> {
        switch self {
        case .done(let output): .done(change(output))
        case .suspended(let suspension): .suspended(suspension)
        }
    }
}

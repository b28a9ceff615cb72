/// The places where an avatar's content may come from, in the order in which they are listed (given; R1101).
package enum FallbackStep: String, CaseIterable, Sendable {
    case image, name, initials, symbol, silhouette
}

/// What became of a step.
package enum FallbackOutcome: Hashable, Sendable {
    /// Not given.
    case absent
    /// Given, and nothing in it.
    case empty
    case loading
    case failed(reason: String)
    case skipped(reason: SkipReason)
    case used

    /// Why a step was not tried; raw values are the wire words.
    package enum SkipReason: String, Sendable {
        /// An earlier step was used.
        case notNeeded = "not_needed"
        /// This build cannot.
        case unsupported
    }

    /// The `outcome` of the step on the wire.
    package var word: String {
        switch self {
        case .absent: "absent"
        case .empty: "empty"
        case .loading: "loading"
        case .failed: "failed"
        case .skipped: "skipped"
        case .used: "used"
        }
    }

    /// The `reason` of the outcome on the wire; nil where it has none.
    package var reason: String? {
        switch self {
        case .failed(let reason): reason
        case .skipped(let reason): reason.rawValue
        case .absent, .empty, .loading, .used: nil
        }
    }
}

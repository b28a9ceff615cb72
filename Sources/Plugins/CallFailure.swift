package import Wire

/// Why a call to a child has no result.
package indirect enum CallFailure: Error, Equatable, Sendable {
    /// The program did not start, or used up its restarts; with the reason.
    case notStarted(String)
    /// The child ended before it answered; with the way it ended.
    case crashed(String)
    /// The child did not answer within this many milliseconds.
    case timedOut(milliseconds: Int)
    /// The child read nothing of its input for the whole time limit of the call.
    case stuck
    /// The child wrote something that is not a valid response; with the fault.
    case badReply(String)
    /// The child answered with an error.
    case refused(RemoteError)
    /// The caller cancelled the call.
    case cancelled
    /// One of several calls in flight caused this failure of all of them, and it is unknown which.
    case amongOthers(CallFailure)
}

extension CallFailure {
    /// The failure itself, without `amongOthers`.
    package var itself: CallFailure {
        if case .amongOthers(let failure) = self { failure } else { self }
    }

    /// The failure in words, for the log.
    package var reason: String {
        switch self {
        case .notStarted(let reason), .crashed(let reason), .badReply(let reason): reason
        case .timedOut(let milliseconds): "it has not answered within \(milliseconds) ms"
        case .stuck: "it does not read what it is sent"
        case .refused(let error): "it answered: \(LogLines.text(of: error.message.utf8.prefix(400)))"
        case .cancelled: "nobody waits any longer"
        case .amongOthers(let failure): failure.reason
        }
    }
}

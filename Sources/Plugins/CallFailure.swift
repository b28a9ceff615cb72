package import Wire

/// Why a call of a child has no result.
package indirect enum CallFailure: Error, Equatable, Sendable {
    /// The program does not start, or has been started too often; with the reason.
    case notStarted(String)
    /// It ended before it answered; with how.
    case crashed(String)
    /// It has not answered for so many milliseconds.
    case timedOut(milliseconds: Int)
    /// It has read nothing of what waits for it for as long as a call may take.
    case stuck
    /// It wrote something that is no answer; with what is wrong.
    case badReply(String)
    /// It answered that it will not.
    case refused(RemoteError)
    /// Whoever made the call no longer wants the result.
    case cancelled
    /// One of several calls that were in flight has done this to all of them, and nobody can tell which.
    case amongOthers(CallFailure)
}

extension CallFailure {
    /// What has happened, to however many.
    package var itself: CallFailure {
        if case .amongOthers(let failure) = self { failure } else { self }
    }

    /// In words, for a log.
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

/// How a process ended.
package enum ProcessEnd: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
}

extension ProcessEnd: CustomStringConvertible {
    package var description: String {
        switch self {
        case .exit(let status): "ended with status \(status)"
        case .signal(let signal): "was ended by signal \(signal)"
        }
    }
}

/// The codes of error responses (R315).
package struct ErrorCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let parseError = ErrorCode(rawValue: -32700)
    package static let invalidRequest = ErrorCode(rawValue: -32600)
    package static let methodNotFound = ErrorCode(rawValue: -32601)
    package static let invalidParams = ErrorCode(rawValue: -32602)
    package static let internalError = ErrorCode(rawValue: -32603)
    package static let cancelled = ErrorCode(rawValue: -32800)
    package static let unsupportedVersion = ErrorCode(rawValue: 1001)
    package static let pluginFailed = ErrorCode(rawValue: 1003)
    package static let notPermitted = ErrorCode(rawValue: 1004)
    package static let outputFailed = ErrorCode(rawValue: 1005)
    package static let limitExceeded = ErrorCode(rawValue: 1006)
    package static let deadlineExceeded = ErrorCode(rawValue: 1007)
}

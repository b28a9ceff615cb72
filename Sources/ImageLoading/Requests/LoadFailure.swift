import ImageDecoding
import JSONValues
package import Wire

/// Why an image could not be loaded: error 1101.
package struct LoadFailure: Error, Equatable, Sendable {
    /// The raw value is the wire reason.
    package enum Reason: String, CaseIterable, Sendable {
        /// No grant covers it, it leads to a private address, or out of the folder.
        case notPermitted = "not_permitted"
        case notFound = "not_found"
        case httpError = "http_error"
        /// No such host, refused, reset, or no trust.
        case unreachable
        case timedOut = "timed_out"
        case tooLarge = "too_large"
        case tooManyPixels = "too_many_pixels"
        case unsupportedFormat = "unsupported_format"
        case malformedImage = "malformed_image"
        case tooManyRedirects = "too_many_redirects"
        case badAddress = "bad_address"
        /// No decoder can be started.
        case workerFailed = "worker_failed"
    }

    package let reason: Reason
    /// For the person who looks into it.
    package let detail: String
    /// Of an HTTP answer.
    package var status: Int?
    /// Seconds during which asking again is pointless.
    package var retryAfter: Int
    /// The folder or the server that would have to be granted; nil where no grant would help.
    package var grant: String?

    package init(
        _ reason: Reason, _ detail: String, status: Int? = nil, retryAfter: Int? = nil, grant: String? = nil
    ) {
        self.reason = reason
        self.detail = detail
        self.status = status
        self.grant = grant
        self.retryAfter = retryAfter ?? reason.defaultRetrySeconds
    }

    /// - Parameter freshFor: seconds that the bytes stay what they are.
    init(_ fault: DecodingFault, freshFor: Int) {
        switch fault {
        case .unsupportedFormat:
            self.init(.unsupportedFormat, "neither PNG, JPEG, GIF, WebP, AVIF nor SVG", retryAfter: freshFor)
        case .malformed(let words): self.init(.malformedImage, words, retryAfter: freshFor)
        case .tooManyPixels(let width, let height):
            self.init(.tooManyPixels, "\(width) × \(height) pixels", retryAfter: freshFor)
        }
    }

    package var error: RPCError {
        var data: JSONObject = ["detail": .string(detail), "retryAfter": .integer(Int64(retryAfter))]
        data.append("grant", ifPresent: grant.map { .string($0) })
        data.append("status", ifPresent: status.map { .integer(Int64($0)) })
        return RPCError(
            ErrorCode(rawValue: 1101), reason: reason.rawValue, message: "the image could not be loaded: \(detail)",
            data: data)
    }
}

extension LoadFailure.Reason {
    /// How long a source that says nothing itself is not asked again (ours).
    fileprivate var defaultRetrySeconds: Int {
        switch self {
        // Grants do not change while the process lives.
        case .notPermitted, .badAddress: LoadResult.forever
        case .notFound, .tooManyRedirects, .tooLarge: 60
        case .httpError, .unreachable, .timedOut: 10
        case .tooManyPixels, .unsupportedFormat, .malformedImage, .workerFailed: 1
        }
    }
}

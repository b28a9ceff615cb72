/// Why a picture cannot be had (a closed list); the raw value is the reason on the wire.
package enum ImageFailure: String, CaseIterable, Sendable {
    case notPermitted = "not_permitted"
    case notFound = "not_found"
    case httpError = "http_error"
    case unreachable
    case timedOut = "timed_out"
    case tooLarge = "too_large"
    case tooManyPixels = "too_many_pixels"
    case unsupportedFormat = "unsupported_format"
    case malformedImage = "malformed_image"
    case tooManyRedirects = "too_many_redirects"
    case badAddress = "bad_address"
    case workerFailed = "worker_failed"
    case workerMissing = "worker_missing"

    /// For a person.
    package var words: String {
        switch self {
        case .notPermitted: "no grant allows its address"
        case .notFound: "there is none at its address"
        case .httpError: "its server answers with an error"
        case .unreachable: "its server cannot be reached"
        case .timedOut: "it took too long"
        case .tooLarge: "its file is too large"
        case .tooManyPixels: "it has too many pixels"
        case .unsupportedFormat: "its format is not known"
        case .malformedImage: "its file is damaged"
        case .tooManyRedirects: "its server redirects too often"
        case .badAddress: "its address is not one of a picture"
        case .workerFailed: "the image worker failed"
        case .workerMissing: "the image worker is not installed; `roundel doctor` says how to get it"
        }
    }

    static func words(for reason: String) -> String {
        ImageFailure(rawValue: reason)?.words ?? reason
    }
}

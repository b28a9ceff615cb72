import Components
import Drawing

/// What the worker made of a request.
struct ImageOutcome: Sendable {
    /// Loaded or failed.
    var availability: ImageAvailability
    /// Names this state of the source to the worker; nil where it has no name.
    var tag: String?
    /// Seconds for which there is no point in asking again.
    var freshFor: Double

    static func failed(
        _ failure: ImageFailure, detail: String? = nil, grant: String? = nil, freshFor seconds: Double = 0
    ) -> ImageOutcome {
        let fault = ImageFault(reason: failure.rawValue, detail: detail, grant: grant)
        return ImageOutcome(availability: .failed(fault), tag: nil, freshFor: seconds)
    }

    /// Bytes that it holds.
    var cost: Int {
        if case .failed(let fault) = availability {
            return (fault.detail?.utf8.count ?? 0) + (fault.grant?.utf8.count ?? 0)
        }
        guard case .loaded(let image) = availability else { return 0 }
        switch image.content {
        case .file(let file): return file.bytes.count
        case .pixels(let pixels): return pixels.pixels.count * 4
        }
    }
}

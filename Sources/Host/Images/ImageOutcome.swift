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

    static func failed(_ failure: ImageFailure, freshFor seconds: Double = 0) -> ImageOutcome {
        ImageOutcome(availability: .failed(reason: failure.rawValue), tag: nil, freshFor: seconds)
    }

    /// Bytes that it holds.
    var cost: Int {
        guard case .loaded(let image) = availability else { return 0 }
        switch image.content {
        case .file(let file): return file.bytes.count
        case .pixels(let pixels): return pixels.pixels.count * 4
        }
    }
}

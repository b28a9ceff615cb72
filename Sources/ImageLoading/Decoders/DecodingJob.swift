import ImageDecoding

/// Bytes to be decoded, and who waits for the picture.
struct DecodingJob {
    typealias Completion = (Result<LoadResult, LoadFailure>) -> Void

    let source: FetchedSource
    let request: PictureRequest
    /// Milliseconds that decoding may take.
    let budget: Int
    /// Whether a decoder has died over it already.
    var isRetry = false
    let completion: Completion
}

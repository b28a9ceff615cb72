import Drawing

/// The picture that was last decoded, which the next part of a large canvas, or the next character, often wants again.
final class DecodedImages {
    private var last: (source: ImageContent, decoded: DecodedImage)?

    func decoded(_ image: ImageContent) throws(PNGError) -> DecodedImage {
        if let last, last.source == image { return last.decoded }
        last = nil
        let decoded = try DecodedImage(image)
        last = (image, decoded)
        return decoded
    }
}

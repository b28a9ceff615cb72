/// A picture in the form that the output wants, cut as it was asked for.
package struct LoadedImage: Hashable, Sendable {
    /// The picture, fitted as `ImageNeed` asked for.
    package var content: ImageContent
    /// Of the source, in its own pixels, the right way up.
    package var sourceWidth: Int
    package var sourceHeight: Int
    /// Whether no pixel is transparent.
    package var isOpaque: Bool

    package init(content: ImageContent, sourceWidth: Int, sourceHeight: Int, isOpaque: Bool) {
        self.content = content
        self.sourceWidth = sourceWidth
        self.sourceHeight = sourceHeight
        self.isOpaque = isOpaque
    }
}

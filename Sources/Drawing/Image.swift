/// A picture stretched over a rectangle.
package struct Image: Hashable, Sendable {
    /// The picture in the form that the output needs.
    package var source: ImageContent
    /// The box that the picture is stretched to, in points.
    package var rect: Rect
    /// Drawn all over instead of the picture's own colours, of which only the alpha counts.
    package var tint: Color?

    package init(_ source: ImageContent, rect: Rect, tint: Color? = nil) {
        self.source = source
        self.rect = rect
        self.tint = tint
    }

    package init(source: EncodedImage, rect: Rect) {
        self.init(.file(source), rect: rect)
    }
}

/// Pictures from outside, as components see them. During one rendering the same question has the same answer.
package protocol ImageSource: Sendable {
    /// The picture, or why it is not here. May start to load it.
    func image(_ need: ImageNeed) -> ImageAvailability
}

/// A source without pictures.
package struct NoImages: ImageSource {
    package init() {}

    package func image(_ need: ImageNeed) -> ImageAvailability { .unsupported }
}

/// How a picture meets its box; the raw value is the word that the image worker knows.
package enum ImageFit: String, Hashable, Sendable {
    /// Fills the box; what is too much on two sides is cut off, the same on both.
    case cover
    /// Is whole inside of the box.
    case contain
    /// Has the shape of the box.
    case stretch
}

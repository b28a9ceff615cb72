/// Why there is no SVG of a scene.
package enum SVGError: Error, Equatable, Sendable {
    /// It would have more than `SVGWriter.mostBytes`.
    case tooLarge
}

/// Why there is no PNG of a scene.
package enum PNGError: Error, Hashable, Sendable {
    /// The size in pixels is over the limit, or no number.
    case tooLarge(width: Double, height: Double)
    /// cairo would not paint; its status (`cairo_status_t`).
    case painting(status: UInt32)
    /// A picture in the scene cannot be read; the status that cairo gave.
    case image(status: UInt32)
    /// A picture in the scene is no PNG.
    case imageFormat(mediaType: String)
    case outOfMemory
    /// Nobody wanted the picture any more.
    case stopped
}

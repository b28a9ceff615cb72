/// A picture as it was asked for.
package struct DecodedPicture: Equatable, Sendable {
    package enum Content: UInt8, Equatable, Sendable {
        case rgba
        case png
        case jpeg
        /// The source's own bytes, which are small and safe; `data` is empty.
        case original
    }

    package var width: Int
    package var height: Int
    /// Of the source, once turned upright.
    package var sourceWidth: Int
    package var sourceHeight: Int
    package var isOpaque: Bool
    package var format: ImageFormat
    package var content: Content
    package var data: [UInt8]
}

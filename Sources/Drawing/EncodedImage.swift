/// The bytes of a picture file as they are embedded in SVG; PNG so far is the one kind that every exporter decodes.
package struct EncodedImage: Hashable, Sendable {
    /// An IANA media type, such as `image/png`.
    package var mediaType: String
    /// The whole file.
    package var bytes: [UInt8]
    /// The size in pixels, both at least 1.
    package var pixelWidth: Int
    package var pixelHeight: Int

    package init(mediaType: String, bytes: [UInt8], pixelWidth: Int, pixelHeight: Int) {
        self.mediaType = mediaType
        self.bytes = bytes
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }
}

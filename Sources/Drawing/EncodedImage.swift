/// The bytes of a picture file as they are embedded in SVG; PNG so far is the one kind that every exporter decodes.
package struct EncodedImage: Hashable, Sendable {
    package var mediaType: String
    package var bytes: [UInt8]
    package var pixelWidth: Int
    package var pixelHeight: Int

    package init(mediaType: String, bytes: [UInt8], pixelWidth: Int, pixelHeight: Int) {
        self.mediaType = mediaType
        self.bytes = bytes
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }
}

/// A PNG file and its size in pixels.
package struct PNGPicture: Hashable, Sendable {
    package var bytes: [UInt8]
    package var pixelWidth: Int
    package var pixelHeight: Int

    package init(bytes: [UInt8], pixelWidth: Int, pixelHeight: Int) {
        self.bytes = bytes
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }
}

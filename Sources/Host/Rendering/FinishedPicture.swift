import Digests
import PNGExport

/// The bytes of a picture's file and what is said of them.
struct FinishedPicture {
    let bytes: [UInt8]
    let digest: String
    /// Nil for SVG.
    let pixelSize: PixelSize?

    struct PixelSize: Hashable {
        let width: Int
        let height: Int
    }

    init(svg: [UInt8]) {
        bytes = svg
        digest = SHA256.digest(svg)
        pixelSize = nil
    }

    init(_ picture: PNGPicture) {
        bytes = picture.bytes
        digest = SHA256.digest(picture.bytes)
        pixelSize = PixelSize(width: picture.pixelWidth, height: picture.pixelHeight)
    }
}

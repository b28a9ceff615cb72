/// What a picture says of itself before anything is decoded.
package struct ImageHeader: Equatable, Sendable {
    /// What no format allows; up to here the product of two sides is no overflow.
    static let maxSide = Int(Int32.max)

    package let format: ImageFormat
    /// Pixels as they are stored; 0 for SVG, which only its renderer can measure.
    package var width: Int
    package var height: Int
    package var orientation = Orientation.upright
    /// The ICC profile, where the loader does not tell it.
    var profile: [UInt8]?
    /// False where the format says how much there should be, and there is less.
    var isComplete = true
    /// Whether the bytes hold a still picture in RGB or grey and nothing else: no metadata, profile, comment or animation,
    /// and nothing behind its end.
    package var isPlain = false

    package init(format: ImageFormat, width: Int, height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }

    package init(reading bytes: [UInt8]) throws(DecodingFault) {
        guard let format = ImageFormat(sniffing: bytes) else { throw .unsupportedFormat }
        let content = Bytes(bytes)
        let header: ImageHeader? =
            switch format {
            case .png: PNGHeader.read(content)
            case .jpeg: JPEGHeader.read(content)
            case .gif: GIFHeader.read(content)
            case .webp: WebPHeader.read(content)
            case .avif: AVIFHeader.read(content)
            case .svg: ImageHeader(format: .svg, width: 0, height: 0)
            }
        guard let header else { throw .malformed("no usable \(format.mediaType) header") }
        guard format == .svg || (header.width > 0 && header.height > 0) else {
            throw .malformed("the picture has no pixels")
        }
        guard max(header.width, header.height) <= Self.maxSide else { throw .malformed("its sides are absurd") }
        guard header.isComplete else { throw .malformed("it is cut off") }
        self = header
    }
}

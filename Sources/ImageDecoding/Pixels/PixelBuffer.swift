/// Pixels in memory: straight-alpha RGBA, 8 bits a channel, row by row.
struct PixelBuffer: Equatable, Sendable {
    var width: Int
    var height: Int
    var bytes: [UInt8]

    var isOpaque: Bool {
        stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }

    /// The same picture, upright.
    func turned(_ orientation: Orientation) -> PixelBuffer {
        guard orientation != .upright else { return self }
        var turned = PixelBuffer(
            width: orientation.swapsSides ? height : width, height: orientation.swapsSides ? width : height, bytes: [])
        turned.bytes.reserveCapacity(bytes.count)
        for y in 0..<turned.height {
            for x in 0..<turned.width {
                let origin = orientation.origin(x: x, y: y, width: width, height: height)
                let place = 4 * (origin.y * width + origin.x)
                turned.bytes += bytes[place..<(place + 4)]
            }
        }
        return turned
    }
}

/// How the stored picture must be turned to be seen as it was meant: the values of the Exif tag. Each names where the
/// first row and the first column of what is stored belong.
package enum Orientation: Int, CaseIterable, Sendable {
    case upright = 1
    case mirrored
    case upsideDown
    case upsideDownMirrored
    case transposed
    case turnedRight
    case transversed
    case turnedLeft

    /// Whether width and height change places.
    package var swapsSides: Bool { rawValue >= 5 }

    /// Where in the stored picture of `width` × `height` the pixel at (`x`, `y`) of the turned one comes from.
    func origin(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        switch self {
        case .upright: (x, y)
        case .mirrored: (width - 1 - x, y)
        case .upsideDown: (width - 1 - x, height - 1 - y)
        case .upsideDownMirrored: (x, height - 1 - y)
        case .transposed: (y, x)
        case .turnedRight: (y, height - 1 - x)
        case .transversed: (width - 1 - y, height - 1 - x)
        case .turnedLeft: (width - 1 - y, x)
        }
    }
}

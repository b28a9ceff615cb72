/// The contents of a PNG's IHDR chunk, as far as they vary here.
struct PNGHeader {
    /// The raw value is that of the PNG specification.
    enum ColorType: UInt8 {
        case rgb = 2
        case palette = 3
        case rgba = 6
    }

    var width: Int
    var height: Int
    var colorType = ColorType.rgba
}

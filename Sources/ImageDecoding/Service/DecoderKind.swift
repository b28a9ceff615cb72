/// Decoders by what they may need of the system, so that each has as little as it can.
package enum DecoderKind: String, CaseIterable, Sendable {
    /// Opens no file.
    case raster
    /// Opens no file; apart because its libraries take long to load, and few need them.
    case avif
    /// Reads fonts.
    case svg

    package init(_ format: ImageFormat) {
        self =
            switch format {
            case .png, .jpeg, .gif, .webp: .raster
            case .avif: .avif
            case .svg: .svg
            }
    }

    var formats: [ImageFormat] {
        ImageFormat.allCases.filter { DecoderKind($0) == self }
    }

    /// Loads the libraries that these formats need.
    package func prepare() {
        for format in formats { PixbufLoader.prepare(format) }
    }
}

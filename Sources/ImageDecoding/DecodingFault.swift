/// Why there is no picture.
package enum DecodingFault: Error, Equatable, Sendable {
    /// Not one of the formats that are read.
    case unsupportedFormat
    /// One of them, but cut off, damaged or absurd.
    case malformed(String)
    case tooManyPixels(width: Int, height: Int)
}

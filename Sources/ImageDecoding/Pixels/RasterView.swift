/// Decoded pixels where a library keeps them; valid while it does.
@unsafe struct RasterView {
    let start: UnsafePointer<UInt8>
    let width: Int
    let height: Int
    /// Bytes from one row to the next.
    let stride: Int
    /// 3 for RGB, 4 for RGBA.
    let channels: Int
}

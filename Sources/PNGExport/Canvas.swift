import CCairo
import Drawing

/// A cairo context over a part of the painter's pixels, moved and scaled so that it takes the points of the scene.
@safe struct Canvas: ~Copyable {
    let context: OpaquePointer
    private let surface: OpaquePointer
    /// In pixels, from the canvas's own top left.
    let pixelWidth: Int
    let pixelHeight: Int
    let images: DecodedImages
    /// Null where nothing can be seen.
    var range: PaintableRange?

    /// `pixels` must outlive the canvas and hold `height` rows that are `rowBytes` apart.
    init(
        pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, rowBytes: Int, images: DecodedImages
    ) throws(PNGError) {
        let bytes = unsafe UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
        let surface = unsafe cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(rowBytes))
        guard let surface = unsafe surface else { throw .outOfMemory }
        guard let context = unsafe cairo_create(surface) else {
            unsafe cairo_surface_destroy(surface)
            throw .outOfMemory
        }
        let status = unsafe cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_destroy(context)
            unsafe cairo_surface_destroy(surface)
            throw .painting(status: status.rawValue)
        }
        unsafe self.surface = unsafe surface
        unsafe self.context = unsafe context
        pixelWidth = width
        pixelHeight = height
        self.images = images
        range = nil
        // SVG's limit; cairo's own is 10.
        unsafe cairo_set_miter_limit(context, 4)
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
    }

    /// Point (`x`, `y`) of the scene becomes the canvas's top left pixel's corner, before it is moved by whole pixels.
    mutating func place(x: Double, y: Double, scale: Double, pixelX: Int, pixelY: Int) {
        var matrix = cairo_matrix_t(
            xx: scale, yx: 0, xy: 0, yy: scale, x0: scale * -x - Double(pixelX), y0: scale * -y - Double(pixelY))
        range = PaintableRange(matrix)
        // cairo would refuse all further work.
        guard range != nil else { return }
        unsafe cairo_set_matrix(context, &matrix)
    }

    /// From scene to pixels.
    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        return matrix
    }

    var toDevice: Transform {
        let matrix = matrix
        return Transform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    func fill(_ color: Color) {
        setSource(color)
        unsafe cairo_paint(context)
    }

    /// Everything painted is in the pixels afterwards.
    func finish() throws(PNGError) {
        unsafe cairo_surface_flush(surface)
        let status = unsafe cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw .painting(status: status.rawValue) }
    }
}

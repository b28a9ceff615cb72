import CCairo
import Drawing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The pixels of a picture inside a scene, as cairo reads them.
@safe final class DecodedImage {
    let surface: OpaquePointer
    let width: Double
    let height: Double

    init(_ image: ImageContent) throws(PNGError) {
        let surface: OpaquePointer?
        switch image {
        case .file(let file):
            guard file.mediaType == "image/png" else { throw .imageFormat(mediaType: file.mediaType) }
            unsafe surface = Self.read(file.bytes)
        case .pixels(let pixels): unsafe surface = Self.copy(pixels)
        }
        guard let surface = unsafe surface else { throw .outOfMemory }
        let status = unsafe cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(surface)
            throw .image(status: status.rawValue)
        }
        unsafe self.surface = unsafe surface
        width = Double(unsafe cairo_image_surface_get_width(surface))
        height = Double(unsafe cairo_image_surface_get_height(surface))
    }

    deinit {
        unsafe cairo_surface_destroy(surface)
    }

    /// What cairo's reader has not asked for yet.
    @safe private struct Rest {
        var bytes: UnsafeRawBufferPointer
    }

    private static func copy(_ image: PixelImage) -> OpaquePointer? {
        guard let width = Int32(exactly: image.width), let height = Int32(exactly: image.height),
            let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        else { return nil }
        // Null where the surface could not be made, which its status says.
        if let rows = unsafe cairo_image_surface_get_data(surface) {
            let stride = unsafe Int(cairo_image_surface_get_stride(surface))
            unsafe image.pixels.withUnsafeBytes { pixels in
                guard let start = pixels.baseAddress else { return }
                for row in 0..<image.height {
                    unsafe memcpy(rows + row * stride, start + row * image.width * 4, image.width * 4)
                }
            }
            unsafe cairo_surface_mark_dirty(surface)
        }
        return unsafe surface
    }

    private static func read(_ bytes: [UInt8]) -> OpaquePointer? {
        unsafe bytes.withUnsafeBytes { all in
            var rest = unsafe Rest(bytes: all)
            return unsafe withUnsafeMutablePointer(to: &rest) { rest in
                unsafe cairo_image_surface_create_from_png_stream(
                    { closure, target, count in
                        guard let rest = unsafe closure?.assumingMemoryBound(to: Rest.self), let target = unsafe target,
                            unsafe rest.pointee.bytes.count >= Int(count)
                        else { return CAIRO_STATUS_READ_ERROR }
                        if count > 0, let start = unsafe rest.pointee.bytes.baseAddress {
                            unsafe memcpy(target, start, Int(count))
                        }
                        unsafe rest.pointee.bytes = UnsafeRawBufferPointer(
                            rebasing: rest.pointee.bytes.dropFirst(Int(count)))
                        return CAIRO_STATUS_SUCCESS
                    }, rest)
            }
        }
    }
}

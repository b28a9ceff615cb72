import CPixbuf

/// A decoded picture in gdk-pixbuf's hands.
@safe struct Pixbuf: ~Copyable {
    private let handle: OpaquePointer

    /// - Parameter handle: a reference that is this value's to give up.
    init(_ handle: OpaquePointer) {
        unsafe self.handle = handle
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(handle))
    }

    var width: Int { unsafe Int(gdk_pixbuf_get_width(handle)) }
    var height: Int { unsafe Int(gdk_pixbuf_get_height(handle)) }

    /// The embedded ICC profile.
    var profile: [UInt8]? {
        guard let text = unsafe gdk_pixbuf_get_option(handle, "icc-profile") else { return nil }
        var count: gsize = 0
        guard let bytes = unsafe g_base64_decode(text, &count) else { return nil }
        defer { unsafe g_free(bytes) }
        return unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    borrowing func shrunk(to placement: Placement) throws(DecodingFault) -> PixelBuffer {
        let channels = unsafe Int(gdk_pixbuf_get_n_channels(handle))
        guard unsafe gdk_pixbuf_get_bits_per_sample(handle) == 8, channels == 3 || channels == 4,
            let pixels = unsafe gdk_pixbuf_read_pixels(handle)
        else { throw .malformed("its pixels are of an unknown kind") }
        let view = unsafe RasterView(
            start: pixels, width: width, height: height, stride: Int(gdk_pixbuf_get_rowstride(handle)),
            channels: channels)
        return unsafe AreaScaler.shrink(view, to: placement)
    }

    // MARK: Files

    /// The pixels as a file: JPEG where they are opaque, else PNG.
    static func file(of pixels: PixelBuffer, isOpaque: Bool) throws(DecodingFault) -> [UInt8] {
        var bytes = pixels.bytes
        if isOpaque {
            bytes.removeAll(keepingCapacity: true)
            for place in stride(from: 0, to: pixels.bytes.count, by: 4) { bytes += pixels.bytes[place..<(place + 3)] }
        }
        let file: [UInt8]? = unsafe bytes.withUnsafeBufferPointer { buffer in
            guard
                let handle = unsafe gdk_pixbuf_new_from_data(
                    buffer.baseAddress, GDK_COLORSPACE_RGB, isOpaque ? 0 : 1, 8, Int32(pixels.width),
                    Int32(pixels.height), Int32(pixels.width * (isOpaque ? 3 : 4)), nil, nil)
            else { return nil }
            return unsafe Pixbuf(handle).encoded(isJPEG: isOpaque)
        }
        guard let file else { throw .malformed("it cannot be written again") }
        return file
    }

    private borrowing func encoded(isJPEG: Bool) -> [UInt8]? {
        var data: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        guard let key = unsafe strdup("quality"), let value = unsafe strdup("90") else { return nil }
        defer {
            unsafe free(key)
            unsafe free(value)
        }
        var keys: [UnsafeMutablePointer<CChar>?] = unsafe isJPEG ? [key, nil] : [nil]
        var values: [UnsafeMutablePointer<CChar>?] = unsafe isJPEG ? [value, nil] : [nil]
        let type = isJPEG ? "jpeg" : "png"
        guard unsafe gdk_pixbuf_save_to_bufferv(handle, &data, &count, type, &keys, &values, nil) != 0,
            let data = unsafe data
        else { return nil }
        defer { unsafe g_free(data) }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: Int(count)))
    }
}

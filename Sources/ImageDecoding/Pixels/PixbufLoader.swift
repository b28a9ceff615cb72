import CPixbuf

/// One picture on its way through gdk-pixbuf.
enum PixbufLoader {
    /// Asked once the size is known, in pixels: gives the size to decode at, or nil to give up.
    typealias SizeChoice = (_ width: Int, _ height: Int) -> (width: Int, height: Int)?

    /// What the callback needs; it lives while the loader runs.
    private final class Chooser {
        let choose: SizeChoice
        var gaveUp = false

        init(_ choose: @escaping SizeChoice) {
            self.choose = choose
        }
    }

    /// Loads the library for a format, so that no file need be opened later.
    static func prepare(_ format: ImageFormat) {
        guard let loader = unsafe gdk_pixbuf_loader_new_with_mime_type(format.mediaType, nil) else { return }
        unsafe gdk_pixbuf_loader_close(loader, nil)
        unsafe g_object_unref(loader)
    }

    static func load(
        _ bytes: ArraySlice<UInt8>, as format: ImageFormat, size choose: @escaping SizeChoice
    ) throws(DecodingFault) -> Pixbuf {
        var error: UnsafeMutablePointer<GError>?
        defer { unsafe g_clear_error(&error) }
        guard let loader = unsafe gdk_pixbuf_loader_new_with_mime_type(format.mediaType, &error) else {
            // The format is known, but nobody installed its loader.
            throw .unsupportedFormat
        }
        defer { unsafe g_object_unref(loader) }
        let chooser = Chooser(choose)
        let sizePrepared:
            @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, UnsafeMutableRawPointer) -> Void = {
                loader, width, height, data in
                let chooser = unsafe Unmanaged<Chooser>.fromOpaque(data).takeUnretainedValue()
                let size = chooser.choose(Int(width), Int(height))
                if size == nil { chooser.gaveUp = true }
                // A size of nothing tells the loader to stop.
                unsafe gdk_pixbuf_loader_set_size(
                    loader, Int32(clamping: size?.width ?? 0), Int32(clamping: size?.height ?? 0))
            }
        unsafe g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self),
            Unmanaged.passUnretained(chooser).toOpaque(), nil, GConnectFlags(0))
        let wasWritten = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe gdk_pixbuf_loader_write(loader, buffer.baseAddress, gsize(buffer.count), &error)
        }
        // Closing is due in any case, but only the first error tells.
        let wasClosed =
            unsafe wasWritten != 0
            ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)
        withExtendedLifetime(chooser) {}
        guard wasWritten != 0, wasClosed != 0 else { throw .malformed(unsafe message(error)) }
        guard !chooser.gaveUp, let handle = unsafe gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw .malformed("it holds no picture")
        }
        unsafe g_object_ref(UnsafeMutableRawPointer(handle))
        return unsafe Pixbuf(handle)
    }

    private static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let text = unsafe error?.pointee.message else { return "it cannot be decoded" }
        return unsafe String(cString: text)
    }
}

import CPixbuf

/// One picture on its way through gdk-pixbuf.
enum PixbufLoader {
    /// Asked once the size is known, in pixels: gives the size to decode at, or says why there is nothing to decode.
    typealias SizeChoice = (_ width: Int, _ height: Int) throws(DecodingFault) -> (width: Int, height: Int)

    /// What the callbacks know; it lives while the loader runs.
    private final class Progress {
        let choose: SizeChoice
        var fault: DecodingFault?
        /// By row, whether its pixels have come.
        var rows: [Bool] = []

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
        let progress = Progress(choose)
        let data = unsafe Unmanaged.passUnretained(progress).toOpaque()
        unsafe connect(loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self), data)
        unsafe connect(loader, "area-updated", unsafeBitCast(areaUpdated, to: GCallback.self), data)
        let wasWritten = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe gdk_pixbuf_loader_write(loader, buffer.baseAddress, gsize(buffer.count), &error)
        }
        // Closing is due in any case, but only the first error tells.
        let wasClosed =
            unsafe wasWritten != 0
            ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)
        if let fault = progress.fault { throw fault }
        guard wasWritten != 0, wasClosed != 0 else { throw .malformed(unsafe message(error)) }
        guard let handle = unsafe gdk_pixbuf_loader_get_pixbuf(loader) else { throw .malformed("it holds no picture") }
        // Loaders are content with less than a whole picture, and leave in the rest what was in memory before: a piece of
        // somebody else's picture, perhaps.
        if progress.rows.contains(false) || (progress.rows.isEmpty && format.tellsRows) {
            throw .malformed("it is cut off")
        }
        unsafe g_object_ref(UnsafeMutableRawPointer(handle))
        return unsafe Pixbuf(handle)
    }

    // MARK: Signals

    private static func connect(
        _ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ signal: String, _ callback: @escaping GCallback,
        _ data: UnsafeMutableRawPointer
    ) {
        unsafe g_signal_connect_data(loader, signal, callback, data, nil, GConnectFlags(0))
    }

    private static func progress(_ data: UnsafeMutableRawPointer) -> Progress {
        unsafe Unmanaged<Progress>.fromOpaque(data).takeUnretainedValue()
    }

    private typealias SizePrepared =
        @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, UnsafeMutableRawPointer) -> Void

    private static let sizePrepared: SizePrepared = { loader, width, height, data in
        let progress = unsafe progress(data)
        do throws(DecodingFault) {
            let size = try progress.choose(Int(width), Int(height))
            unsafe gdk_pixbuf_loader_set_size(loader, Int32(clamping: size.width), Int32(clamping: size.height))
        } catch {
            progress.fault = error
            // A size of nothing tells the loader to stop.
            unsafe gdk_pixbuf_loader_set_size(loader, 0, 0)
        }
    }

    private typealias AreaUpdated =
        @convention(c) (
            UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, Int32, Int32, UnsafeMutableRawPointer
        ) -> Void

    private static let areaUpdated: AreaUpdated = { loader, _, y, _, height, data in
        let progress = unsafe progress(data)
        if progress.rows.isEmpty, let pixbuf = unsafe gdk_pixbuf_loader_get_pixbuf(loader) {
            progress.rows = Array(repeating: false, count: Int(unsafe gdk_pixbuf_get_height(pixbuf)))
        }
        for row in max(0, Int(y))..<max(0, min(progress.rows.count, Int(y) + Int(height))) { progress.rows[row] = true }
    }

    private static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let text = unsafe error?.pointee.message else { return "it cannot be decoded" }
        // One line without a full stop: it stands at the end of words of ours.
        let line = unsafe String(cString: text).prefix { $0 != "\n" }
        return String(line.last == "." ? line.dropLast() : line)
    }
}

extension ImageFormat {
    /// Whether the loader always says which rows have come. Those of the others fail where there is not enough.
    fileprivate var tellsRows: Bool { self == .png || self == .jpeg }
}

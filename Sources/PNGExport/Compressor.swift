import CDeflate

/// A deflate compressor of one level, and the checksum of PNG's chunks.
@safe struct Compressor: ~Copyable {
    private let handle: OpaquePointer

    init(level: Int32) throws(PNGError) {
        guard let handle = unsafe libdeflate_alloc_compressor(level) else { throw .outOfMemory }
        unsafe self.handle = unsafe handle
    }

    deinit {
        unsafe libdeflate_free_compressor(handle)
    }

    /// The most that `count` bytes can become.
    func bound(_ count: Int) -> Int {
        unsafe libdeflate_zlib_compress_bound(handle, count)
    }

    /// A zlib stream of `input`, written to `output`; how many bytes it has.
    func compress(
        _ input: UnsafeRawBufferPointer, to output: UnsafeMutablePointer<UInt8>, capacity: Int
    ) throws(PNGError) -> Int {
        let count = unsafe libdeflate_zlib_compress(handle, input.baseAddress, input.count, output, capacity)
        // Zero means that the room was too small, which `bound` rules out.
        guard count > 0 else { throw .outOfMemory }
        return count
    }

    static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        unsafe libdeflate_crc32(0, bytes.baseAddress, bytes.count)
    }
}

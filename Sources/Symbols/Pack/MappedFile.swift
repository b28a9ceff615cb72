#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A file in memory, read page by page as it is used. A new version must be renamed into its place, not written into it.
///
/// Unchecked: the address is set once, and nobody writes to the pages.
@safe final class MappedFile: @unchecked Sendable {
    private let bytes: UnsafeRawBufferPointer

    /// Nil where there is no such file, or it is empty or not a plain file.
    init?(path: String) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return nil
        }
        let size = Int(status.st_size)
        guard let address = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
            unsafe address != MAP_FAILED
        else { return nil }
        unsafe bytes = UnsafeRawBufferPointer(start: address, count: size)
    }

    deinit {
        unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }

    var count: Int { unsafe bytes.count }

    func byte(at offset: Int) -> UInt8? {
        guard offset >= 0, offset < count else { return nil }
        return unsafe bytes[offset]
    }

    func int16(at offset: Int) -> Int16? {
        guard offset >= 0, offset <= count - 2 else { return nil }
        return Int16(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self))
    }

    func uint32(at offset: Int) -> UInt32? {
        guard offset >= 0, offset <= count - 4 else { return nil }
        return UInt32(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// A copy of a part, or nil where that does not lie within the file.
    func bytes(at offset: Int, count length: Int) -> [UInt8]? {
        guard offset >= 0, length >= 0, length <= count, offset <= count - length else { return nil }
        return unsafe Array(bytes[offset..<(offset + length)])
    }

    /// Where a part stands in the order of bytes: negative before `text`, 0 equal, positive behind.
    func order(ofPartAt offset: Int, count length: Int, comparedWith text: String.UTF8View) -> Int? {
        guard offset >= 0, length >= 0, length <= count, offset <= count - length else { return nil }
        var position = offset
        for byte in text {
            guard position < offset + length else { return -1 }
            let own = unsafe bytes[position]
            if own != byte { return own < byte ? -1 : 1 }
            position += 1
        }
        return position == offset + length ? 0 : 1
    }
}

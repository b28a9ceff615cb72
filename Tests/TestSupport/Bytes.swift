#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension ArraySlice<UInt8> {
    /// `firstIndex(of:)` at the speed of the C library, also where nothing is optimised.
    package func firstIndex(ofByte byte: UInt8) -> Int? {
        unsafe withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress, let found = unsafe memchr(start, Int32(byte), buffer.count) else {
                return nil
            }
            return unsafe startIndex + (UnsafeRawPointer(found) - start)
        }
    }

    package func contains(text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard let first = wanted.first else { return true }
        var rest = self
        while let index = rest.firstIndex(ofByte: first) {
            rest = rest[index...]
            if rest.starts(with: wanted) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}

extension String {
    /// For messages: the two ends of what is long.
    package func cut(_ most: Int) -> String {
        let count = unicodeScalars.count
        guard count > most else { return self }
        let scalars = unicodeScalars
        return "\(String(scalars.prefix(most / 2))) …\(count - most)… \(String(scalars.suffix(most / 2)))"
    }
}

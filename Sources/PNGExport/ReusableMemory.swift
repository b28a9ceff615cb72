#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Memory that a painter keeps from picture to picture: allocating a megabyte anew costs more page faults than painting an
/// avatar in it.
@safe struct ReusableMemory<Element: BitwiseCopyable>: ~Copyable {
    /// At least `capacity` elements, of whatever value.
    private(set) var base: UnsafeMutablePointer<Element>?
    private(set) var capacity = 0

    /// More than this is given back after each picture, so that one huge picture does not stay in memory.
    private static var mostKept: Int { 4 << 20 }

    init() {
        unsafe base = nil
    }

    deinit {
        unsafe free(base)
    }

    /// Room for `count` elements; what was there is lost where it has to grow.
    mutating func reserve(_ count: Int) throws(PNGError) -> UnsafeMutablePointer<Element> {
        if let base = unsafe base, count <= capacity { return unsafe base }
        unsafe free(base)
        unsafe base = nil
        capacity = 0
        let bytes = max(count, 64) * MemoryLayout<Element>.stride
        guard let memory = unsafe malloc(bytes) else { throw .outOfMemory }
        let start = unsafe memory.bindMemory(to: Element.self, capacity: max(count, 64))
        unsafe base = start
        capacity = max(count, 64)
        return unsafe start
    }

    /// Room for twice as many elements, the first `count` kept.
    mutating func grow(keeping count: Int) throws(PNGError) -> UnsafeMutablePointer<Element> {
        let larger = max(64, 2 * capacity)
        guard let memory = unsafe realloc(base, larger * MemoryLayout<Element>.stride) else { throw .outOfMemory }
        let start = unsafe memory.bindMemory(to: Element.self, capacity: larger)
        unsafe base = start
        capacity = larger
        return unsafe start
    }

    mutating func trim() {
        guard capacity * MemoryLayout<Element>.stride > Self.mostKept else { return }
        unsafe free(base)
        unsafe base = nil
        capacity = 0
    }
}

import JSONValues

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Cuts a file into lines, reading as it goes; a line over the limit is passed over without being held.
struct LineReader {
    struct Line {
        /// From 1.
        let number: Int
        /// Nil where it is over the limit.
        let text: [UInt8]?

        var isBlank: Bool {
            text?.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ?? false
        }
    }

    private let descriptor: Int32
    private var buffer: ArraySlice<UInt8> = []
    private var number = 0
    private var isOver = false

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line that is not blank; nil at the end.
    mutating func next() throws(CommandError) -> Line? {
        while let line = try nextLine() {
            if !line.isBlank { return line }
        }
        return nil
    }

    private mutating func nextLine() throws(CommandError) -> Line? {
        var text: [UInt8] = []
        var isTooLong = false
        var isEmpty = true
        while true {
            if buffer.isEmpty, !isOver { try fill() }
            if buffer.isEmpty {
                guard !isEmpty else { return nil }
                break
            }
            isEmpty = false
            let end = buffer.firstIndex(of: 0x0A)
            let part = buffer[..<(end ?? buffer.endIndex)]
            if text.count + part.count > Limits.maxMessageBytes.value {
                isTooLong = true
                text = []
            } else if !isTooLong {
                text += part
            }
            buffer = end.map { buffer[($0 + 1)...] } ?? []
            if end != nil { break }
        }
        number += 1
        // Editors on some systems begin a file with a byte order mark.
        if number == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
        return Line(number: number, text: isTooLong ? nil : text)
    }

    private mutating func fill() throws(CommandError) {
        buffer = try FileDescriptor.read(descriptor)[...]
        isOver = buffer.isEmpty
    }
}

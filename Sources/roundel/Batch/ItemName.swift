import JSONValues

/// What an item's file is called, without its ending.
enum ItemName {
    /// Bytes that a file name has, and room for an ending.
    private static let maxBytes = 255 - 5

    /// The id percent-encoded, so that different ids give different names in one folder, none of them hidden.
    static func of(id: String) throws(InvalidValue) -> String {
        guard !id.isEmpty else {
            throw InvalidValue(
                .outOfRange, "an empty id names no file", at: "id",
                expected: "at least one character, or no id for a numbered file")
        }
        var name = ""
        for byte in id.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: ".") where !name.isEmpty: name += "."
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                name += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        guard name.utf8.count <= maxBytes else {
            throw InvalidValue(
                .outOfRange, "the id makes a file name of \(name.utf8.count) bytes", at: "id",
                expected: "at most \(maxBytes) bytes when percent-encoded", received: "\(name.utf8.count) bytes")
        }
        return name
    }

    /// For items without an id, so that the files sort in the order of the items.
    static func of(index: Int, among count: Int) -> String {
        let digits = "\(index)"
        return String(repeating: "0", count: max(0, "\(count)".utf8.count - digits.utf8.count)) + digits
    }
}

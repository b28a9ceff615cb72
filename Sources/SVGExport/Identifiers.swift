/// Names that no other picture on the page has: the caller's prefix, a letter for the kind of thing, a hash of the
/// picture, and a number from the second one on.
struct Identifiers {
    /// What is named; the raw value is its letter.
    enum Kind: Unicode.Scalar {
        case clip = "c"
        case filter = "f"
        case gradient = "g"
        case image = "i"
        case mask = "k"
        case motion = "m"
    }

    struct Identifier {
        let kind: Kind
        let ordinal: Int
    }

    private let prefix: [UInt8]
    private let identity: UInt64
    private var count = 0

    init(prefix: String, identity: UInt64) {
        self.prefix = prefix.utf8.filter(Self.isAllowed)
        self.identity = identity
    }

    mutating func next(_ kind: Kind) -> Identifier {
        defer { count += 1 }
        return Identifier(kind: kind, ordinal: count)
    }

    /// As the value of an attribute or inside `url(#…)`.
    func append(_ identifier: Identifier, to out: inout ByteBuffer) {
        for byte in prefix { out.append(byte) }
        appendRest(identifier, to: &out)
    }

    /// As an identifier of CSS, where a digit or a hyphen in front must be written as an escape.
    func appendForStyle(_ identifier: Identifier, to out: inout ByteBuffer) {
        for (index, byte) in prefix.enumerated() {
            if index == 0, byte < UInt8(ascii: "A") {
                out.append(UInt8(ascii: "\\"))
                out.append(48 + byte >> 4)
                out.append(byte & 15 < 10 ? 48 + byte & 15 : 87 + byte & 15)
                out.append(UInt8(ascii: " "))
            } else {
                out.append(byte)
            }
        }
        appendRest(identifier, to: &out)
    }

    private func appendRest(_ identifier: Identifier, to out: inout ByteBuffer) {
        out.append(UInt8(truncatingIfNeeded: identifier.kind.rawValue.value))
        var rest = identity
        repeat {
            let digit = UInt8(truncatingIfNeeded: rest % 36)
            out.append(digit < 10 ? 48 + digit : 87 + digit)
            rest /= 36
        } while rest > 0
        if identifier.ordinal > 0 {
            out.append(UInt8(ascii: "-"))
            out.append(thousandths: identifier.ordinal * 1000)
        }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

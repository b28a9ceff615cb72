package import JSONValues

extension Kind where Value == IdentityID {
    /// A string, or an integer of 64 bits.
    package static var identity: Kind {
        Kind(
            schema: { ["type": ["string", "integer"]] },
            decode: { (json) throws(InvalidValue) in
                switch json {
                case .string(let text): return .string(try Kind<String>.readText.decode(.string(text)))
                case .integer(let number): return .integer(number)
                case .real(let number):
                    guard let whole = Int64(exactly: number) else { fallthrough }
                    return .integer(whole)
                default: throw .wrongType(expected: "a string or an integer", received: json)
                }
            },
            encode: { id in
                switch id {
                case .string(let text): .string(text)
                case .integer(let number): .integer(number)
                }
            })
    }
}

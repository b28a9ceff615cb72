import JSONValues

extension ReplyWriter {
    /// All but objects is written here, in the bytes that jansson would write. To it each is a tree and a walk over it, and the
    /// dozen in a rendering would be a tenth of what an SVG costs.
    static func write(_ value: JSONValue, to output: inout [UInt8]) {
        switch value {
        case .null: append("null", to: &output)
        case .bool(let flag): append(flag ? "true" : "false", to: &output)
        case .integer(let number):
            if number < 0 { output.append(UInt8(ascii: "-")) }
            append(digitsOf: number.magnitude, to: &output)
        case .string(let text): StringEscaping.append(quoted: text, to: &output)
        case .array(let elements): append(arrayOf: elements, to: &output) { write($0, to: &$1) }
        case .real(let number):
            if !appendLength(number, to: &output) { Jansson.write(value, to: &output) }
        case .object: Jansson.write(value, to: &output)
        }
    }

    /// A number of four decimals, as lengths are; false, and nothing appended, for any other.
    private static func appendLength(_ number: Double, to output: inout [UInt8]) -> Bool {
        // Up to here every number of four decimals has at most 15 digits, which is as many as jansson writes.
        guard number.magnitude < 1e10 else { return false }
        let tenThousandths = (number * 10_000).rounded()
        guard tenThousandths / 10_000 == number, let value = Int64(exactly: tenThousandths) else { return false }
        let (whole, fraction) = value.magnitude.quotientAndRemainder(dividingBy: 10_000)
        // An integral real keeps its decimal.
        guard fraction > 0 else { return false }
        if value < 0 { output.append(UInt8(ascii: "-")) }
        append(digitsOf: whole, to: &output)
        output.append(UInt8(ascii: "."))
        var rest = fraction
        var unit: UInt64 = 1000
        while rest > 0 {
            output.append(UInt8(truncatingIfNeeded: 0x30 + rest / unit))
            rest %= unit
            unit /= 10
        }
        return true
    }

    private static func append(digitsOf number: UInt64, to output: inout [UInt8]) {
        if number >= 10 { append(digitsOf: number / 10, to: &output) }
        output.append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
    }
}

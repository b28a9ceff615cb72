import JSONValues

extension ReplyWriter {
    /// Writes every value but an object without jansson, in the same bytes as jansson. Building a jansson value for
    /// each of the dozen values of a rendering would be a tenth of the cost of an SVG.
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

    /// Writes a number of at most four decimals, such as a length. False, with nothing appended, for any other
    /// number.
    private static func appendLength(_ number: Double, to output: inout [UInt8]) -> Bool {
        // Below this bound a number of four decimals has at most 15 significant digits, as many as jansson writes.
        guard number.magnitude < 1e10 else { return false }
        let tenThousandths = (number * 10_000).rounded()
        guard tenThousandths / 10_000 == number, let value = Int64(exactly: tenThousandths) else { return false }
        let (whole, fraction) = value.magnitude.quotientAndRemainder(dividingBy: 10_000)
        // A real number without a fraction is left to jansson, which writes it with `.0`.
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

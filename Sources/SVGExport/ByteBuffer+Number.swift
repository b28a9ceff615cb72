/// Numbers as SVG and CSS read them: at most 3 decimals, no exponent, `.` in every locale, the shortest form.
extension ByteBuffer {
    /// Thousandths of `value`, rounded half away from zero; NaN is 0, and ±10¹² the most.
    @inline(__always)
    static func thousandths(_ value: Double) -> Int {
        let scaled = value * 1000
        guard abs(scaled) < 1e15 else {
            return scaled > 0 ? 1_000_000_000_000_000 : scaled < 0 ? -1_000_000_000_000_000 : 0
        }
        return Int(scaled + (scaled < 0 ? -0.5 : 0.5))
    }

    @inline(__always)
    mutating func append(number value: Double) {
        append(thousandths: Self.thousandths(value))
    }

    mutating func append(thousandths value: Int) {
        reserve(24)
        if value < 0 { put(UInt8(ascii: "-")) }
        let magnitude = value.magnitude
        let whole = magnitude / 1000
        let fraction = Int(magnitude % 1000)
        if whole > 0 || fraction == 0 { put(digitsOf: whole) }
        guard fraction > 0 else { return }
        put(UInt8(ascii: "."))
        let hundreds = fraction / 100
        put(digit: hundreds)
        let rest = fraction - hundreds * 100
        guard rest > 0 else { return }
        put(digit: rest / 10)
        if rest % 10 > 0 { put(digit: rest % 10) }
    }

    /// How many bytes `append(thousandths:)` writes.
    static func width(ofThousandths value: Int) -> Int {
        let magnitude = value.magnitude
        let whole = magnitude / 1000
        let fraction = magnitude % 1000
        var width = value < 0 ? 1 : 0
        if fraction > 0 { width += fraction % 100 == 0 ? 2 : fraction % 10 == 0 ? 3 : 4 }
        if whole > 0 || fraction == 0 {
            width += 1
            var bound: UInt = 10
            while whole >= bound {
                width += 1
                bound *= 10
            }
        }
        return width
    }

    @inline(__always)
    private mutating func put(digit: Int) {
        put(UInt8(truncatingIfNeeded: 48 &+ digit))
    }

    private mutating func put(digitsOf value: UInt) {
        if value < 10 { return put(digit: Int(value)) }
        if value < 100 {
            put(digit: Int(value / 10))
            return put(digit: Int(value % 10))
        }
        var divisor: UInt = 100
        while value / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            put(digit: Int(value / divisor % 10))
            divisor /= 10
        }
    }
}

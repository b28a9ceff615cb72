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

    @inline(__always)
    mutating func append(thousandths value: Int) {
        reserve(Self.maximumWidth)
        put(thousandths: value)
    }

    /// What `put(thousandths:)` needs room for: a sign, 13 digits, a point and three digits, and as it writes whole words, more.
    static let maximumWidth = 24

    /// Appends a number for which there is room already. Whether it has a point.
    @inline(__always) @discardableResult
    mutating func put(thousandths value: Int) -> Bool {
        guard value.magnitude < 100_000 else { return putLong(thousandths: value) }
        let (whole, thousandths) = UInt32(value.magnitude).quotientAndRemainder(dividingBy: 1000)
        var text = UInt64(Fraction.text(thousandths))
        if whole >= 10 {
            let (tens, ones) = whole.quotientAndRemainder(dividingBy: 10)
            text = text << 16 | UInt64(0x3030 + tens + ones << 8)
        } else if whole > 0 || thousandths == 0 {
            text = text << 8 | UInt64(0x30 + whole)
        }
        if value < 0 { text = text << 8 | 0x2D }
        put(word: text)
        return thousandths > 0
    }

    @inline(never)
    private mutating func putLong(thousandths value: Int) -> Bool {
        if value < 0 { put(UInt8(ascii: "-")) }
        let (whole, thousandths) = value.magnitude.quotientAndRemainder(dividingBy: 1000)
        put(digitsOf: whole)
        put(word: UInt64(Fraction.text(UInt32(thousandths))))
        return thousandths > 0
    }

    /// 100 or more.
    private mutating func put(digitsOf value: UInt) {
        var divisor: UInt = 100
        while value / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            put(UInt8(truncatingIfNeeded: 48 &+ value / divisor % 10))
            divisor /= 10
        }
    }
}

/// What stands behind the whole part of a number: a point and the digits up to the last that counts, or nothing.
private enum Fraction {
    /// By thousandths: ASCII, the first character in the lowest byte, the rest zero. Never freed.
    @safe private nonisolated(unsafe) static let texts: UnsafePointer<UInt32> = {
        let texts = UnsafeMutablePointer<UInt32>.allocate(capacity: 1000)
        for thousandths: UInt32 in 0..<1000 {
            let digits = [thousandths / 100, thousandths / 10 % 10, thousandths % 10]
            let kept = digits.lastIndex { $0 > 0 }.map { digits[...$0] } ?? []
            let text = kept.isEmpty ? 0 : kept.reversed().reduce(0) { $0 << 8 | 0x30 + $1 } << 8 | 0x2E
            unsafe (texts + Int(thousandths)).initialize(to: text)
        }
        return unsafe UnsafePointer(texts)
    }()

    /// - Parameter thousandths: 0 to 999.
    @inline(__always)
    static func text(_ thousandths: UInt32) -> UInt32 { texts[Int(thousandths)] }
}

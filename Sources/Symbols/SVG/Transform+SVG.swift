import Drawing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Transform {
    /// First `other`, then this.
    func after(_ other: Transform) -> Transform {
        Transform(
            a: a * other.a + c * other.b, b: b * other.a + d * other.b, c: a * other.c + c * other.d,
            d: b * other.c + d * other.d, tx: a * other.tx + c * other.ty + tx, ty: b * other.tx + d * other.ty + ty)
    }

    /// Degrees, clockwise with y down.
    static func rotation(_ degrees: Double, about center: Point = .zero) -> Transform {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return Transform(
            a: cosine, b: sine, c: -sine, d: cosine, tx: center.x - cosine * center.x + sine * center.y,
            ty: center.y - sine * center.x - cosine * center.y)
    }

    /// A `transform` attribute (CSS Transforms 1, section 8); nil where it cannot be read.
    init?(svg text: String) {
        var scanner = NumberScanner(text)
        var whole = Transform.identity
        while let name = scanner.function() {
            var numbers: [Double] = []
            while !scanner.closesBracket() {
                guard numbers.count < 6, let number = scanner.number() else { return nil }
                numbers.append(number)
            }
            guard let one = Transform(name, numbers) else { return nil }
            whole = whole.after(one)
        }
        scanner.skipSeparators()
        guard scanner.isAtEnd else { return nil }
        self = whole
    }

    private init?(_ name: String, _ numbers: [Double]) {
        switch (name, numbers.count) {
        case ("matrix", 6):
            self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1): self = .translation(x: numbers[0], y: 0)
        case ("translate", 2): self = .translation(x: numbers[0], y: numbers[1])
        case ("scale", 1): self.init(a: numbers[0], b: 0, c: 0, d: numbers[0], tx: 0, ty: 0)
        case ("scale", 2): self.init(a: numbers[0], b: 0, c: 0, d: numbers[1], tx: 0, ty: 0)
        case ("rotate", 1): self = .rotation(numbers[0])
        case ("rotate", 3): self = .rotation(numbers[0], about: Point(x: numbers[1], y: numbers[2]))
        case ("skewX", 1): self.init(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): self.init(a: 1, b: tan(numbers[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }
}

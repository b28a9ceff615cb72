import Drawing

extension SVGWriter {
    /// Writes the rules that move a group and names their class; null where nothing moves. They do nothing in viewers whose
    /// users asked for less motion.
    mutating func style(_ motion: Motion) -> Identifiers.Identifier? {
        if case .turn(_, let speed) = motion, !(speed.isFinite && abs(speed) >= 0.001) { return nil }
        let identifier = identifiers.next(.motion)
        out.append("<style>@media(prefers-reduced-motion:no-preference){.")
        identifiers.appendForStyle(identifier, to: &out)
        out.append("{animation:")
        identifiers.appendForStyle(identifier, to: &out)
        timing(motion)
        out.append("}}@keyframes ")
        identifiers.appendForStyle(identifier, to: &out)
        keyframes(motion)
        out.append("</style>")
        return identifier
    }

    private mutating func timing(_ motion: Motion) {
        switch motion {
        case .turn(_, let degreesPerSecond):
            out.append(UInt8(ascii: " "))
            out.append(number: 360 / abs(degreesPerSecond))
            out.append("s linear infinite")
        case .pulse: out.append(" 2s ease-in-out infinite")
        case .bounce: out.append(" .6s ease-out")
        }
    }

    private mutating func keyframes(_ motion: Motion) {
        switch motion {
        case .turn(let center, let degreesPerSecond):
            out.append("{0%{")
            transform(about: center, "rotate(0deg)")
            out.append("}to{")
            transform(about: center, degreesPerSecond < 0 ? "rotate(-360deg)" : "rotate(360deg)")
            out.append("}}")
        case .pulse: out.append("{50%{opacity:.4}}")
        case .bounce(let center):
            out.append("{0%,to{")
            transform(about: center, "scale(1)")
            out.append("}40%{")
            transform(about: center, "scale(1.2)")
            out.append("}70%{")
            transform(about: center, "scale(.95)")
            out.append("}}")
        }
    }

    /// Spelled out, because viewers disagree on what `transform-origin` means where the view box does not start at 0.
    private mutating func transform(about center: Point, _ change: StaticString) {
        out.append("transform:translate(")
        lengths(center)
        out.append(")")
        out.append(change)
        out.append("translate(")
        lengths(Point(x: -center.x, y: -center.y))
        out.append(")")
    }

    private mutating func lengths(_ point: Point) {
        out.append(number: point.x)
        out.append("px,")
        out.append(number: point.y)
        out.append("px")
    }
}

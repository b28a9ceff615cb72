import Drawing

extension SVGWriter {
    /// Writes the rules that move a group and names their class; null where nothing moves. They do nothing in viewers whose
    /// users asked for less motion.
    mutating func style(_ motion: Motion) -> Identifiers.Identifier? {
        if case .turn(_, let speed) = motion, !(speed.isFinite && abs(speed) >= Motion.slowestTurn) { return nil }
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
        out.append(UInt8(ascii: " "))
        switch motion {
        case .turn(_, let degreesPerSecond):
            out.append(number: Motion.turnDuration(degreesPerSecond: degreesPerSecond))
            out.append("s linear infinite")
        case .pulse:
            out.append(number: Motion.pulseDuration)
            out.append("s ease-in-out infinite")
        case .bounce:
            out.append(number: Motion.bounceDuration)
            out.append("s ease-out")
        }
    }

    private mutating func keyframes(_ motion: Motion) {
        switch motion {
        case .turn(let center, let degreesPerSecond):
            out.append("{0%{")
            transform(about: center) { $0.append("rotate(0deg)") }
            out.append("}to{")
            transform(about: center) { $0.append(degreesPerSecond < 0 ? "rotate(-360deg)" : "rotate(360deg)") }
            out.append("}}")
        case .pulse:
            out.append("{50%{opacity:")
            out.append(number: Motion.pulseOpacity)
            out.append("}}")
        case .bounce(let center):
            out.append("{0%,to{")
            transform(about: center, scale: 1)
            for step in Motion.bounceSteps {
                out.append("}")
                out.append(number: step.percent)
                out.append("%{")
                transform(about: center, scale: step.scale)
            }
            out.append("}}")
        }
    }

    private mutating func transform(about center: Point, scale: Double) {
        transform(about: center) { out in
            out.append("scale(")
            out.append(number: scale)
            out.append(")")
        }
    }

    /// Spelled out, because viewers disagree on what `transform-origin` means where the view box does not start at 0.
    private mutating func transform(about center: Point, _ change: (inout ByteBuffer) -> Void) {
        out.append("transform:translate(")
        lengths(center)
        out.append(")")
        change(&out)
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

import Drawing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Node {
    var turns: Bool {
        guard case .group(let group) = self else { return false }
        if case .turn? = group.motion { return true }
        return group.children.contains(where: \.turns)
    }

    /// Everything in it that turns, `seconds` later.
    func turned(after seconds: Double) -> Node {
        guard turns, case .group(var group) = self else { return self }
        group.children = group.children.map { $0.turned(after: seconds) }
        if case .turn(let center, let speed)? = group.motion {
            group.children = group.children.map { $0.turned(by: speed * seconds, about: center) }
            group.motion = nil
        }
        return .group(group)
    }

    /// A circle about the centre stays as it is, to the pixel, and only its gradient turns.
    private func turned(by degrees: Double, about center: Point) -> Node {
        if case .shape(var shape) = self, case .circle(center, _) = shape.geometry,
            let fill = Self.turned(shape.fill, by: degrees, about: center),
            let paint = Self.turned(shape.stroke?.paint, by: degrees, about: center)
        {
            shape.fill = fill
            if let paint { shape.stroke?.paint = paint }
            return .shape(shape)
        }
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return .group(
            Group(
                children: [self],
                transform: Transform(
                    a: cosine, b: sine, c: -sine, d: cosine, tx: center.x - cosine * center.x + sine * center.y,
                    ty: center.y - sine * center.x - cosine * center.y)))
    }

    /// Null where the paint itself would have to move; a paint that is not there turns into none.
    private static func turned(_ paint: Paint?, by degrees: Double, about center: Point) -> Paint?? {
        switch paint {
        case .gradient(.angular(center, let startAngle, let stops)):
            .some(.gradient(.angular(center: center, startAngle: startAngle + degrees, stops: stops)))
        case .gradient: .none
        case nil, .color, .inherited: .some(paint)
        }
    }
}

import Drawing
import JSONValues

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A transform in words: scaled about the origin, then turned about it, then moved.
private struct SceneTransform: Record {
    var translate = Offset()
    var rotate = 0.0
    var scale = 1.0

    static let fields = FieldList<SceneTransform>([
        Field("translate", .record(), \.translate, "Points to the right and downwards."),
        Field("rotate", .number(limit: Limits.maxSize), \.rotate, "Degrees, clockwise. Default: 0."),
        Field("scale", .number(limit: Limits.maxSize), \.scale, "A factor. Default: 1."),
    ])

    var transform: Transform {
        // Quarter turns are exact, so that what is upright stays sharp.
        let quarters = rotate / 90
        let (cosine, sine): (Double, Double) =
            switch quarters == quarters.rounded() ? Int(quarters) & 3 : nil {
            case 0?: (1, 0)
            case 1?: (0, 1)
            case 2?: (-1, 0)
            case 3?: (0, -1)
            default: (cos(rotate * .pi / 180), sin(rotate * .pi / 180))
            }
        return Transform(
            a: scale * cosine, b: scale * sine, c: -scale * sine, d: scale * cosine, tx: translate.x, ty: translate.y)
    }
}

extension Kind where Value == Transform {
    /// `{translate, rotate, scale}`, or the six numbers of an affine map as in SVG.
    static var transform: Kind {
        let numbers = Kind<[Double]>.list(of: .number(limit: Limits.maxSize))
        return Kind(
            schema: {
                [
                    "oneOf": [
                        .object(SceneTransform.fields.schema),
                        ["type": "array", "items": ["type": "number"], "minItems": 6, "maxItems": 6],
                    ]
                ]
            },
            decode: { (json) throws(InvalidValue) in
                guard case .array = json else { return try SceneTransform(decoding: json).transform }
                let n = try numbers.decode(json)
                guard n.count == 6 else {
                    throw InvalidValue(
                        .outOfRange, "an affine map has six numbers, not \(n.count)", expected: "[a, b, c, d, e, f]",
                        received: "\(n.count) numbers")
                }
                return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            },
            encode: { _ in .null })
    }
}

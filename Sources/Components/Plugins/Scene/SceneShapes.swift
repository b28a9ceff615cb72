import Drawing
package import JSONValues

/// A circle.
package struct SceneCircle: Record {
    var type = "circle"
    var cx = 0.0
    var cy = 0.0
    var r = 0.0
    var paint = ScenePaints()

    package init() {}

    package static let fields = FieldList<SceneCircle>(
        [
            Field("type", .tag("circle"), \.type, required: true, "A circle."),
            Field("cx", .coordinate, \.cx, "Its centre, points from the left. Default: 0."),
            Field("cy", .coordinate, \.cy, "Its centre, points from the top. Default: 0."),
            Field("r", .extent, \.r, required: true, "Its radius in points."),
        ] + ScenePaints.fields(at: \.paint))

    var geometry: Geometry { .circle(center: Point(x: cx, y: cy), radius: r) }
}

/// A rectangle, perhaps with round corners.
package struct SceneRect: Record {
    var type = "rect"
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
    var cornerRadius = 0.0
    var paint = ScenePaints()

    package init() {}

    package static let fields = FieldList<SceneRect>(
        [
            Field("type", .tag("rect"), \.type, required: true, "A rectangle."),
            Field("x", .coordinate, \.x, "Its left edge. Default: 0."),
            Field("y", .coordinate, \.y, "Its top edge. Default: 0."),
            Field("width", .extent, \.width, required: true, "Points."),
            Field("height", .extent, \.height, required: true, "Points."),
            Field("cornerRadius", .extent, \.cornerRadius, "Points, at most half of the shorter side. Default: 0."),
        ] + ScenePaints.fields(at: \.paint))

    var geometry: Geometry {
        .rect(Rect(x: x, y: y, width: width, height: height), cornerRadius: min(cornerRadius, min(width, height) / 2))
    }
}

/// Any outline.
package struct ScenePath: Record {
    var type = "path"
    var d = PathData()
    var evenOdd = false
    var paint = ScenePaints()

    package init() {}

    package static let fields = FieldList<ScenePath>(
        [
            Field("type", .tag("path"), \.type, required: true, "Any outline."),
            Field("d", .pathData, \.d, required: true, "Path data as in SVG 2: M, L, H, V, C, S, Q, T, A, Z."),
            Field("evenOdd", .boolean, \.evenOdd, "Whether what is enclosed twice is outside. Default: false."),
        ] + ScenePaints.fields(at: \.paint))

    var geometry: Geometry { .path(d.path, evenOdd: evenOdd) }
}

/// Path data, read.
struct PathData: Sendable {
    var path = Path()
}

extension Kind where Value == PathData {
    static var pathData: Kind {
        Kind(
            schema: { ["type": "string", "minLength": 1] },
            decode: { (json) throws(InvalidValue) in
                guard case .string(let text) = json else { throw .wrongType(expected: "path data", received: json) }
                do throws(PathDataError) {
                    return PathData(path: try Path(svgData: text))
                } catch {
                    throw InvalidValue(
                        .unknownValue, "this is no path data: \(error.message)", expected: "path data as in SVG",
                        received: text.shortened)
                }
            },
            encode: { _ in .null })
    }
}

extension Kind where Value == Double {
    /// A place in points, or a distance that may go either way.
    static var coordinate: Kind { .number(limit: Limits.maxSize) }
    /// A length in points.
    static var extent: Kind { .number(min: 0, limit: Limits.maxSize) }
}

package import JSONValues

/// A picture.
package struct SceneImage: Record {
    var type = "image"
    var href = ""
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    package init() {}

    package static let fields = FieldList<SceneImage>([
        Field("type", .tag("image"), \.type, required: true, "A picture."),
        Field("href", .string, \.href, required: true, "A data: URI, or an address or a file that the host may read."),
        Field("x", .coordinate, \.x, "Its left edge. Default: 0."),
        Field("y", .coordinate, \.y, "Its top edge. Default: 0."),
        Field("width", .extent, \.width, required: true, "Points."),
        Field("height", .extent, \.height, required: true, "Points."),
    ])
}

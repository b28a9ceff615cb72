package import ImageDecoding
package import JSONValues

/// The parameters of `image/load`.
package struct LoadRequest: Record {
    /// A data: URI, file: URL, path, or http(s) URL.
    package var source = ""
    /// Pixels of the box that the picture must fill.
    package var width = 1
    package var height = 1
    package var fit = PictureRequest.Fit.cover
    package var form = PictureRequest.Form.pixels
    /// Of an earlier result: where the source has not changed since, no picture is needed.
    package var tag: String?

    package init() {}

    package static let fields = FieldList<LoadRequest>([
        Field("source", .string, \.source, required: true, "A data: URI, file: URL, path, or http(s) URL."),
        Field("width", .integer(min: 1, max: maxSide), \.width, required: true, "Pixels of the box."),
        Field("height", .integer(min: 1, max: maxSide), \.height, required: true, "Pixels of the box."),
        Field("fit", .choice(), \.fit, "How the picture comes to the shape of the box."),
        Field("form", .choice(), \.form, "Pixels, or a file to embed."),
        Field("tag", .string, \.tag, "The tag of an earlier result."),
    ])

    /// Far more than any screen; keeps products of sides small.
    private static let maxSide = 65_536

    func picture(maxPixels: Int) -> PictureRequest {
        PictureRequest(width: width, height: height, fit: fit, form: form, maxPixels: maxPixels)
    }
}

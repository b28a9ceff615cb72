/// What is wanted of a picture.
package struct PictureRequest: Equatable, Sendable {
    package enum Fit: String, CaseIterable, Sendable {
        /// Cropped from the middle to the shape of the box.
        case cover
        /// Whole, within the box.
        case contain
        /// As large as the box, in its shape.
        case stretch
    }

    package enum Form: String, CaseIterable, Sendable {
        /// Straight-alpha RGBA, 8 bits a channel, row by row.
        case pixels
        /// A PNG or JPEG file.
        case file
    }

    /// Pixels; at least 1.
    package var width: Int
    package var height: Int
    package var fit: Fit
    package var form: Form
    /// A picture of more pixels is not decoded.
    package var maxPixels: Int

    package init(width: Int, height: Int, fit: Fit, form: Form, maxPixels: Int) {
        self.width = width
        self.height = height
        self.fit = fit
        self.form = form
        self.maxPixels = maxPixels
    }
}

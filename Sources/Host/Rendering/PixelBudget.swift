import Drawing
import JSONValues
import PNGExport

/// The pixels that a picture would have, and what would have to be smaller where they are too many.
struct PixelBudget {
    /// In points, with the padding.
    let canvas: Rect
    let output: OutputOptions
    /// Of the component, as they were given.
    let props: JSONObject
    /// How many frames a picture that moves has; all of them together may have twice as many pixels. Nil for one that stands still.
    let frames: Int?

    private var most: Double { Double(frames == nil ? Limits.maxPixels.value : PNGPainter.mostLoopPixels) }
    private var scale: Double { output.scale ?? 1 }

    /// Reals: the product of two large sides need not fit an integer.
    private func pixels(_ width: Double, _ height: Double, scale: Double) -> Double {
        (width * scale).rounded(.up) * (height * scale).rounded(.up) * Double(frames ?? 1)
    }

    func check() throws(InvalidValue) {
        let pixels = pixels(canvas.width, canvas.height, scale: scale)
        guard pixels > most else { return }
        let limit = Limits.maxPixels
        let what = frames.map { "the \($0) frames would have \(plain(pixels)) pixels together" }
        let bound = (frames == nil ? "" : "twice ") + "the limit \(limit.name) of \(limit.value)"
        let (place, expected) = remedy(pixels)
        var fault = InvalidValue(
            .limitExceeded, "\(what ?? "the picture would have \(plain(pixels)) pixels"), over \(bound)",
            expected: expected, received: "\(plain(pixels)) pixels", limit: limit)
        for token in place.reversed() { fault = fault.inside(token) }
        throw fault
    }

    /// Where the value stands that makes the picture so large, of those that were given, and what it may be at most.
    private func remedy(_ pixels: Double) -> (place: [String], expected: String) {
        if scale > 1, let most = largestScale { return (["output", "scale"], "a scale of at most \(plain(most))") }
        if let most = largestPadding {
            return (["output", "padding"], "a padding of at most \(plain(most)) points")
        }
        let shrink = (most / pixels).squareRoot()
        let (width, height) = ((canvas.width * shrink).rounded(.down), (canvas.height * shrink).rounded(.down))
        return (sizePlace, "a picture of at most \(plain(width)) × \(plain(height)) points at scale \(plain(scale))")
    }

    /// In hundredths; nil where none is small enough.
    private var largestScale: Double? {
        let area = canvas.width * canvas.height * Double(frames ?? 1)
        // The sides are rounded up, so that somewhat less than what fits the area may be what fits.
        for hundredths in stride(from: ((most / area).squareRoot() * 100).rounded(.down), to: 0, by: -1).prefix(100)
        where pixels(canvas.width, canvas.height, scale: hundredths / 100) <= most { return hundredths / 100 }
        return nil
    }

    /// In points; nil where there is none, or where the picture without it is too large already.
    private var largestPadding: Double? {
        guard let padding = output.padding, padding > 0 else { return nil }
        let (width, height) = (canvas.width - 2 * padding, canvas.height - 2 * padding)
        func fits(_ padding: Double) -> Bool {
            pixels(width + 2 * padding, height + 2 * padding, scale: scale) <= most
        }
        guard fits(0) else { return nil }
        var (fitting, tooLarge) = (0.0, padding.rounded(.up))
        while tooLarge - fitting > 1 {
            let middle = ((fitting + tooLarge) / 2).rounded(.down)
            if fits(middle) { fitting = middle } else { tooLarge = middle }
        }
        return fitting
    }

    private var sizePlace: [String] {
        let sizes = ["size", "width", "height"].compactMap { name in props[name]?.double.map { (name, $0) } }
        if let largest = sizes.max(by: { $0.1 < $1.1 }) { return ["props", largest.0] }
        return [props.members.isEmpty ? "component" : "props"]
    }

    private func plain(_ number: Double) -> String { JSONValue.length(number).plain }
}

import Digests
import Drawing

/// A picture as the worker is asked for it: in pixels, in one output's form.
struct ImageRequest: Sendable {
    let source: String
    /// Of the box that it is to fill, in pixels, each at least 1.
    let width: Int
    let height: Int
    let fit: ImageFit
    let form: ImageForm

    /// The most pixels that a side of the box has (ours): a picture of that size takes 4 MiB, and some 20 on its way through.
    static let maxSide = 1024

    /// - Parameter density: pixels a point.
    init(_ need: ImageNeed, density: Double, form: ImageForm) {
        source = need.source
        // Whole boxes keep their shape; where they are too large, the longer side is what fits.
        let longer = max(need.size.width, need.size.height) * density
        let scale = longer > Double(Self.maxSide) ? density * Double(Self.maxSide) / longer : density
        width = Self.pixels(need.size.width * scale)
        height = Self.pixels(need.size.height * scale)
        fit = need.fit
        self.form = form
    }

    private static func pixels(_ length: Double) -> Int {
        // A little more than a whole number is what rounding left of one.
        length.isFinite ? max(1, Int(min(Double(maxSide), (length - 1e-6).rounded(.up)))) : 1
    }

    /// Bytes of its pixels, at most.
    var cost: Int { width * height * 4 }

    var key: ImageKey { ImageKey(self) }
}

/// What an output wants of a picture; the raw value is the worker's word.
enum ImageForm: String, Sendable {
    case pixels, file
}

/// What pictures are kept by: the same key, the same picture, as long as its source stays the same.
struct ImageKey: Hashable {
    /// The address, or what stands for one that is long.
    private let source: [UInt8]
    private let width: Int
    private let height: Int
    private let fit: ImageFit
    private let form: ImageForm
    /// The way that it comes.
    let lane: ImageLane

    private static let maxSource = 512

    init(_ request: ImageRequest) {
        let bytes = Array(request.source.utf8)
        // No address has a space, so that nothing else is called like it.
        source = bytes.count <= Self.maxSource ? bytes : Array("\(SHA256.digest(bytes)) \(bytes.count)".utf8)
        lane = ImageLane(of: request.source)
        width = request.width
        height = request.height
        fit = request.fit
        form = request.form
    }

    var cost: Int { source.count }
}

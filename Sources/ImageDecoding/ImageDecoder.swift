/// Bytes from anywhere → the pixels asked for.
package enum ImageDecoder {
    package static func decode(_ bytes: [UInt8], _ request: PictureRequest) throws(DecodingFault) -> DecodedPicture {
        let header = try ImageHeader(reading: bytes)
        if header.format == .svg { return try drawing(bytes, request) }
        guard header.width * header.height <= request.maxPixels else {
            throw .tooManyPixels(width: header.width, height: header.height)
        }
        // All that follows is in the coordinates of what is stored; the picture is turned last, when it is small.
        var request = request
        if header.orientation.swapsSides { swap(&request.width, &request.height) }
        let expected = Placement(sourceWidth: header.width, sourceHeight: header.height, in: request)
        let size = decodingSize(of: header, for: expected)
        let pixbuf = try PixbufLoader.load(contents(of: bytes, header), as: header.format) {
            (width, height) throws(DecodingFault) in
            // What the header said was checked; a loader that sees something else must not go on.
            guard width * height <= request.maxPixels else { throw .tooManyPixels(width: width, height: height) }
            return size ?? (width, height)
        }
        // AVIF turns its pictures itself, so this is the first to know the sides.
        let sourceWidth = size == nil ? pixbuf.width : header.width
        let sourceHeight = size == nil ? pixbuf.height : header.height
        let placement = Placement(sourceWidth: sourceWidth, sourceHeight: sourceHeight, in: request)
        let isOriginal =
            request.form == .file && header.isPlain && header.orientation == .upright
            && placement.isWhole(width: sourceWidth, height: sourceHeight)
        let scaled = placement.scaled(
            x: Double(pixbuf.width) / Double(sourceWidth), y: Double(pixbuf.height) / Double(sourceHeight))
        let pixels = try pixbuf.shrunk(to: scaled)
        var picture = try picture(
            of: pixels.turned(header.orientation), profile: pixbuf.profile ?? header.profile, format: header.format,
            request.form,
            isOriginal: isOriginal)
        picture.sourceWidth = header.orientation.swapsSides ? sourceHeight : sourceWidth
        picture.sourceHeight = header.orientation.swapsSides ? sourceWidth : sourceHeight
        return picture
    }

    /// What is worth handing to the loader: of an animation the first frame.
    private static func contents(of bytes: [UInt8], _ header: ImageHeader) -> ArraySlice<UInt8> {
        guard header.format == .gif, let end = GIFHeader.endOfFirstFrame(Bytes(bytes)), end < bytes.count else {
            return bytes[...]
        }
        return (bytes[..<end] + [0x3B])[...]
    }

    /// JPEG can be decoded at a half, a quarter or an eighth in a fraction of the time. Twice the size needed is left to
    /// average, as coarse steps sharpen.
    private static func decodingSize(of header: ImageHeader, for placement: Placement) -> (width: Int, height: Int)? {
        guard header.format == .jpeg else { return nil }
        let ratio = min(placement.cropWidth / Double(placement.width), placement.cropHeight / Double(placement.height))
        let factor = ratio >= 16 ? 8 : ratio >= 8 ? 4 : ratio >= 4 ? 2 : 1
        return ((header.width + factor - 1) / factor, (header.height + factor - 1) / factor)
    }

    /// SVG has no pixels of its own: it is drawn at the size asked for, however small it says it is.
    private static func drawing(_ bytes: [UInt8], _ request: PictureRequest) throws(DecodingFault) -> DecodedPicture {
        var source = (width: 0, height: 0)
        let pixbuf = try PixbufLoader.load(bytes[...], as: .svg) { (width, height) throws(DecodingFault) in
            guard width > 0, height > 0 else { throw .malformed("it has no size") }
            source = (width, height)
            let placement = Placement(sourceWidth: width, sourceHeight: height, in: request, enlarges: true)
            let whole = (
                width: Double(width) * Double(placement.width) / placement.cropWidth,
                height: Double(height) * Double(placement.height) / placement.cropHeight
            )
            // A drawing in the shape of a thread, of which only the middle is seen, is drawn whole all the same.
            guard whole.width * whole.height <= Double(request.maxPixels) else {
                throw .tooManyPixels(width: width, height: height)
            }
            return (max(1, Int(whole.width.rounded())), max(1, Int(whole.height.rounded())))
        }
        guard source.width > 0 else { throw .malformed("it has no size") }
        var inner = request
        inner.width = min(request.width, pixbuf.width)
        inner.height = min(request.height, pixbuf.height)
        let placement = Placement(sourceWidth: pixbuf.width, sourceHeight: pixbuf.height, in: inner)
        let pixels = try pixbuf.shrunk(to: placement)
        var picture = try picture(of: pixels, profile: nil, format: .svg, request.form, isOriginal: false)
        (picture.sourceWidth, picture.sourceHeight) = source
        return picture
    }

    private static func picture(
        of pixels: PixelBuffer, profile: [UInt8]?, format: ImageFormat, _ form: PictureRequest.Form, isOriginal: Bool
    ) throws(DecodingFault) -> DecodedPicture {
        var pixels = pixels
        if let profile { ColorProfile.convert(&pixels, from: profile) }
        let isOpaque = pixels.isOpaque
        var picture = DecodedPicture(
            width: pixels.width, height: pixels.height, sourceWidth: 0, sourceHeight: 0, isOpaque: isOpaque,
            format: format, content: .rgba, data: [])
        switch form {
        case .pixels: picture.data = pixels.bytes
        case .file where isOriginal: picture.content = .original
        case .file:
            picture.data = try Pixbuf.file(of: pixels, isOpaque: isOpaque)
            picture.content = isOpaque ? .jpeg : .png
        }
        return picture
    }
}

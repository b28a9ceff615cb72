/// Which part of a picture is shown, and at how many pixels. Everything is in the picture's own coordinates.
package struct Placement: Equatable, Sendable {
    /// The part that is shown.
    package var x: Double
    package var y: Double
    package var cropWidth: Double
    package var cropHeight: Double
    /// Pixels of the result.
    package var width: Int
    package var height: Int

    /// - Parameter enlarges: whether the picture may grow, as a drawing may.
    package init(sourceWidth: Int, sourceHeight: Int, in request: PictureRequest, enlarges: Bool = false) {
        let (sourceX, sourceY) = (Double(sourceWidth), Double(sourceHeight))
        let (boxX, boxY) = (Double(request.width), Double(request.height))
        let most = enlarges ? Double.infinity : 1
        (x, y, cropWidth, cropHeight) = (0, 0, sourceX, sourceY)
        switch request.fit {
        case .stretch:
            width = enlarges ? request.width : min(request.width, sourceWidth)
            height = enlarges ? request.height : min(request.height, sourceHeight)
        case .contain:
            let scale = min(most, boxX / sourceX, boxY / sourceY)
            width = min(request.width, max(1, Int((sourceX * scale).rounded())))
            height = min(request.height, max(1, Int((sourceY * scale).rounded())))
        case .cover:
            if sourceX * boxY > sourceY * boxX {
                cropWidth = sourceY * boxX / boxY
            } else {
                cropHeight = sourceX * boxY / boxX
            }
            if boxX / cropWidth <= most {
                (width, height) = (request.width, request.height)
            } else {
                // Shown at its own pixels, so it is cut between them.
                width = min(sourceWidth, max(1, Int(cropWidth.rounded())))
                height = min(sourceHeight, max(1, Int(cropHeight.rounded())))
                (cropWidth, cropHeight) = (Double(width), Double(height))
                x = Double((sourceWidth - width) / 2)
                y = Double((sourceHeight - height) / 2)
                return
            }
            x = (sourceX - cropWidth) / 2
            y = (sourceY - cropHeight) / 2
        }
    }

    /// Whether the whole picture is shown as it is.
    package func isWhole(width sourceWidth: Int, height sourceHeight: Int) -> Bool {
        width == sourceWidth && height == sourceHeight && cropWidth == Double(width) && cropHeight == Double(height)
    }

    /// The same part of the same picture, decoded at another size.
    func scaled(x scaleX: Double, y scaleY: Double) -> Placement {
        var scaled = self
        scaled.x *= scaleX
        scaled.cropWidth *= scaleX
        scaled.y *= scaleY
        scaled.cropHeight *= scaleY
        return scaled
    }
}

/// Shrinks by averaging what each new pixel covers, in parts of pixels too; transparent pixels lend it no colour, so that
/// no fringe is left. gdk-pixbuf's own scaler does the same at a memory cost of the square of the ratio, and silently does
/// nothing where that is too much.
enum AreaScaler {
    /// The pixels of `placement`, which is in the coordinates of `source` and no larger than it.
    static func shrink(_ source: RasterView, to placement: Placement) -> PixelBuffer {
        let columns = Coverage(
            start: placement.x, length: placement.cropWidth, into: placement.width, of: unsafe source.width)
        let rows = Coverage(
            start: placement.y, length: placement.cropHeight, into: placement.height, of: unsafe source.height)
        if columns.isIdentity, rows.isIdentity { return unsafe copy(source, to: placement) }
        var result = PixelBuffer(width: placement.width, height: placement.height, bytes: [])
        result.bytes.reserveCapacity(4 * placement.width * placement.height)
        let area = Float(columns.length * rows.length)
        var line = [SIMD4<Float>](repeating: .zero, count: placement.width)
        for row in rows.spans {
            for index in line.indices { line[index] = .zero }
            for y in row.first...row.last {
                unsafe add(source, row: y, weight: row.weight(of: y), columns, to: &line)
            }
            for sum in line {
                let alpha = sum.w / area
                let color = alpha > 0 ? sum / sum.w * 255 : .zero
                result.bytes.append(byte(color.x))
                result.bytes.append(byte(color.y))
                result.bytes.append(byte(color.z))
                result.bytes.append(byte(alpha))
            }
        }
        return result
    }

    /// Adds a row to the sums of colour × alpha / 255 and alpha.
    private static func add(
        _ source: RasterView, row: Int, weight: Float, _ columns: Coverage, to line: inout [SIMD4<Float>]
    ) {
        let pixels = unsafe source.start + row * source.stride
        let channels = unsafe source.channels
        for (index, span) in columns.spans.enumerated() {
            var sum = SIMD4<Float>.zero
            for x in span.first...span.last {
                let pixel = unsafe pixels + x * channels
                var value = SIMD4<Float>(unsafe Float(pixel[0]), unsafe Float(pixel[1]), unsafe Float(pixel[2]), 255)
                if channels == 4 {
                    let alpha = unsafe Float(pixel[3])
                    value *= alpha / 255
                    value.w = alpha
                }
                sum += x == span.first ? value * span.firstWeight : x == span.last ? value * span.lastWeight : value
            }
            line[index] += sum * weight
        }
    }

    private static func copy(_ source: RasterView, to placement: Placement) -> PixelBuffer {
        var result = PixelBuffer(width: placement.width, height: placement.height, bytes: [])
        result.bytes.reserveCapacity(4 * placement.width * placement.height)
        for y in 0..<placement.height {
            for x in 0..<placement.width {
                let place = unsafe (y + Int(placement.y)) * source.stride + (x + Int(placement.x)) * source.channels
                for channel in 0..<3 { result.bytes.append(unsafe source.start[place + channel]) }
                result.bytes.append(unsafe source.channels == 4 ? source.start[place + 3] : 255)
            }
        }
        return result
    }

    private static func byte(_ value: Float) -> UInt8 {
        UInt8(max(0, min(255, value.rounded())))
    }
}

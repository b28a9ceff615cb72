import Drawing

/// Reads the layers of one drawing out of a pack; nil as soon as anything is not as the format says.
struct PathDecoder {
    let file: MappedFile
    var offset: Int
    let end: Int
    /// From the pack's units to a box of side 1.
    let scale: Double

    mutating func layers() -> [SymbolLayer]? {
        var layers: [SymbolLayer] = []
        while offset < end {
            guard let level = file.byte(at: offset), let length = file.uint32(at: offset + 1) else { return nil }
            offset += 5
            guard Int(length) <= end - offset, let path = path(until: offset + Int(length)) else { return nil }
            layers.append(SymbolLayer(path: path, level: level == 1 ? .secondary : .primary))
        }
        return layers.isEmpty ? nil : layers
    }

    private mutating func path(until end: Int) -> Path? {
        var path = Path()
        path.elements.reserveCapacity((end - offset) / 10)
        var current = Point.zero
        while offset < end {
            guard let operation = file.byte(at: offset) else { return nil }
            offset += 1
            switch operation {
            case 0: path.elements.append(.close)
            case 1:
                guard let point = point() else { return nil }
                path.elements.append(.move(point))
                current = point
            case 2:
                guard let point = point() else { return nil }
                path.elements.append(.line(point))
                current = point
            case 3:
                guard let control1 = point(), let control2 = point(), let point = point() else { return nil }
                path.elements.append(.cubic(control1: control1, control2: control2, end: point))
                current = point
            case 4:
                guard let x = coordinate() else { return nil }
                current.x = x
                path.elements.append(.line(current))
            case 5:
                guard let y = coordinate() else { return nil }
                current.y = y
                path.elements.append(.line(current))
            default: return nil
            }
        }
        return offset == end ? path : nil
    }

    private mutating func point() -> Point? {
        guard let x = coordinate(), let y = coordinate() else { return nil }
        return Point(x: x, y: y)
    }

    private mutating func coordinate() -> Double? {
        guard let value = file.int16(at: offset) else { return nil }
        offset += 2
        return Double(value) * scale
    }
}

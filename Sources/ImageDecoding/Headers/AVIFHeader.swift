/// AVIF (ISO/IEC 23000-22): boxes in boxes. The size of an item is a property `ispe`; where there are several, as for
/// tiles, alpha or a thumbnail, the largest is the picture's, which may then be turned.
enum AVIFHeader {
    static func read(_ bytes: Bytes) -> ImageHeader? {
        guard let meta = find("meta", in: bytes, from: 0), let properties = find("iprp", in: meta, from: 4),
            let container = find("ipco", in: properties, from: 0)
        else { return nil }
        var header: ImageHeader?
        for (name, content) in boxes(in: container, from: 0) where name == "ispe" {
            guard let width = content.big32(at: 4), let height = content.big32(at: 8),
                max(width, height) <= ImageHeader.maxSide
            else { return nil }
            if width * height > (header?.width ?? 0) * (header?.height ?? 0) {
                header = ImageHeader(format: .avif, width: width, height: height)
            }
        }
        return header
    }

    private static func find(_ wanted: String, in bytes: Bytes, from start: Int) -> Bytes? {
        boxes(in: bytes, from: start).first { $0.name == wanted }?.content
    }

    private static func boxes(in bytes: Bytes, from start: Int) -> [(name: String, content: Bytes)] {
        var boxes: [(name: String, content: Bytes)] = []
        var place = start
        while var size = bytes.big32(at: place), let name = bytes[(place + 4)..<(place + 8)], boxes.count < 1000 {
            var head = 8
            if size == 1, let high = bytes.big32(at: place + 8), let low = bytes.big32(at: place + 12) {
                guard high == 0 else { break }
                (size, head) = (low, 16)
            } else if size == 0 {
                size = bytes.count - place
            }
            guard size >= head, let content = bytes[(place + head)..<(place + size)] else { break }
            let letters = (0..<4).compactMap { name[$0] }.map { Character(Unicode.Scalar(UInt8($0))) }
            boxes.append((String(letters), content))
            place += size
        }
        return boxes
    }
}

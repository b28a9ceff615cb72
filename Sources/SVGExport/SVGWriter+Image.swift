import Drawing

extension Text {
    /// Its colour glyphs, where they stand in the scene.
    var pictures: [Image] {
        shaped.bitmaps.map { bitmap in
            Image(source: bitmap.image, rect: bitmap.rect.scaled(by: fontSize).offset(x: origin.x, y: origin.y))
        }
    }
}

extension SVGWriter {
    mutating func image(_ image: Image) {
        let rect = image.rect
        guard rect.width > 0, rect.height > 0, !image.source.bytes.isEmpty else { return }
        if let use = images.earlierUse(of: image) {
            out.append(##"<use href="#"##)
            identifiers.append(use.identifier, to: &out)
            out.append(UInt8(ascii: "\""))
            place(Point(x: rect.x - use.place.x, y: rect.y - use.place.y))
            return out.append("/>")
        }
        out.append("<image")
        if images.isRepeated(image) {
            let identifier = identifiers.next(.image)
            images.record(image, as: identifier)
            out.append(#" id=""#)
            identifiers.append(identifier, to: &out)
            out.append(UInt8(ascii: "\""))
        }
        place(Point(x: rect.x, y: rect.y))
        attribute(#" width=""#, rect.width)
        attribute(#" height=""#, rect.height)
        out.append(#" preserveAspectRatio="none" href="data:"#)
        out.append(escaping: image.source.mediaType)
        out.append(";base64,")
        out.append(base64: image.source.bytes)
        out.append(#""/>"#)
    }

    /// `x` and `y`, where they are not the 0 that is meant without them.
    mutating func place(_ point: Point) {
        if point.x != 0 { attribute(#" x=""#, point.x) }
        if point.y != 0 { attribute(#" y=""#, point.y) }
    }
}

extension ByteBuffer {
    mutating func append(base64 bytes: [UInt8]) {
        let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        let digits = unsafe UnsafeBufferPointer(start: alphabet.utf8Start, count: alphabet.utf8CodeUnitCount)
        reserve((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let left = bytes.count - index
            let second = left > 1 ? bytes[index + 1] : 0
            let third = left > 2 ? bytes[index + 2] : 0
            let bits = Int(bytes[index]) << 16 | Int(second) << 8 | Int(third)
            unsafe put(digits[bits >> 18])
            unsafe put(digits[bits >> 12 & 63])
            unsafe put(left > 1 ? digits[bits >> 6 & 63] : UInt8(ascii: "="))
            unsafe put(left > 2 ? digits[bits & 63] : UInt8(ascii: "="))
            index += 3
        }
    }
}

import JSONValues
import TestSupport

/// What a vector asks of a PNG picture beyond the rules for all of them.
enum PNGDemand {
    static func check(_ demand: JSONObject, _ message: JSONValue) throws {
        let picture = try Rendering(message[demand["at"]?.string ?? "/result"]).png()
        func checkNumber(_ name: String, _ value: Int) throws {
            guard let wanted = demand[name]?.integer, wanted != value else { return }
            throw Failure("\(name): want \(wanted), got \(value)")
        }
        try checkNumber("width", picture.width)
        try checkNumber("height", picture.height)
        if let wanted = demand["colorType"]?.string, wanted != picture.colorType.rawValue {
            throw Failure("colorType: want \(wanted), got \(picture.colorType)")
        }
        for spot in demand["colorAt"]?.array ?? [] { try checkSpot(spot, picture) }
        if let box = demand["inkBox"]?.object { try checkInk(box, picture) }
        for pair in demand["contrast"]?.array ?? [] { try PNGComparison.checkContrast(pair, picture) }
        if let reference = demand["reference"] { try PNGComparison.checkReference(reference, picture) }
    }

    private static func checkSpot(_ spot: JSONValue, _ picture: PNGPicture) throws {
        guard let x = spot["/x"]?.integer, let y = spot["/y"]?.integer, x < picture.width, y < picture.height,
            let wanted = spot["/color"]?.string.flatMap(PNGPicture.Pixel.init(hex:)),
            let tolerance = spot["/tolerance"]?.integer
        else { throw Failure("colorAt: \(spot.cut()) is not in the picture") }
        let pixel = picture[x, y]
        let difference = wanted.alpha == 0 ? Int(pixel.alpha) : pixel.difference(from: wanted, withAlpha: true)
        guard difference <= tolerance else {
            throw Failure("pixel \(x), \(y): want \(wanted.hex) ± \(tolerance), got \(pixel.hex)")
        }
    }

    private static func checkInk(_ demand: JSONObject, _ picture: PNGPicture) throws {
        let color = demand["of"]?.string.flatMap { PNGPicture.Pixel(hex: $0 + "FF") }
        var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                guard pixel.alpha >= 128 else { continue }
                if let color, pixel.difference(from: color, withAlpha: false) > 64 { continue }
                (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
            }
        }
        guard maxX >= 0 else { throw Failure("inkBox: there is no ink") }
        let (width, height) = (Double(maxX - minX + 1), Double(maxY - minY + 1))
        let box = [
            "x": Double(minX), "y": Double(minY), "width": width, "height": height,
            "centerX": Double(minX) + width / 2, "centerY": Double(minY) + height / 2,
        ]
        let tolerance = demand["tolerance"]?.number ?? 0
        for (name, value) in box {
            guard let wanted = demand[name]?.number, (wanted - value).magnitude > tolerance else { continue }
            throw Failure("inkBox \(name): want \(wanted) ± \(tolerance), got \(value); the box is \(box)")
        }
    }

    /// Fails where a vector asks for something that is not known here.
    static func check(_ demand: JSONObject?, at place: String) throws {
        guard let demand else { return }
        var reader = try MemberReader(.object(demand), at: place + "/png")
        for name in ["at", "colorType"] { _ = try reader.optional(name, as: \.string) }
        for name in ["width", "height"] { _ = try reader.optional(name, as: \.integer) }
        let spots = try reader.optional("colorAt", as: \.array) ?? []
        let box = try reader.optional("inkBox", as: \.self)
        // The kit, which reads the schema, looks at what is in these.
        for name in ["contrast", "reference"] { _ = try reader.optional(name, as: \.self) }
        try reader.finish()
        for spot in spots {
            var reader = try MemberReader(spot, at: place + "/png/colorAt")
            for name in ["x", "y", "tolerance"] { _ = try reader.required(name, as: \.integer) }
            _ = try reader.required("color") { $0.string.flatMap(PNGPicture.Pixel.init(hex:)) }
            try reader.finish()
        }
        guard let box else { return }
        var inner = try MemberReader(box, at: place + "/png/inkBox")
        _ = try inner.optional("of", as: \.string)
        _ = try inner.required("tolerance", as: \.number)
        for name in ["x", "y", "width", "height", "centerX", "centerY"] { _ = try inner.optional(name, as: \.number) }
        try inner.finish()
    }
}

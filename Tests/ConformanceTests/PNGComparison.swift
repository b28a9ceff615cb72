import Foundation
import JSONValues
import TestSupport

/// How pixels of a picture compare with one another, and with those of a picture that it is to look like.
enum PNGComparison {
    static func checkContrast(_ pair: JSONValue, _ picture: PNGPicture) throws {
        func luminance(_ place: String) throws -> Double {
            guard let x = pair[place + "/x"]?.integer, let y = pair[place + "/y"]?.integer, x < picture.width,
                y < picture.height
            else { throw Failure("contrast: \(pair.cut()) is not in the picture") }
            let pixel = picture[x, y]
            let shares = [pixel.red, pixel.green, pixel.blue].map { Double($0) / 255 }
            let linear = shares.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let both = try [luminance(""), luminance("/with")].sorted()
        let ratio = (both[1] + 0.05) / (both[0] + 0.05)
        guard let wanted = pair["/atLeast"]?.number, ratio >= wanted else {
            throw Failure("contrast: want \(pair.cut()), got \(ratio)")
        }
    }

    static func checkReference(_ demand: JSONValue, _ picture: PNGPicture) throws {
        guard let data = demand["/data"]?.string.flatMap({ Data(base64Encoded: $0) }),
            let tolerance = demand["/tolerance"]?.integer, let share = demand["/share"]?.number
        else { throw Failure("reference: \(demand.cut())") }
        let reference = try PNGPicture(Array(data))
        guard reference.width == picture.width, reference.height == picture.height else {
            throw Failure("the reference is \(reference.width) × \(reference.height) pixels")
        }
        var near = 0
        for y in 0..<picture.height {
            for x in 0..<picture.width where isNear(picture[x, y], reference[x, y], Double(tolerance)) { near += 1 }
        }
        guard Double(near) >= share * Double(picture.width * picture.height) else {
            throw Failure("\(near) pixels are within \(tolerance) of the reference, want a share of \(share)")
        }
    }

    /// As they look on black and on white: the colour of what is hardly seen hardly counts.
    private static func isNear(_ one: PNGPicture.Pixel, _ other: PNGPicture.Pixel, _ tolerance: Double) -> Bool {
        func seen(_ pixel: PNGPicture.Pixel, _ channel: UInt8, on ground: Double) -> Double {
            (Double(channel) * Double(pixel.alpha) + ground * (255 - Double(pixel.alpha))) / 255
        }
        return [0.0, 255.0].allSatisfy { ground in
            [\PNGPicture.Pixel.red, \.green, \.blue].allSatisfy { channel in
                (seen(one, one[keyPath: channel], on: ground) - seen(other, other[keyPath: channel], on: ground))
                    .magnitude <= tolerance
            }
        }
    }
}

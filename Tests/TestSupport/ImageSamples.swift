import Foundation

/// Small pictures of four colours: red and green above, blue and white below; 48 × 32.
package enum ImageSamples {
    package static let folder = RoundelExecutable.packageRoot + "Tests/Samples/images"

    package static var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    package static func bytes(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(filePath: folder + "/" + name)))
    }

    package static func dataURI(_ bytes: [UInt8]) -> String {
        "data:;base64," + Data(bytes).base64EncodedString()
    }

    /// A JPEG with an Exif orientation in it, in either byte order.
    package static func jpeg(orientation: UInt8, isBigEndian: Bool = true) throws -> [UInt8] {
        let entry: [UInt8] =
            isBigEndian
            ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
            : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
        let exif = Array("Exif\0\0".utf8) + entry
        let picture = try bytes("quadrants.jpg")
        return picture.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + picture.dropFirst(2)
    }

    package static func svg(_ content: String, doctype: String = "") -> [UInt8] {
        let names = "xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        return Array("\(doctype)<svg \(names) width=\"40\" height=\"40\">\(content)</svg>".utf8)
    }
}

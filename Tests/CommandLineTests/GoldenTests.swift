import Foundation
import JSONValues
import TestSupport
import Testing

@Suite("Golden pictures", .enabled(if: Golden.isComparable, "\(Golden.otherwise)"))
struct GoldenTests {
    /// Of 255, in any channel, colours counted as far as they cover: what merging near colours of a palette may change.
    private static let tolerance = 4

    @Test("are written byte for byte as SVG")
    func svg() throws {
        let gallery = try Gallery.made()
        let names = gallery.names.map { $0 + ".svg" }.sorted()
        let folder = Golden.folder.appendingPathComponent("svg")
        if Golden.isRecording { return try record(names, in: folder) { try gallery.bytes(of: "out/svg/\($0)") } }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names)
        for name in names {
            let golden = try? Data(contentsOf: folder.appendingPathComponent(name))
            #expect(try golden == Data(contentsOf: gallery.folder.url("out/svg/\(name)")), "\(name)")
        }
    }

    @Test("are painted pixel for pixel as PNG, but for near colours")
    func png() throws {
        let pngs = try Golden.renderedPNGs()
        let folder = Golden.folder.appendingPathComponent("png")
        if Golden.isRecording {
            return try record(pngs.keys.map { $0 + ".png" }, in: folder) { pngs[String($0.dropLast(4))] ?? [] }
        }
        for (name, bytes) in pngs {
            let golden = try PNGPicture(Array(Data(contentsOf: folder.appendingPathComponent(name + ".png"))))
            let picture = try PNGPicture(bytes)
            #expect(picture.width == golden.width && picture.height == golden.height, "\(name)")
            guard picture.width == golden.width, picture.height == golden.height else { continue }
            #expect(Self.difference(picture, golden) <= Self.tolerance, "\(name)")
        }
    }

    private static func difference(_ one: PNGPicture, _ other: PNGPicture) -> Int {
        func channels(_ pixel: PNGPicture.Pixel) -> [Int] {
            let alpha = Int(pixel.alpha)
            return [pixel.red, pixel.green, pixel.blue].map { (Int($0) * alpha + 127) / 255 } + [alpha]
        }
        var most = 0
        for y in 0..<one.height {
            for x in 0..<one.width {
                for (a, b) in zip(channels(one[x, y]), channels(other[x, y])) { most = max(most, abs(a - b)) }
            }
        }
        return most
    }

    private func record(_ names: [String], in folder: URL, _ bytes: (String) throws -> [UInt8]) throws {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in names { try Data(bytes(name)).write(to: folder.appendingPathComponent(name)) }
        try Data(Golden.digests().text + [0x0A]).write(to: Golden.folder.appendingPathComponent("made-with.json"))
        Issue.record(
            "recorded \(names.count) pictures in \(folder.path); look at what changed, then run without recording")
    }
}

import Drawing
import Testing

@testable import PNGExport

struct LoopTests {
    private static let story = [0xFFCC00, 0xFF9500, 0xFF2D55, 0xAF52DE, 0xFFCC00] as [UInt32]

    /// As a story ring is drawn: a disc, and a ring around it that turns.
    private func ring(phase: Double, colors: [UInt32] = story, turns: Bool = true) -> Scene {
        let stops = colors.enumerated().map {
            GradientStop(
                offset: Double($0.offset) / Double(colors.count - 1),
                color: Color(rgb: $0.element, alpha: UInt8(truncatingIfNeeded: ~$0.element >> 24)))
        }
        let center = Point(x: 20, y: 20)
        let stroke = Stroke(
            paint: .gradient(.angular(center: center, startAngle: phase, stops: stops)), width: 5)
        let circle = Node.shape(Shape(.circle(center: center, radius: 17.5), stroke: stroke))
        let motion = turns ? Motion.turn(center: center, degreesPerSecond: 90) : nil
        return Sample.scene([
            Sample.disc(.color(Color(rgb: 0x1D4ED8)), radius: 12.3), .group(Group(children: [circle], motion: motion)),
        ])
    }

    private func loop(_ scene: Scene, _ options: PNGOptions = PNGOptions(scale: 2)) throws -> APNGReader {
        var painter = try PNGPainter()
        let picture = try painter.paintLoop(scene, Loop(scene), options: options) { true }
        return try #require(APNGReader(picture.bytes))
    }

    /// The greatest differences of a loop's frames from the stills at their angles: of opaque pixels, and of all.
    private func differences(
        _ read: APNGReader, colors: [UInt32] = story, _ options: PNGOptions = PNGOptions(scale: 2)
    ) throws -> (opaque: Int, all: Int) {
        var (opaque, all) = (0, 0)
        // Enough of them to meet each place in a window of three or more; every one takes long in a debug build.
        for (index, frame) in read.frames.enumerated() where index % 7 == 0 || index > 117 {
            let still = try Sample.paint(ring(phase: 3 * Double(index), colors: colors), options)
            for (shown, expected) in zip(frame.shown, still.pixels) {
                let away = distance(shown, APNGReader.premultiplied(expected))
                all = max(all, away)
                if expected >> 24 == 255 { opaque = max(opaque, away) }
            }
        }
        return (opaque, all)
    }

    @Test func `a ring comes round in 120 frames of a thirtieth of a second, and each looks as the still does`() throws
    {
        let read = try loop(ring(phase: 0))
        #expect(read.frames.count == 120)
        #expect(abs(read.seconds - 4) < 1e-9)
        let away = try differences(read)
        #expect(away.opaque <= 1)
        #expect(away.all <= 9)
        let still = try Sample.paint(ring(phase: 0), PNGOptions(scale: 2))
        #expect(read.frames[0].shown == still.pixels.map(APNGReader.premultiplied))
    }

    @Test func `most frames hold nothing but the opaque part of the ring`() throws {
        let frames = try loop(ring(phase: 0)).frames
        let laid = frames.filter { !$0.replaces }
        #expect(laid.count >= 79)
        for frame in laid {
            for (index, pixel) in frame.stored.enumerated() where pixel != 0 {
                let (x, y) = (Double(index % 80) - 39.5, Double(index / 80) - 39.5)
                #expect(pixel >> 24 == 255 && abs((x * x + y * y).squareRoot() - 35) < 5.5)
            }
        }
    }

    @Test func `on an opaque ground everything still is stored once`() throws {
        let options = PNGOptions(scale: 2, background: .white)
        let read = try loop(ring(phase: 0), options)
        #expect(read.frames.dropFirst().allSatisfy { !$0.replaces })
        let away = try differences(read, options)
        #expect(away.all <= 1)
    }

    @Test func `a translucent ring and a tiny one are exact`() throws {
        let colors: [UInt32] = [0x80FF_0000, 0x8000_00FF, 0x80FF_0000]
        let away = try differences(try loop(ring(phase: 0, colors: colors)), colors: colors)
        #expect(away.all <= 1)
        let small = PNGOptions(scale: 0.3)
        let smallAway = try differences(try loop(ring(phase: 0), small), small)
        #expect(smallAway.all <= 1)
    }

    @Test func `what does not turn is one frame`() throws {
        let read = try loop(ring(phase: 30, turns: false))
        #expect(
            read.file.chunks.map(\.type).filter { $0 != "PLTE" && $0 != "tRNS" } == [
                "IHDR", "sRGB", "acTL", "fcTL", "IDAT", "IEND",
            ])
        #expect(read.frames.count == 1)
    }

    @Test func `a loop that nobody wants any more stops`() throws {
        var painter = try PNGPainter()
        var left = 10
        let scene = ring(phase: 0)
        #expect(throws: PNGError.stopped) {
            try painter.paintLoop(scene, Loop(scene), options: PNGOptions()) {
                left -= 1
                return left > 0
            }
        }
        #expect(left == 0)
    }

    @Test func `all frames count where there are too many pixels`() throws {
        var painter = try PNGPainter()
        let scene = ring(phase: 0)
        #expect(throws: PNGError.tooLarge(width: 1080, height: 1080)) {
            try painter.paintLoop(scene, Loop(scene), options: PNGOptions(scale: 27)) { true }
        }
    }
}

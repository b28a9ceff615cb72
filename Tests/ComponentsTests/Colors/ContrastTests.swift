import Components
import Drawing
import Testing

@Suite struct ContrastTests {
    @Test(arguments: [
        (0x000000, 0.0), (0xFFFFFF, 1.0), (0xFF0000, 0.2126), (0x00FF00, 0.7152), (0x0000FF, 0.0722),
        (0x808080, 0.21586050011389926), (0x0A0A0A, 0.0030352698354883752), (0x0B0B0B, 0.003346535763899161),
    ])
    func luminanceIsThatOfWCAG(rgb: UInt32, expected: Double) {
        #expect(abs(Contrast.luminance(Color(rgb: rgb)) - expected) < 1e-14)
    }

    @Test(arguments: [
        (0x000000, 0xFFFFFF, 21.0), (0x777777, 0xFFFFFF, 4.4781), (0x767676, 0xFFFFFF, 4.5422),
        (0x1D4ED8, 0xFFFFFF, 6.7016), (0x123456, 0x123456, 1.0),
    ])
    func ratiosAreThoseOfWCAGInEitherOrder(first: UInt32, second: UInt32, expected: Double) {
        let (first, second) = (Color(rgb: first), Color(rgb: second))
        #expect(abs(Contrast.ratio(first, second) - expected) < 0.0001)
        #expect(Contrast.ratio(first, second) == Contrast.ratio(second, first))
    }

    @Test func maximumContrastNeverFallsBelow458() {
        for red in stride(from: 0, through: 255, by: 5) {
            for green in stride(from: 0, through: 255, by: 5) {
                for blue in stride(from: 0, through: 255, by: 15) {
                    let fill = Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    let text = Contrast.maximum(on: fill)
                    let other: Color = text == .white ? .black : .white
                    #expect(Contrast.ratio(text, fill) >= 4.58)
                    #expect(Contrast.ratio(text, fill) >= Contrast.ratio(other, fill))
                }
            }
        }
    }

    @Test(arguments: [
        (Color.white, Color.black), (.black, .white), (Color(rgb: 0x757575), .white), (Color(rgb: 0x767676), .black),
    ])
    func maximumContrastIsWhiteOrBlack(fill: Color, expected: Color) {
        #expect(Contrast.maximum(on: fill) == expected)
    }

    @Test func translucentFillsAreComposedOverTheBackgroundFirst() {
        let veil = Color(rgb: 0x000000, alpha: 26)
        #expect(Contrast.maximum(on: veil, over: .white) == .black)
        #expect(Contrast.maximum(on: veil, over: .black) == .white)
        #expect(Contrast.ratio(of: .black, on: .clear, over: .white) == 21)
        #expect(Contrast.ratio(of: .clear, on: .black, over: .white) == 1)
    }

    @Test func aGradientCountsByItsWorstStop() {
        let stops = [Color(rgb: 0x1D4ED8), Color(rgb: 0x777777)]
        let worst = Contrast.worstRatio(of: .white, onStops: stops, over: .white)
        #expect(worst == Contrast.ratio(.white, Color(rgb: 0x777777)))
        #expect(Contrast.worstRatio(of: .white, onStops: [], over: .white) == 21)
    }

    @Test(arguments: [
        ([Color.white, .black], Color.white), ([Color(rgb: 0xFFFF00), Color(rgb: 0x404040)], .black),
        ([Color(rgb: 0xFFCC00), Color(rgb: 0xFF9500)], .black), ([Color(rgb: 0x1D4ED8), Color(rgb: 0x6D28D9)], .white),
        ([], .white),
    ])
    func textOnAGradientHasTheHigherWorstRatio(stops: [Color], expected: Color) {
        #expect(Contrast.maximum(onStops: stops, over: .white) == expected)
    }

    @Test(arguments: [
        (Color(rgb: 0xFF0000), Color.white, Color(rgb: 0xFF0000)), (.clear, Color(rgb: 0x123456), Color(rgb: 0x123456)),
        (Color(rgb: 0x000000, alpha: 128), .white, Color(rgb: 0x7F7F7F)),
        (Color(rgb: 0x3C3C43, alpha: 0x2E), .white, Color(rgb: 0xDCDCDD)),
        (Color(rgb: 0x1D4ED8, alpha: 38), .white, Color(rgb: 0xDDE5F9)), (.clear, .clear, .clear),
        (Color(rgb: 0xFF0000, alpha: 128), Color(rgb: 0x0000FF, alpha: 128), Color(rgb: 0xAA0055, alpha: 192)),
    ])
    func compositionIsSourceOver(top: Color, bottom: Color, expected: Color) {
        #expect(top.over(bottom) == expected)
    }
}

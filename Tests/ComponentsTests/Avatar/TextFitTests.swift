import Testing

@testable import Components

@Suite("Text in a shape") struct TextFitTests {
    @Test("Text that has room stays as it is")
    func room() {
        #expect(TextFit.inCircle(width: 10, height: 8, radius: 18, size: 36) == 1)
        #expect(TextFit.inWidth(36, width: 20, size: 36) == 1)
        #expect(TextFit.inCircle(width: 0, height: 0, radius: 18, size: 36) == 1)
        #expect(TextFit.inWidth(36, width: 0, size: 36) == 1)
    }

    @Test(
        "Text that shrinks just touches the circle, clearance included",
        arguments: [(40.0, 10.0), (30, 30), (500, 1), (1, 60)])
    func circle(width: Double, height: Double) {
        let (radius, size) = (18.0, 36.0)
        let factor = TextFit.inCircle(width: width, height: height, radius: radius, size: size)
        #expect(factor > 0 && factor < 1)
        let across = factor * width + TextFit.clearance * size
        let upright = factor * height
        #expect(abs(across * across + upright * upright - 4 * radius * radius) < 1e-9)
    }

    @Test("Text that shrinks fills the width, clearance excluded")
    func width() {
        let factor = TextFit.inWidth(36, width: 60, size: 36)
        #expect(abs(factor * 60 - (36 - 0.16 * 36)) < 1e-9)
    }

    @Test("Where the clearance takes all room nothing is left")
    func noRoom() {
        #expect(TextFit.inCircle(width: 10, height: 10, radius: 2, size: 36) == 0)
        #expect(TextFit.inWidth(5, width: 10, size: 36) == 0)
    }
}

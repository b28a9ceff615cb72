import ImageDecoding
import Testing

@Suite("Where a picture goes") struct PlacementTests {
    @Test("cover crops from the middle to the shape of the box")
    func cover() {
        let wide = Placement(sourceWidth: 4000, sourceHeight: 3000, in: Picture.request(80, 80))
        #expect((wide.x, wide.y, wide.cropWidth, wide.cropHeight) == (500, 0, 3000, 3000))
        #expect((wide.width, wide.height) == (80, 80))
        let tall = Placement(sourceWidth: 100, sourceHeight: 400, in: Picture.request(80, 40))
        #expect((tall.x, tall.y, tall.cropWidth, tall.cropHeight) == (0, 175, 100, 50))
    }

    @Test("A smaller picture is cut to the shape and keeps its own pixels")
    func small() {
        let placement = Placement(sourceWidth: 48, sourceHeight: 32, in: Picture.request(80, 80))
        #expect((placement.x, placement.width, placement.height, placement.cropWidth) == (8, 32, 32, 32))
        let thread = Placement(sourceWidth: 1000, sourceHeight: 1, in: Picture.request(80, 80))
        #expect((thread.width, thread.height, thread.x) == (1, 1, 499))
    }

    @Test("contain keeps the whole picture and never enlarges it")
    func contain() {
        let placement = Placement(sourceWidth: 4000, sourceHeight: 3000, in: Picture.request(80, 80, .contain))
        #expect((placement.width, placement.height) == (80, 60))
        let small = Placement(sourceWidth: 40, sourceHeight: 30, in: Picture.request(80, 80, .contain))
        #expect(small.isWhole(width: 40, height: 30))
        let thread = Placement(sourceWidth: 4000, sourceHeight: 1, in: Picture.request(80, 80, .contain))
        #expect((thread.width, thread.height) == (80, 1))
    }

    @Test("stretch takes the shape of the box, side by side no larger than the picture")
    func stretch() {
        let placement = Placement(sourceWidth: 100, sourceHeight: 20, in: Picture.request(50, 50, .stretch))
        #expect((placement.width, placement.height) == (50, 20))
    }
}

import Components
import Drawing
import Testing

@testable import Host

@Suite("The cache of pictures") struct ImageCacheTests {
    private func entry(bytes: Int) throws -> ImageCache.Entry {
        let pixels = try #require(
            PixelImage(width: bytes / 4, height: 1, pixels: Array(repeating: 0, count: bytes / 4)))
        let image = LoadedImage(content: .pixels(pixels), sourceWidth: 1, sourceHeight: 1, isOpaque: true)
        let outcome = ImageOutcome(availability: .loaded(image), tag: nil, freshFor: 1)
        return ImageCache.Entry(outcome: outcome, freshUntil: 7)
    }

    private func key(_ number: Int) -> ImageKey {
        ImageRequest(ImageNeed("a\(number)", size: Size(square: 10), fit: .cover), density: 1, form: .pixels).key
    }

    @Test func `it holds no more than it may, and what is used stays`() throws {
        var cache = ImageCache(bytes: 100_000)
        for number in 0..<1000 {
            cache.insert(try entry(bytes: 4000), for: key(number))
            #expect(cache.entry(for: key(0)) != nil)
        }
        let kept = (0..<1000).filter { cache.entry(for: key($0)) != nil }
        #expect((10...24).contains(kept.count))
        #expect(kept.contains(999))
    }

    @Test func `one that is too large leaves the others alone`() throws {
        var cache = ImageCache(bytes: 100_000)
        cache.insert(try entry(bytes: 4000), for: key(1))
        cache.insert(try entry(bytes: 80_000), for: key(2))
        #expect(cache.entry(for: key(1)) != nil && cache.entry(for: key(2)) == nil)
    }

    @Test func `the newest state of a picture counts`() throws {
        var cache = ImageCache(bytes: 100_000)
        for _ in 0..<100 { cache.insert(try entry(bytes: 4000), for: key(1)) }
        cache.insert(.init(outcome: .failed(.notFound), freshUntil: 9), for: key(1))
        #expect(cache.entry(for: key(1))?.outcome.availability == .failed(ImageFault(reason: "not_found")))
    }
}

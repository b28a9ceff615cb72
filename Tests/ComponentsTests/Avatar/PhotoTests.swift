import Drawing
import JSONValues
import Synchronization
import Testing

@testable import Components

@Suite("A photo in an avatar") struct PhotoTests {
    /// Gives every picture the same fate, and keeps in mind what it was asked for.
    private final class Album: ImageSource {
        let fate: ImageAvailability
        private let asked = Mutex<[ImageNeed]>([])

        init(_ fate: ImageAvailability) { self.fate = fate }

        func image(_ need: ImageNeed) -> ImageAvailability {
            asked.withLock { $0.append(need) }
            return fate
        }

        var needs: [ImageNeed] { asked.withLock { $0 } }
    }

    private static func photo(isOpaque: Bool = true) -> ImageAvailability {
        let file = EncodedImage(mediaType: "image/png", bytes: [1], pixelWidth: 1, pixelHeight: 1)
        return .loaded(LoadedImage(content: .file(file), sourceWidth: 3, sourceHeight: 2, isOpaque: isOpaque))
    }

    private func resolve(
        _ fate: ImageAvailability, _ change: (inout AvatarProps) -> Void = { _ in }
    ) -> (avatar: ResolvedAvatar, needs: [ImageNeed]) {
        var props = AvatarProps()
        props.sources.url = "u"
        props.size = 100
        change(&props)
        let album = Album(fate)
        var world = World.fake
        world.images = album
        return (Avatar.resolved(props, in: Context(), with: world), album.needs)
    }

    private func clips(_ nodes: [Node]) -> [Group] {
        nodes.compactMap { if case .group(let group) = $0, group.clip != nil { group } else { nil } }
    }

    @Test("It is asked for once, for its own box, and cut once")
    func cut() {
        let (avatar, needs) = resolve(Self.photo())
        #expect(needs == [ImageNeed("u", size: Size(square: 100), fit: .cover)])
        #expect(avatar.nodes.count == 1)
        let groups = clips(avatar.nodes)
        #expect(groups.map(\.children.count) == [1])
        #expect(groups.first?.clip == .circle(center: Point(x: 50, y: 50), radius: 50))
    }

    @Test("What shows through it is cut together with it")
    func ground() {
        let groups = clips(resolve(Self.photo(isOpaque: false)).avatar.nodes)
        #expect(groups.map(\.children.count) == [2])
    }

    @Test("A ring goes around it, up to the middle of its line")
    func ring() {
        let (avatar, needs) = resolve(Self.photo()) { $0.style = .ring }
        // A ring is 5 wide.
        #expect(needs.first?.size == Size(square: 95))
        #expect(clips(avatar.nodes).first?.clip == .circle(center: Point(x: 50, y: 50), radius: 47.5))
        #expect(avatar.nodes.count == 2)
    }

    @Test("Under an opaque outline it ends in the middle of that")
    func outline() {
        let (avatar, _) = resolve(Self.photo()) {
            $0.strokeColor = .fixed(.black)
            $0.strokeWidth = 6
        }
        #expect(clips(avatar.nodes).first?.clip == .circle(center: Point(x: 50, y: 50), radius: 47))
    }

    @Test("Glass keeps its edge, and under a photo with holes its light")
    func glass() {
        #expect(resolve(Self.photo()) { $0.style = .glass }.avatar.nodes.count == 2)
        #expect(resolve(Self.photo(isOpaque: false)) { $0.style = .glass }.avatar.nodes.count == 4)
    }

    @Test("While it loads the next step shows, in silence; when it fails it says why")
    func absent() {
        let loading = resolve(.loading) { $0.sources.name = "Jamie Lin" }.avatar
        #expect(loading.chain.content == .initials("JL") && loading.chain.outcomes[0] == .loading)
        #expect(loading.warnings.isEmpty)
        let failed = resolve(.failed(ImageFault(reason: "not_found"))) { $0.sources.name = "Jamie Lin" }.avatar
        #expect(failed.chain.content == .initials("JL") && failed.chain.outcomes[0] == .failed(reason: "not_found"))
        #expect(failed.warnings.map(\.code) == [.imageFailed])
        #expect(failed.warnings.first?.details["reason"] == "not_found")
    }

    @Test("Nobody looks for one whose fate is told, or that has no address", arguments: ImageStatus.allCases)
    func told(_ status: ImageStatus) {
        #expect(resolve(Self.photo()) { $0.sources.imageStatus = status }.needs.isEmpty)
        #expect(resolve(Self.photo()) { $0.sources.url = " " }.needs.isEmpty)
    }
}

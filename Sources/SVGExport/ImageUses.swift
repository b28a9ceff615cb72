import Drawing

/// Which pictures a scene shows more than once at one size: those are embedded once, with an id, and used again.
struct ImageUses {
    private var counts: [Image: Int] = [:]
    private var written: [Image: Use] = [:]

    struct Use {
        let identifier: Identifiers.Identifier
        let place: Rect
    }

    init(in scene: Scene, options: SVGOptions) {
        var images: [Image] = []
        Self.collect(scene.nodes, options, &images)
        // Hashing reads every byte of a picture, so it waits until there are two.
        guard images.count > 1 else { return }
        for image in images { counts[Self.key(image), default: 0] += 1 }
        counts = counts.filter { $0.value > 1 }
    }

    var isEmpty: Bool { counts.isEmpty }

    func isRepeated(_ image: Image) -> Bool {
        !counts.isEmpty && counts[Self.key(image)] != nil
    }

    func earlierUse(of image: Image) -> Use? {
        written[Self.key(image)]
    }

    mutating func record(_ image: Image, as identifier: Identifiers.Identifier) {
        written[Self.key(image)] = Use(identifier: identifier, place: image.rect)
    }

    private static func key(_ image: Image) -> Image {
        Image(
            image.source, rect: Rect(x: 0, y: 0, width: image.rect.width, height: image.rect.height), tint: image.tint)
    }

    private static func collect(_ nodes: [Node], _ options: SVGOptions, _ images: inout [Image]) {
        for node in nodes {
            switch node {
            case .group(let group): collect(group.children, options, &images)
            case .image(let image): images.append(image)
            case .text(let text) where options.text == .outlines && !text.shaped.bitmaps.isEmpty:
                images.append(contentsOf: text.pictures)
            case .text, .shape: break
            }
        }
    }
}

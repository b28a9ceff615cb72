import Drawing
import PNGExport
import SVGExport

/// Pictures drawn lately. People's pictures look the same more often than their requests are: a hundred thousand names have
/// 676 pairs of initials. What is kept was made from an equal scene with equal options, so it can never be wrong.
struct PictureCache {
    /// All that a picture is drawn from; not what it says.
    private struct Appearance<Options: Hashable>: Hashable {
        let nodes: [Node]
        let bounds: Rect
        let options: Options

        init(_ scene: Scene, _ options: Options) {
            (nodes, bounds, self.options) = (scene.nodes, scene.bounds, options)
        }

        /// What differs between pictures of a kind: size, texts and colours. Hashing all of a scene costs as much as writing it.
        func hash(into hasher: inout Hasher) {
            hasher.combine(bounds.width)
            for case .text(let text) in nodes { hasher.combine(text.run) }
            for case .shape(let shape) in nodes { hasher.combine(shape.fill) }
        }
    }

    private var bodies = RecentValues<Appearance<SVGOptions>, [UInt8]>(maximumCount: 1024, maximumBytes: 1 << 20)
    private var stills = RecentValues<Appearance<PNGOptions>, FinishedPicture>(
        maximumCount: 1024, maximumBytes: 5 << 19)

    /// The elements of an SVG that are drawn; nil where they depend on more than that.
    mutating func body(of scene: Scene, _ options: SVGOptions) -> [UInt8]? {
        let key = Appearance(scene, options)
        if let body = bodies.value(for: key) { return body }
        guard !SVGWriter.needsIdentity(scene, options: options) else { return nil }
        let body = SVGWriter.body(scene, options: options)
        bodies.insert(body, for: key, bytes: scene.weight + body.count)
        return body
    }

    mutating func still(
        of scene: Scene, _ options: PNGOptions, paint: () throws(PNGError) -> PNGPicture
    ) throws(PNGError) -> FinishedPicture {
        let key = Appearance(scene, options)
        if let still = stills.value(for: key) { return still }
        let still = FinishedPicture(try paint())
        stills.insert(still, for: key, bytes: scene.weight + still.bytes.count)
        return still
    }
}

extension Scene {
    /// The bytes that its nodes take, about.
    fileprivate var weight: Int { 128 + nodes.reduce(0) { $0 + $1.weight } }
}

extension Node {
    fileprivate var weight: Int {
        switch self {
        case .group(let group): 128 + group.children.reduce(0) { $0 + $1.weight }
        case .shape(let shape): shape.weight
        // Its outlines are kept by the typesetter too.
        case .text(let text): 128 + text.run.text.utf8.count + text.shaped.outlines.weight
        case .image(let image):
            switch image.source {
            case .file(let file): 128 + file.bytes.count
            case .pixels(let pixels): 128 + 4 * pixels.pixels.count
            }
        }
    }
}

extension Drawing.Shape {
    fileprivate var weight: Int {
        guard case .path(let path, _) = geometry else { return 128 }
        return 128 + path.weight
    }
}

extension Path {
    fileprivate var weight: Int { elements.count * MemoryLayout<Element>.stride }
}

import Drawing

extension Scene {
    /// Whether any colour runs into another, in a gradient or in an image, so that merging near colours would show as bands.
    var isSmooth: Bool { nodes.contains(where: \.isSmooth) }
}

extension Node {
    fileprivate var isSmooth: Bool {
        switch self {
        case .group(let group): group.children.contains(where: \.isSmooth)
        case .shape(let shape): shape.fill?.isSmooth ?? false || shape.stroke?.paint.isSmooth ?? false
        case .text(let text): text.fill.isSmooth || !text.shaped.bitmaps.isEmpty
        case .image: true
        }
    }
}

extension Paint {
    fileprivate var isSmooth: Bool {
        if case .gradient? = simplified { true } else { false }
    }
}

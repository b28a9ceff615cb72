package enum RenderingMode: String, CaseIterable, Sendable {
    case monochrome, hierarchical, palette, multicolor
}

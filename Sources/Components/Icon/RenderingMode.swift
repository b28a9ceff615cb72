/// How the layers of a symbol are coloured, as in SF Symbols; raw values are the wire words.
package enum RenderingMode: String, CaseIterable, Sendable {
    case monochrome, hierarchical, palette, multicolor
}

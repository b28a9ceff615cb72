/// A glyph where it stands: font size 1, y down, x from the left end of the line.
struct PlacedGlyph {
    let face: Face
    let id: UInt32
    let x: Double
    let y: Double
}

package import Drawing
package enum PNGError: Error { case x }
package struct PNGOptions { package init(scale: Double = 1, background: Color? = nil, padding: Double = 0) {} }
package struct PNGPicture { package var bytes: [UInt8] = []; package var pixelWidth = 1; package var pixelHeight = 1 }
package struct PNGPainter: ~Copyable {
    package init() throws(PNGError) {}
    package mutating func paint(_ scene: Scene, options: PNGOptions) throws(PNGError) -> PNGPicture { PNGPicture() }
}

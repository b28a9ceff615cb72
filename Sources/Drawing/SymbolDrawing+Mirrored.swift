extension SymbolDrawing {
    /// With left and right exchanged.
    package var mirrored: SymbolDrawing {
        let flip = Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        var mirrored = self
        for index in layers.indices {
            mirrored.layers[index].path = layers[index].path.applying(flip)
            mirrored.layers[index].clip = layers[index].clip?.applying(flip)
        }
        return mirrored
    }
}

import Drawing

extension Geometry {
    /// A clip of a frame without a hole, which runs the other way round than the frame: not every renderer knows the even-odd rule of
    /// clips.
    ///
    /// - Parameter hole: counterclockwise.
    static func everything(in frame: Rect, but hole: Path) -> Geometry {
        .path(Path(elements: Path.rect(frame).elements + hole.elements), evenOdd: false)
    }
}

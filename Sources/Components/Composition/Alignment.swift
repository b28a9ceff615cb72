import Drawing

/// Where an overlay sits on its base (R2001). Leading is left, but right in RTL.
package enum OverlayAlignment: String, CaseIterable, Sendable {
    case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

    /// The top left of a box of `size` in a frame, both in points.
    func origin(of size: Size, in frame: Size, direction: LayoutDirection) -> Point {
        let room = Size(width: frame.width - size.width, height: frame.height - size.height)
        let fromLeading =
            switch self {
            case .topLeading, .leading, .bottomLeading: 0.0
            case .top, .center, .bottom: room.width / 2
            case .topTrailing, .trailing, .bottomTrailing: room.width
            }
        let y =
            switch self {
            case .topLeading, .top, .topTrailing: 0.0
            case .leading, .center, .trailing: room.height / 2
            case .bottomLeading, .bottom, .bottomTrailing: room.height
            }
        return Point(x: direction == .rtl ? room.width - fromLeading : fromLeading, y: y)
    }
}

/// How the items of a row stand beside each other.
package enum RowAlignment: String, CaseIterable, Sendable {
    case top, center, bottom, firstTextBaseline
}

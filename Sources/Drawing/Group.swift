/// Nodes that share a transform, an opacity, a clip, a mask or a motion.
package struct Group: Hashable, Sendable {
    /// Painted in order, later ones above.
    package var children: [Node]
    /// Maps the coordinates of the children to those of the group's parent.
    package var transform: Transform
    /// 0 to 1, applied to the children as one picture.
    package var opacity: Double
    /// Only what lies inside is painted; in the coordinates of the children.
    package var clip: Geometry?
    /// Each point is as opaque as this picture, its colours left aside; in the coordinates of the children.
    package var mask: Image?
    /// The movement of the children about points in their own coordinates; nil for none.
    package var motion: Motion?

    package init(
        children: [Node], transform: Transform = .identity, opacity: Double = 1, clip: Geometry? = nil,
        mask: Image? = nil, motion: Motion? = nil
    ) {
        self.children = children
        self.transform = transform
        self.opacity = opacity
        self.clip = clip
        self.mask = mask
        self.motion = motion
    }
}

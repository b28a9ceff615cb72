package import Drawing

/// An avatar at its place in a stack.
package struct PlacedAvatar: Sendable {
    /// The avatar, resolved at the size of the stack.
    package let avatar: ResolvedAvatar
    /// The place of its top left in the stack, in points.
    package let origin: Point

    var placed: PlacedComponent { PlacedComponent(component: avatar, origin: origin) }

    func group(_ nodes: [Node]) -> Node {
        .group(Group(children: nodes, transform: .translation(x: origin.x, y: origin.y)))
    }
}

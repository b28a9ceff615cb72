package import Drawing

extension SVGWriter {
    /// Whether the SVG of a scene names anything, so that `SVGOptions.identity` matters.
    package static func needsIdentity(_ scene: Scene, options: SVGOptions) -> Bool {
        needsIdentity(scene.nodes, options, in: scene.view(options)) || !ImageUses(in: scene, options: options).isEmpty
    }

    private static func needsIdentity(_ nodes: [Node], _ options: SVGOptions, in view: Rect?) -> Bool {
        nodes.contains { node in
            switch node {
            case .group(let group):
                group.isVisible
                    && (group.clip(in: view) != nil || group.mask != nil || (options.animated && group.motion != nil)
                        || needsIdentity(group.children, options, in: group.view(in: view)))
            case .shape(let shape): needsIdentity(shape.fill) || needsIdentity(shape.stroke?.paint)
            case .text(let text): needsIdentity(text.fill)
            case .image(let image): image.isWritten && image.tint != nil
            }
        }
    }

    private static func needsIdentity(_ paint: Paint?) -> Bool {
        guard case .gradient? = paint?.simplified else { return false }
        return true
    }
}

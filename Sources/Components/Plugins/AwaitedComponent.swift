package import Drawing
package import JSONValues

/// Stands where a plugin has not answered yet, so that the rest of the picture can be looked through for more to ask. Whoever
/// resolves a picture runs it again when the answers are here, and shows none with this in it.
package struct AwaitedComponent: ResolvedComponent {
    package let component: String
    package let size = Size.zero
    package let accessibility = Accessibility(role: .image, label: nil, isHidden: true)
    package let warnings: [Warning] = []
    package let members = JSONObject()
    package let nodes: [Node] = []
}

/// A finished picture: every colour, coordinate and outline resolved, so that exporters only write down what is here.
package struct Scene: Hashable, Sendable {
    /// The component's own frame; its top left is the origin.
    package var size: Size
    /// The frame joined with all ink that may lie outside of it.
    package var bounds: Rect
    /// Painted in order.
    package var nodes: [Node]
    /// What assistive technology says; SVG writes it as title and description.
    package var accessibility: SceneAccessibility
    /// BCP 47 tag of the words in the picture.
    package var language: String
    /// The direction of the layout that the scene was made for.
    package var direction: LayoutDirection

    package init(
        size: Size, bounds: Rect, nodes: [Node], accessibility: SceneAccessibility, language: String,
        direction: LayoutDirection
    ) {
        self.size = size
        self.bounds = bounds
        self.nodes = nodes
        self.accessibility = accessibility
        self.language = language
        self.direction = direction
    }
}

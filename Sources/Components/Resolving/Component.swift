package import Drawing
package import JSONValues

/// A kind of picture: props in, a resolved form out. Adding one costs a folder and a line in `ComponentList`.
package protocol Component: Sendable {
    associatedtype Props: Record
    /// The name on the wire, such as `avatarStack`.
    static var id: String { get }
    /// The name for people.
    static var title: String { get }
    /// One sentence.
    static var summary: String { get }
    /// The prop that picks a look, with its words.
    static var variants: [String] { get }
    /// Sizes that have a name or a use, as `component/describe` lists them.
    static var sizes: [JSONValue] { get }
    /// Props worth looking at.
    static var examples: [JSONObject] { get }
    /// Applies all rules to the props.
    static func resolve(_ props: Props, in context: Context, with world: World) throws(InvalidValue)
        -> any ResolvedComponent
}

/// A component with nothing left to decide: what `component/resolve` answers, and what a scene is made of.
package protocol ResolvedComponent: Sendable {
    /// The frame in points; its top left is the origin of `nodes`.
    var size: Size { get }
    /// What assistive technology is told.
    var accessibility: Accessibility { get }
    /// What the caller should know; empty where all is as asked for.
    var warnings: [Warning] { get }
    /// The members that only this component has.
    var members: JSONObject { get }
    /// The id of the component.
    var component: String { get }
    /// What is painted, in order, in the component's own coordinates.
    var nodes: [Node] { get }
    /// The frame joined with all ink outside of it. Default: the frame.
    var bounds: Rect { get }
    /// The corner radius of the shape that fills the frame, in points. Default: 0.
    var cornerRadius: Double { get }
    /// Where the first line of text stands, in points from the top; nil without text.
    var firstBaseline: Double? { get }
}

extension ResolvedComponent {
    package var bounds: Rect { Rect(size: size) }
    package var cornerRadius: Double { 0 }
    package var firstBaseline: Double? { nil }

    package var json: JSONObject {
        var object: JSONObject = [
            "component": .string(component),
            "size": ["width": .length(size.width), "height": .length(size.height)],
        ]
        object.members += members.members
        object.append("accessibility", .object(accessibility.json))
        object.append("warnings", warnings.json)
        return object
    }

    /// The scene of the component in its context, ready for an exporter.
    package func scene(in context: Context) -> Scene {
        Scene(
            size: size, bounds: bounds, nodes: nodes,
            accessibility: SceneAccessibility(
                label: accessibility.label, value: accessibility.value, isHidden: accessibility.isHidden,
                phrase: accessibility.phrase(in: context.words.catalogue)),
            language: context.locale, direction: context.layoutDirection)
    }
}

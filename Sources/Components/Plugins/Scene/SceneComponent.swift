package import JSONValues

/// A component inside a scene: a built-in one, or one of a plugin.
package struct SceneComponent: Record {
    var type = "component"
    var component = ""
    var props = JSONObject()
    var x = 0.0
    var y = 0.0

    package init() {}

    package static let fields = FieldList<SceneComponent>([
        Field("type", .tag("component"), \.type, required: true, "A component."),
        Field("component", .componentID, \.component, required: true, "Its id."),
        Field("props", .object, \.props, "Its props, as component/describe declares them."),
        Field("x", .coordinate, \.x, "The left edge of its frame. Default: 0."),
        Field("y", .coordinate, \.y, "The top edge of its frame. Default: 0."),
    ])
}

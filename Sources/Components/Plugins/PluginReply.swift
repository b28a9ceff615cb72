package import JSONValues

/// The result of `plugin/resolve` (R2602): how a component looks and what it is to assistive technology.
package struct PluginReply: Record {
    /// Painted in order, later ones above; coordinates in points from the top left of the frame.
    package var scene: [SceneNode] = []
    /// The frame.
    package var size = PluginSize()
    /// What assistive technology is told.
    package var accessibility = PluginAccessibility()
    /// Warnings for the caller.
    package var warnings: [PluginWarning] = []
    /// Points from the top to the baseline of the first line of text.
    package var baseline: Double?
    /// The corner radius of the shape that fills the frame, in points. Default: 0.
    package var cornerRadius = 0.0

    package init() {}

    /// Checks that there is not too much of it before anything is made of it.
    package init(reading json: JSONValue) throws(InvalidValue) {
        if case .object(let object) = json, let scene = object["scene"] {
            do throws(InvalidValue) { try SceneLimits.check(scene) } catch { throw error.inside("scene") }
        }
        try self.init(decoding: json)
    }

    package static let fields = FieldList<PluginReply>([
        Field("scene", .scene, \.scene, required: true, "What is drawn, in order, later nodes above."),
        Field("size", .record(), \.size, required: true, "Of the component's frame."),
        Field("accessibility", .record(), \.accessibility, required: true, "What assistive technology is told."),
        Field("warnings", .list(of: .record()), \.warnings, "What whoever asked would want to know."),
        Field(
            "baseline", .number(limit: Limits.maxSize), \.baseline,
            "Points from the top to the baseline of the first line of text, for rows that align by it."),
        Field(
            "cornerRadius", .number(min: 0, limit: Limits.maxSize), \.cornerRadius,
            "Points, of the shape that fills the frame, for rings around it."),
    ])
}

/// The size of a plugin's component, in points.
package struct PluginSize: Record {
    /// At least 0.
    package var width = 0.0
    package var height = 0.0

    package init() {}

    package static let fields = FieldList<PluginSize>([
        Field("width", .number(min: 0, limit: Limits.maxSize), \.width, required: true, "Points."),
        Field("height", .number(min: 0, limit: Limits.maxSize), \.height, required: true, "Points."),
    ])
}

/// What assistive technology is told of a plugin's component.
package struct PluginAccessibility: Record {
    /// Default: image.
    package var role = Accessibility.Role.image
    /// What it is called; required unless `hidden`.
    package var label: String?
    /// The state in words; nil for none.
    package var value: String?
    /// Whether assistive technology passes over it. Default: false.
    package var hidden = false
    /// Default: none.
    package var traits: [Accessibility.Trait] = []

    package init() {}

    package static let fields = FieldList<PluginAccessibility>([
        Field("role", .choice(), \.role, "What kind of thing it is."),
        Field("label", .text, \.label, "What it is called; there must be one unless it is hidden."),
        Field("value", .text, \.value, "What it says at the moment."),
        Field("hidden", .boolean, \.hidden, "Whether assistive technology passes over it."),
        Field("traits", .list(of: .choice()), \.traits, "What else there is to it."),
    ])

    package func check() throws(InvalidValue) {
        guard hidden || label.map({ !$0.isEmpty }) ?? false else {
            throw InvalidValue(
                .missingParameter, "a component that is not hidden needs a label", at: "label",
                expected: "a label, or \"hidden\": true")
        }
    }
}

/// Something that a plugin wants its user to know.
package struct PluginWarning: Record {
    /// A word of the plugin's own.
    package var code = ""
    /// For people.
    package var message = ""

    package init() {}

    package static let fields = FieldList<PluginWarning>([
        Field("code", .text, \.code, required: true, "A word for programs."),
        Field("message", .text, \.message, required: true, "A sentence for people."),
    ])
}

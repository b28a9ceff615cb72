package import Drawing
package import JSONValues

/// The component of a plugin with nothing left to decide.
package struct ResolvedPluginComponent: ResolvedComponent {
    package let component: String
    private let plugin: String
    package let size: Size
    package let accessibility: Accessibility
    package let warnings: [Warning]
    package let nodes: [Node]
    package let bounds: Rect
    package let cornerRadius: Double
    package let firstBaseline: Double?
    private let children: [PlacedComponent]

    /// Faults point into the reply.
    init(
        plugin: String, component: String, reply: PluginReply, common: CommonProps, in context: Context,
        with world: World
    ) throws(InvalidValue) {
        self.plugin = plugin
        self.component = component
        size = Size(width: reply.size.width, height: reply.size.height)
        var builder = SceneBuilder(context: context, world: world)
        let ink: Rect?
        do throws(InvalidValue) {
            nodes = try builder.nodes(reply.scene)
            ink = try InkBox.of(nodes)
            bounds = Rect(size: size).union(ink ?? .zero)
        } catch {
            throw error.inside("scene")
        }
        children = builder.children
        let own = reply.accessibility
        accessibility = common.applied(
            to: Accessibility(
                role: own.role, label: own.label, value: own.value, isHidden: own.hidden, traits: own.traits,
                children: children.map(\.component.accessibility)))
        var warnings = reply.warnings.map { Warning.plugin($0) } + builder.warnings
        // Of a picture that is missing there is another warning, or it is on its way.
        if !accessibility.isHidden, !builder.hasImages {
            if bounds.width == 0 || bounds.height == 0 {
                warnings.append(.drawsNothing(component, ", and its size has no area, though it has a label"))
            } else if ink == nil {
                let tip = reply.scene.isEmpty ? "" : "; a shape needs a fill or a stroke to be seen"
                warnings.append(.drawsNothing(component, ", though it has a label\(tip)"))
            }
        }
        self.warnings = warnings
        cornerRadius = reply.cornerRadius
        firstBaseline = reply.baseline
    }

    package var members: JSONObject {
        ["plugin": .string(plugin), "bounds": bounds.json, "children": .array(children.map(\.json))]
    }
}

extension Warning {
    /// It has a label, so that there should be something to see.
    fileprivate static func drawsNothing(_ component: String, _ why: String) -> Warning {
        Warning(.pluginWarning, "\(component) draws nothing\(why)", details: ["pluginCode": "empty"])
    }

    fileprivate static func plugin(_ warning: PluginWarning) -> Warning {
        Warning(.pluginWarning, warning.message, details: ["pluginCode": .string(warning.code.shortened)])
    }
}

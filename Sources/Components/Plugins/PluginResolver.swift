import Drawing
import JSONValues

/// Resolves the component of a plugin: checks its props, asks, and reads the reply.
struct PluginResolver: Sendable {
    let plugin: String
    let component: String
    let schema: ForeignSchema

    @Sendable func resolve(
        _ props: JSONObject, _ context: Context, _ world: World
    ) throws(InvalidValue) -> any ResolvedComponent {
        guard case .object(var props) = try schema.checked(.object(props)) else {
            throw .wrongType(expected: "an object", received: .object(props))
        }
        let common = try Self.takeCommon(&props)
        let question = PluginQuestion(
            plugin: plugin, component: component, params: PluginContext.params(component, props, context))
        switch world.plugins.answer(to: question) {
        case .pending: return AwaitedComponent(component: component)
        case .failed(let fault): throw fault
        case .reply(let json):
            guard world.plugins.takesMoreScenes() else {
                throw InvalidValue.plugin(
                    plugin, component: component, .badReply,
                    "has more than \(Limits.maxChildren.value) scenes in one picture")
            }
            do throws(InvalidValue) {
                return try ResolvedPluginComponent(
                    plugin: plugin, component: component, reply: PluginReply(reading: json), common: common,
                    in: context,
                    with: world)
            } catch {
                throw error.ofReply(from: plugin, component: component)
            }
        }
    }

    /// The props that the host itself carries out. They are not sent, so that the plugin need not know of them.
    private static func takeCommon(_ props: inout JSONObject) throws(InvalidValue) -> CommonProps {
        var common = JSONObject()
        props.members.removeAll { member in
            guard CommonProps.own.contains(where: { member.key.isExactly($0.name) }) else { return false }
            common.members.append(member)
            return true
        }
        return try CommonPropsReader(decoding: common).common
    }
}

private struct CommonPropsReader: Record {
    var common = CommonProps()

    static let fields = FieldList<CommonPropsReader>(CommonProps.fields(at: \.common))
}

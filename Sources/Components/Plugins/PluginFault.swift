package import JSONValues

/// How a plugin can fail (R2805–R2808). The raw value is `detail` of the error 1003.
package enum PluginFault: String, CaseIterable, Sendable {
    case crashed
    case timedOut = "timed_out"
    case badReply = "bad_reply"
    case notStarted = "not_started"
}

extension InvalidValue {
    /// - Parameters:
    ///   - message: goes on after `the plugin NAME`.
    ///   - pointer: into the plugin's reply.
    package static func plugin(
        _ plugin: String, component: String? = nil, _ fault: PluginFault, _ message: String,
        pointer: JSONPointer = JSONPointer()
    ) -> InvalidValue {
        var value = InvalidValue(.pluginFailed, "the plugin \(plugin.shortened) \(message)")
        value.pointer = pointer
        value.isElsewhere = true
        value.details = details(plugin, component, fault)
        return value
    }

    /// Props that fit their schema, and that the plugin refuses all the same.
    ///
    /// - Parameters:
    ///   - place: in the props.
    ///   - message: a sentence of the plugin's.
    package static func plugin(
        props place: JSONPointer, of plugin: String, component: String, _ message: String
    ) -> InvalidValue {
        var value = InvalidValue(.pluginFailed, message)
        value.pointer = place
        value.details = details(plugin, component, .badReply)
        return value
    }

    private static func details(_ plugin: String, _ component: String?, _ fault: PluginFault) -> JSONObject {
        var details: JSONObject = ["detail": .string(fault.rawValue), "plugin": .string(plugin)]
        details.append("component", ifPresent: component.map(JSONValue.string))
        return details
    }

    /// A fault in a plugin's reply, as whoever asked for the component is told of it. A fault of another plugin, and what is not
    /// granted, stay what they are.
    func ofReply(from plugin: String, component: String) -> InvalidValue {
        // Props that a nested plugin refuses are those of this reply.
        guard reason != .pluginFailed || !isElsewhere else { return self }
        guard reason != .notPermitted else {
            var same = self
            same.isElsewhere = true
            same.details = ["plugin": .string(plugin), "component": .string(component)]
            return same
        }
        let place = pointer.tokens.isEmpty ? "" : " at \(pointer)"
        var outer = Self.plugin(
            plugin, component: component, .badReply, "gave a wrong reply\(place): \(message)", pointer: pointer)
        outer.expected = expected
        outer.received = received
        outer.suggestion = suggestion
        outer.limit = limit
        return outer
    }
}

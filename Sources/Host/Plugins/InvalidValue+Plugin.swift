import Components
import JSONValues
import Plugins
import Wire

extension InvalidValue {
    /// Why a plugin that may have a component cannot be asked for it.
    init(_ plugin: Plugin, doesNotStart reason: String, for component: String) {
        self = .plugin(plugin.configuration.name, component: component, .notStarted, "does not start: \(reason)")
        details.append("log", ifPresent: plugin.lastWords.map(JSONValue.string))
    }

    /// Why a plugin gave no answer, for whoever asked for its component.
    init(_ failure: PluginCall.Failure, _ question: PluginQuestion) {
        let (plugin, component) = (question.plugin, question.component)
        switch failure.cause {
        case .notStarted(let reason):
            self = .plugin(plugin, component: component, .notStarted, "does not start: \(reason)")
        case .crashed(let reason):
            self = .plugin(plugin, component: component, .crashed, "has crashed: \(reason)")
        case .timedOut(let milliseconds):
            self = .plugin(
                plugin, component: component, .timedOut, "has not answered within \(milliseconds) ms")
        case .stuck: self = .plugin(plugin, component: component, .timedOut, "does not read what it is sent")
        case .badReply(let reason):
            self = .plugin(plugin, component: component, .badReply, "gave a wrong reply: \(reason)")
        case .refused(let error): self.init(error, question)
        case .cancelled, .amongOthers:
            self = .plugin(plugin, component: component, .timedOut, "was not waited for")
        }
        details.append("log", ifPresent: failure.log.map(JSONValue.string))
    }

    /// A plugin's error answer. Where it points into the props, they are at fault, and so does this.
    private init(_ error: RemoteError, _ question: PluginQuestion) {
        let (plugin, component) = (question.plugin, question.component)
        // What an author says of a fault is often a sentence, and may be a whole page.
        let line = error.message.utf8.prefix(4096).map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
        let message = LogLines.text(of: line).shortenedSentence
        if let place = Self.place(error) {
            let prefixes = [place.inside("props"), place].map { "\($0): " }
            let said = prefixes.first(where: message.hasPrefix).map { String(message.dropFirst($0.count)) } ?? message
            self = .plugin(props: place, of: plugin, component: component, said)
        } else {
            self = .plugin(plugin, component: component, .badReply, "answered with an error: \(message)")
        }
        details.append("answer", ["code": .integer(error.code), "message": .string(message)])
    }

    /// A longer pointer is none that its author has meant.
    private static let mostPointerBytes = 512

    /// The place in the props that an answer blames.
    private static func place(_ error: RemoteError) -> JSONPointer? {
        guard error.code == Int64(ErrorCode.invalidParams.rawValue), case .string(let text)? = error.data["pointer"],
            text.utf8.count <= mostPointerBytes, let pointer = JSONPointer(parsing: text),
            pointer.tokens.first?.isExactly("props") == true
        else { return nil }
        return JSONPointer(tokens: Array(pointer.tokens.dropFirst()))
    }
}

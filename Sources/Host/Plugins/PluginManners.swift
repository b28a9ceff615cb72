import Components
import JSONValues
import Plugins
import Synchronization
import Threading
import Wire

/// How a plugin takes what it does not expect, as newer hosts and wrong programs may say it (protocol, section 26).
struct PluginManners {
    typealias Say = (_ kind: PluginCheck.Finding.Kind, _ text: String, _ tip: String?) -> Bool

    private let plugin: Plugin
    private let say: Say

    init(_ plugin: Plugin, say: @escaping Say) {
        self.plugin = plugin
        self.say = say
    }

    /// True where there is no fault.
    func check() -> Bool {
        var isFine = checkUnknownMethod()
        isFine =
            checkStrange("components that it does not have", component: "\(plugin.id ?? "")/no-such-component")
            && isFine
        if let id = plugin.definitions.first?.id {
            isFine = checkStrange("props that do not fit", component: id, props: ["no such prop": [1]]) && isFine
        }
        return checkNotification() && isFine
    }

    /// What it may answer to, so that its output is looked at before.
    func checkNonsense() -> Bool {
        plugin.say("{this is no JSON")
        plugin.say(#"{"jsonrpc": "2.0", "id": "nobody has asked", "result": null}"#)
        plugin.say("")
        // What it says of each has not the id of a call, and fails whichever is in flight.
        for _ in 0..<4 {
            switch ask("plugin/noSuchMethod") {
            case .failure(.badReply): continue
            case .failure(.refused), .success:
                return say(.fine, "a line that is no JSON and an answer to nothing do it no harm", nil)
            case .failure: break
            }
            break
        }
        return say(
            .fault, "after a line that is no JSON, or an answer to nothing, it does not answer any more",
            "it passes over what it cannot read, or answers with the error -32700 and the id null")
    }

    private func ask(_ method: String, _ params: JSONObject = [:]) -> Result<JSONValue, CallFailure> {
        let outcome = Monitor<Result<JSONValue, CallFailure>?>(nil)
        plugin.probe(method, params) { result in outcome.change { $0 = result } }
        return outcome.wait { $0 }
    }

    private func checkUnknownMethod() -> Bool {
        switch ask("plugin/noSuchMethod") {
        case .failure(.refused(let error)) where error.code == Int64(ErrorCode.methodNotFound.rawValue):
            return say(.fine, "an unknown method is refused with -32601", nil)
        case .failure(.crashed(let reason)):
            return say(
                .fault, "an unknown method ends it: \(reason)",
                "a newer host may call methods that it does not know; it answers them with the error -32601")
        default:
            return say(
                .advice, "an unknown method is not refused with the error -32601",
                "a newer host then knows what it cannot do")
        }
    }

    private func checkStrange(_ what: String, component: String, props: JSONObject = [:]) -> Bool {
        let params: JSONObject = [
            "component": .string(component), "props": .object(props), "context": [:], "theme": ["colors": [:]],
        ]
        switch ask("plugin/resolve", params) {
        case .failure(.refused): return say(.fine, "\(what) are refused, and it goes on", nil)
        // The host does not ask for them.
        case .success: return true
        case .failure(let failure):
            return say(
                .fault, "\(what) bring it down: \(failure.reason)",
                "what goes wrong in a call is answered with an error: {\"error\": {\"code\": -32602, \"message\": …}}")
        }
    }

    private func checkNotification() -> Bool {
        plugin.say(#"{"jsonrpc": "2.0", "method": "plugin/noSuchNotification", "params": {}}"#)
        switch ask("plugin/noSuchMethod") {
        case .failure(.refused), .success: return true
        case .failure(let failure):
            return say(
                .fault, "a notification that it does not know is not passed over: \(failure.reason)",
                "a message without an id is passed over, and never answered")
        }
    }
}

import Components
import JSONValues
import Plugins
import Synchronization
import Threading
import Wire

/// Tries a plugin as a host and its users would, and says in words for its author what is not as it should be.
package final class PluginCheck: Sendable {
    package struct Finding: Sendable {
        package enum Kind: Sendable {
            case fine, fault, advice
        }

        package let kind: Kind
        package let text: String
        package var tip: String?
    }

    private let fleet: PluginFleet
    private let host: Host
    private let log: LineLog
    private let name: String
    private let report: @Sendable (Finding) -> Void
    private let warned = Mutex<Set<String>>([])

    /// Pictures that are asked for at once.
    private static let many = 16

    /// - Parameter report: takes each finding as soon as it is made.
    package init(_ configuration: PluginConfiguration, report: @escaping @Sendable (Finding) -> Void) {
        let log = LineLog()
        self.log = log
        name = configuration.name
        self.report = report
        fleet = PluginFleet([configuration], log: log.add)
        host = Host(plugins: fleet)
    }

    /// Ends the plugin as well. True where there was no fault.
    package func run() -> Bool {
        guard let plugin = fleet.plugins.first, starts(plugin) else { return false }
        var isFine = true
        for definition in plugin.definitions { isFine = check(definition) && isFine }
        // What fails by itself fails among others too.
        if isFine { isFine = checkMany(plugin.definitions) }
        isFine = PluginManners(plugin, say: { [self] in say($0, $1, tip: $2) }).check() && isFine
        isFine = checkOutput() && isFine
        isFine = PluginManners(plugin, say: { [self] in say($0, $1, tip: $2) }).checkNonsense() && isFine
        return checkEnd(plugin) && isFine
    }

    @discardableResult
    private func say(_ kind: Finding.Kind, _ text: String, tip: String? = nil) -> Bool {
        report(Finding(kind: kind, text: text, tip: tip))
        return kind != .fault
    }

    /// A line of the log without the plugin's name in front of it.
    private func withoutName(_ line: String) -> String {
        line.hasPrefix("\(name): ") ? String(line.dropFirst(name.count + 2)) : line
    }

    private func starts(_ plugin: Plugin) -> Bool {
        let begin = Clock.now
        let outcome = Monitor<String??>(nil)
        plugin.start { reason in outcome.change { $0 = .some(reason) } }
        guard let reason = outcome.wait(until: { $0 }) else {
            let milliseconds = (Clock.now - begin) / 1_000_000
            let count = plugin.definitions.count
            guard count > 0 else {
                return say(
                    .fault, "\(plugin.id ?? "") introduces no component, so there is nothing to draw",
                    tip: "in Python @plugin.component above a function makes one, in Node plugin.component(name, {…})")
            }
            return say(
                .fine,
                "\(plugin.id ?? "") introduces \(count) component\(count == 1 ? "" : "s") after \(milliseconds) ms")
        }
        // The reason is in the log, too.
        let lines = log.takeAll().filter { !$0.contains(reason) }.map(withoutName)
        say(.fault, "it does not start: \(reason)", tip: PluginStartTip.of(reason, lines))
        if !lines.isEmpty { say(.advice, "it has written:\n  " + lines.joined(separator: "\n  ")) }
        return false
    }

    // MARK: Its components

    private func check(_ definition: AnyComponent) -> Bool {
        let id = definition.id
        if definition.summary.isEmpty { say(.advice, "\(id) has no summary, so `component/list` says little of it") }
        if definition.examples.isEmpty {
            say(.advice, "\(id) has no examples, so only its defaults are tried")
        }
        var isFine = true
        for (number, props) in (definition.examples.isEmpty ? [[:]] : definition.examples).enumerated() {
            let name = definition.examples.isEmpty ? "\(id) without props" : "\(id), example \(number + 1),"
            isFine = check(id, props, named: name) && isFine
        }
        return isFine
    }

    private static let contexts: [(name: String, json: JSONObject)] = [
        ("", [:]), (" in the dark scheme", ["colorScheme": "dark"]),
        (" from right to left in Arabic", ["layoutDirection": "rtl", "locale": "ar"]),
    ]

    private func check(_ id: String, _ props: JSONObject, named name: String) -> Bool {
        let process = InProcess(host: host)
        for context in Self.contexts {
            let request: JSONObject = [
                "component": .string(id), "props": .object(props), "context": .object(context.json),
            ]
            do throws(RPCError) {
                let first = try process.call(ComponentResolve.name, request)
                guard try process.call(ComponentResolve.name, request) == first else {
                    return say(
                        .fault, "\(name) is not the same when it is asked for again",
                        tip: "the same props and context give the same reply, so that pictures can be kept and compared"
                    )
                }
                for format in ["svg", "png"] {
                    var picture = request
                    picture["output"] = ["format": .string(format)]
                    let warnings = try process.render(picture).warnings
                    for warning in warnings where format == "png" { warn(warning, name) }
                }
            } catch {
                return say(.fault, "\(name) fails\(context.name): \(error.message)", tip: Self.tip(error))
            }
        }
        return say(.fine, "\(name) is drawn in both schemes and both directions")
    }

    /// What its author can do something about. Of languages, and of what it says of its own accord, he knows.
    private static func isAdvice(_ warning: Warning) -> Bool {
        switch warning.code {
        case .imageFailed, .imageUnavailable, .fontSubstituted: true
        default: warning.details["pluginCode"] == "empty"
        }
    }

    /// Each once, whatever it is asked for.
    private func warn(_ warning: Warning, _ name: String) {
        guard Self.isAdvice(warning), warned.withLock({ $0.insert("\(name) \(warning.message)").inserted }) else {
            return
        }
        say(.advice, "\(name) gives a warning: \(warning.message)")
    }

    private static func tip(_ error: RPCError) -> String? {
        if case .string(let name)? = error.data["suggestion"] { return "did you mean \"\(name)\"?" }
        if case .string(let text)? = error.data["expected"] { return "expected: \(text)" }
        return nil
    }

    /// Many calls are on their way at a time; answers may come in any order, each with its own id.
    private func checkMany(_ definitions: [AnyComponent]) -> Bool {
        guard let definition = definitions.first else { return true }
        let props = definition.examples.first ?? [:]
        // The same question would be put only once.
        let items = (0..<Self.many).map { number -> JSONValue in
            [
                "component": .string(definition.id), "props": .object(props),
                "context": ["displayScale": .real(1 + Double(number) / Double(Self.many))],
            ]
        }
        let begin = Clock.now
        do throws(RPCError) {
            let text = try InProcess(host: host).call(
                ComponentRenderBatch.name, ["items": .array(items)])
            guard case .object(let result)? = try? Jansson.parse(text), result["failed"] == 0 else {
                return say(.fault, "some of \(Self.many) calls at a time fail, though each by itself is answered")
            }
        } catch {
            return say(.fault, "\(Self.many) calls at a time fail: \(error.message)")
        }
        let microseconds = (Clock.now - begin) / 1000 / UInt64(Self.many)
        return say(.fine, "\(Self.many) calls at a time are answered, \(microseconds) µs each")
    }

    /// What it has written where only messages belong.
    private func checkOutput() -> Bool {
        let noise = log.takeAll().filter { $0.contains(": writes ") || $0.contains(": answers call") }
        guard let first = noise.first else { return true }
        let more = noise.count > 1 ? ", and \(noise.count - 1) more" : ""
        return say(
            .fault, "its standard output has what is no answer: \(first)\(more)",
            tip: "only messages go there, one a line; whatever is for people goes to standard error")
    }

    private func checkEnd(_ plugin: Plugin) -> Bool {
        let begin = Clock.now
        Host.endChildren()
        let milliseconds = (Clock.now - begin) / 1_000_000
        let tip = "reading the end of standard input, or the notification exit, ends the program with 0"
        guard case .exit(let status)? = plugin.lastEnd.value else {
            return say(.fault, "it does not end when its standard input does, and has to be killed", tip: tip)
        }
        guard status == 0 else { return say(.fault, "it ends with status \(status) instead of 0", tip: tip) }
        return say(.fine, "it ends by itself, after \(milliseconds) ms")
    }
}

/// Lines that are kept for a report.
private final class LineLog: Sendable {
    private let lines = Mutex<[String]>([])

    /// More say nothing new.
    private static let most = 100

    @Sendable func add(_ line: String) {
        lines.withLock { if $0.count < Self.most { $0.append(line) } }
    }

    func takeAll() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}

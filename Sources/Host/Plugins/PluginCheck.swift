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
            /// Something that was not tried.
            case skipped
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

    /// What a flag of the command line that has the name of a prop does otherwise; nil for any other prop.
    private let flag: @Sendable (_ prop: String) -> String?
    /// Nanoseconds of the slowest picture so far.
    private let slowest = Mutex<UInt64>(0)

    /// Pictures that are asked for at once; of a slow plugin fewer, for a check that takes minutes is not made.
    private static let many = 16
    private static let fewer = 4
    /// A person notices that a picture takes longer than this (ours): 0.1 s.
    private static let noticeableNanoseconds: UInt64 = 100_000_000
    /// The check of simultaneous calls is skipped where one picture takes longer (ours): 1 s.
    private static let tooSlowNanoseconds: UInt64 = 1_000_000_000

    /// - Parameters:
    ///   - flag: the flag that a prop hides on the command line; nil where it hides none.
    ///   - report: takes each finding as soon as it is made.
    package init(
        _ configuration: PluginConfiguration, flag: @escaping @Sendable (_ prop: String) -> String? = { _ in nil },
        report: @escaping @Sendable (Finding) -> Void
    ) {
        self.flag = flag
        let log = LineLog()
        self.log = log
        name = configuration.name
        self.report = report
        fleet = PluginFleet([configuration]) { line in
            guard line.hasSuffix(Plugin.waitingNotice(configuration)) else { return log.add(line) }
            report(Finding(kind: .advice, text: "it \(Plugin.waitingNotice(configuration))"))
        }
        host = Host(plugins: fleet)
    }

    /// Ends the plugin as well. True where there was no fault.
    package func run() -> Bool {
        guard let plugin = fleet.plugins.first, starts(plugin) else { return false }
        var isFine = true
        for definition in plugin.definitions { isFine = check(definition) && isFine }
        // What fails by itself fails among others too.
        if isFine {
            isFine = checkMany(plugin.definitions)
        } else {
            say(.skipped, "many calls at a time, for what fails by itself fails among others too")
        }
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
        defer { say(.skipped, "everything else") }
        if !lines.isEmpty { saysItself(lines) }
        return false
    }

    // MARK: Its components

    private func check(_ definition: AnyComponent) -> Bool {
        let id = definition.id
        if definition.summary.isEmpty { say(.advice, "\(id) has no summary, so `component/list` says little of it") }
        if case .object(let properties)? = definition.schema()["properties"] {
            for prop in properties.members.map(\.key) {
                guard let flag = flag(prop) else { continue }
                say(
                    .advice,
                    "\(id) has a prop \(prop), and `roundel render` a flag \(flag): only one of them can be set there",
                    tip: "with another name both can")
            }
        }
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
            var request: JSONObject = [
                "component": .string(id), "props": .object(props), "context": .object(context.json),
            ]
            func picture(_ format: String) throws(RPCError) -> InProcess.Picture {
                request["output"] = ["format": .string(format)]
                return try process.render(request)
            }
            do throws(RPCError) {
                let begin = Clock.now
                let first = try picture("svg")
                for warning in first.warnings { warn(warning, id, name) }
                guard context.name.isEmpty else { continue }
                tell(Clock.now - begin, name)
                guard try picture("svg").bytes == first.bytes else {
                    return say(
                        .fault, "\(name) is not the same when it is asked for again",
                        tip: "the same props and context give the same reply, so that pictures can be kept and compared"
                    )
                }
                _ = try picture("png")
            } catch {
                let tip = Self.tip(error)
                var message = error.message
                if let tip, message.hasSuffix("; \(tip)") { message.removeLast(tip.count + 2) }
                say(.fault, "\(name) fails\(context.name): \(message)", tip: tip)
                if case .string(let text)? = error.data["log"] {
                    saysItself(text.split(separator: "\n").map(String.init))
                }
                return false
            }
        }
        return say(.fine, "\(name) is drawn in both schemes and both directions")
    }

    private func saysItself(_ lines: [String]) {
        say(.advice, "it has written:\n  " + lines.joined(separator: "\n  "))
    }

    /// Says of a slow picture how slow it is, and with that why the check takes its time.
    private func tell(_ nanoseconds: UInt64, _ name: String) {
        slowest.withLock { $0 = max($0, nanoseconds) }
        guard nanoseconds > Self.noticeableNanoseconds else { return }
        let rest = nanoseconds > Self.tooSlowNanoseconds ? "; four more calls of it follow" : ""
        say(
            .advice, "\(name) takes \(Self.text(nanoseconds))\(rest)",
            tip: "below 100 ms nobody waits; what is costly can be kept from one call to the next")
    }

    /// `350 µs`, `12 ms`, `3.3 s`.
    static func text(_ nanoseconds: UInt64) -> String {
        switch nanoseconds {
        case ..<1_000_000: return "\(nanoseconds / 1000) µs"
        case ..<1_000_000_000: return "\(nanoseconds / 1_000_000) ms"
        default:
            let tenths = (nanoseconds + 50_000_000) / 100_000_000
            return "\(tenths / 10).\(tenths % 10) s"
        }
    }

    /// What its author can do something about. Of languages, and of what it says of its own accord, he knows.
    private static func isAdvice(_ warning: Warning) -> Bool {
        switch warning.code {
        case .imageFailed, .imageUnavailable, .fontSubstituted: true
        default: warning.details["pluginCode"] == "empty"
        }
    }

    /// Each once, whatever it is asked for.
    private func warn(_ warning: Warning, _ id: String, _ name: String) {
        guard Self.isAdvice(warning), warned.withLock({ $0.insert("\(name) \(warning.message)").inserted }) else {
            return
        }
        let own = "\(id) draws nothing"
        guard warning.message.hasPrefix(own) else {
            say(.advice, "\(name) gives a warning: \(warning.message)")
            return
        }
        say(.advice, name + warning.message.dropFirst(id.count))
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
        let slowest = slowest.withLock { $0 }
        guard slowest < Self.tooSlowNanoseconds else {
            return say(.skipped, "many calls at a time, for one takes \(Self.text(slowest)) by itself")
        }
        let many = slowest > Self.noticeableNanoseconds ? Self.fewer : Self.many
        let items = (0..<many).map { number -> JSONValue in
            [
                "component": .string(definition.id), "props": .object(props),
                "context": ["displayScale": .real(1 + Double(number) / Double(many))],
            ]
        }
        let begin = Clock.now
        do throws(RPCError) {
            let text = try InProcess(host: host).call(
                ComponentRenderBatch.name, ["items": .array(items)])
            guard case .object(let result)? = try? Jansson.parse(text), result["failed"] == 0 else {
                return say(.fault, "some of \(many) calls at a time fail, though each by itself is answered")
            }
        } catch {
            return say(.fault, "\(many) calls at a time fail: \(error.message)")
        }
        let each = Self.text((Clock.now - begin) / UInt64(many))
        return say(.fine, "\(many) calls at a time are answered, \(each) each")
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

import Synchronization

/// A small process that outlives the host briefly and kills the process groups of the remaining children. A host that
/// is killed cannot do so itself, and a child may not notice that its input has ended.
///
/// It is a shell that reads the ids of the groups from a pipe until the host closes it. On Linux it finds processes
/// that have left their group, such as daemons, by the host's mark in their environment.
final class GroupGuard: Sendable {
    private struct State: ~Copyable {
        var pipe: Descriptor?
        var process: SpawnedProcess?
        var groups: Set<Int32> = []
    }

    private let state = Mutex(State())

    private static let script = """
        trap '' HUP INT TERM PIPE
        groups=
        while read -r sign group; do
            rest=
            for known in $groups; do [ "$known" = "$group" ] || rest="$rest $known"; done
            groups=$rest
            [ "$sign" = - ] || groups="$groups $group"
        done
        for group in $groups; do kill -KILL "-$group"; done
        for round in 1 2; do
            for file in $(grep -lsFxz -e "$1" /proc/[0-9]*/environ); do
                process=${file#/proc/}
                kill -KILL "${process%/environ}"
            done
        done
        """

    /// Registers a process group. Must be called after the process has started.
    func add(_ process: SpawnedProcess) {
        state.withLock { state in
            let isNew = state.process.map(\.hasEnded) ?? true
            if isNew { Self.start(&state) }
            state.groups.insert(process.id)
            for group in isNew ? state.groups : [process.id] { Self.tell("+ \(group)\n", state) }
        }
    }

    /// Removes a process group. Must be called before the process is reaped, while nothing else can have its id.
    func remove(_ process: SpawnedProcess) {
        state.withLock { state in
            state.groups.remove(process.id)
            Self.tell("- \(process.id)\n", state)
        }
    }

    /// Starts the shell. Where there is none, children are ended only by a host that ends in order.
    private static func start(_ state: inout State) {
        _ = state.process?.reap()
        state.process = nil
        state.pipe = nil
        guard let null = Descriptor.null else { return }
        let (name, value) = Launch.mark
        var shell = Launch("/bin/sh", ["-c", script, "sh", "\(name)=\(value)"])
        shell.folder = "/"
        // The shell itself has no mark. Without PATH it uses its default one.
        shell.environment = []
        do throws(LaunchError) {
            let pipe = try DescriptorPair()
            state.process = try SpawnedProcess.start(
                shell, input: pipe.reader.number, output: null.number, errors: null.number)
            state.pipe = .some(pipe.writer)
        } catch {}
    }

    /// Writes a line, which is short enough for a pipe to take it atomically.
    private static func tell(_ line: String, _ state: borrowing State) {
        if state.process != nil { _ = state.pipe?.writeSome(Array(line.utf8)[...]) }
    }
}

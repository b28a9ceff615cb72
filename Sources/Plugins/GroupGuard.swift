import Synchronization

/// A small process that outlives the host by a moment, to end the groups of all children that are still there. A host that is
/// killed has no moment itself, and a child need not notice that its input has ended.
///
/// It is a shell that reads which groups there are, until the pipe from the host ends. What children have left behind outside of
/// their groups, as daemons do, it knows by the host's mark among their variables (on Linux).
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

    /// To be called when a group has come to be.
    func add(_ process: SpawnedProcess) {
        state.withLock { state in
            let isNew = state.process.map(\.hasEnded) ?? true
            if isNew { Self.start(&state) }
            state.groups.insert(process.id)
            for group in isNew ? state.groups : [process.id] { Self.tell("+ \(group)\n", state) }
        }
    }

    /// To be called while the id of the process is still taken.
    func remove(_ process: SpawnedProcess) {
        state.withLock { state in
            state.groups.remove(process.id)
            Self.tell("- \(process.id)\n", state)
        }
    }

    /// Without a shell the host does its own tidying, whenever it ends in order.
    private static func start(_ state: inout State) {
        _ = state.process?.reap()
        state.process = nil
        state.pipe = nil
        guard let null = Descriptor.null else { return }
        let (name, value) = Launch.mark
        var shell = Launch("/bin/sh", ["-c", script, "sh", "\(name)=\(value)"])
        shell.folder = "/"
        // It is not marked itself, and has the usual PATH without any.
        shell.environment = []
        do throws(LaunchError) {
            let pipe = try DescriptorPair()
            state.process = try SpawnedProcess.start(
                shell, input: pipe.reader.number, output: null.number, errors: null.number)
            state.pipe = .some(pipe.writer)
        } catch {}
    }

    /// A line is shorter than what a pipe takes as a whole.
    private static func tell(_ line: String, _ state: borrowing State) {
        if state.process != nil { _ = state.pipe?.writeSome(Array(line.utf8)[...]) }
    }
}

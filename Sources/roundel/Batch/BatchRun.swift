import Components
import Host
import JSONValues
import Wire

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Renders the items of a file into a folder and says what became of them, in the order of the lines.
struct BatchRun {
    /// What became of one item.
    private struct Outcome: Sendable {
        let line: Int
        var column: Int?
        let result: Result<OutputFolder.Outcome, Failure>
        var warnings: [Warning] = []
    }

    private enum Failure: Error {
        case answer(RPCError)
        case file(FileError)
    }

    let file: ItemFile
    let folder: OutputFolder
    let defaults: PictureDefaults
    let host: Host
    let isQuiet: Bool

    func run(jobs: Int) throws(CommandError) -> BatchTally {
        var progress = BatchProgress(total: file.count, isQuiet: isQuiet)
        var tally = BatchTally()
        var warnings = BatchWarnings()
        var reader = BatchReader(file)
        OrderedParallelMap.run(host: host, workers: min(jobs, max(1, file.count)), size: \.size) {
            reader.next()
        } work: { [folder, defaults] process, item, suspension in
            Self.render(item, defaults, with: process, after: suspension, into: folder)
        } deliver: { outcome in
            switch outcome.result {
            case .success(.written): tally.written += 1
            case .success(.unchanged): tally.unchanged += 1
            case .failure(let failure):
                tally.failed += 1
                if case .answer(let error) = failure, error.code == .parseError { tally.unreadable += 1 }
                if !Self.isUntried(failure, outcome.line, &tally) { progress.say(diagnostic(failure, outcome)) }
            }
            if !outcome.warnings.isEmpty { tally.warnings += 1 }
            warnings.add(outcome.warnings, line: outcome.line)
            progress.update(done: tally.done, failed: tally.failed)
        }
        progress.clear()
        for diagnostic in warnings.diagnostics(file: file.name, workingFolder: FileOutput.resolve(".")) {
            diagnostic.print()
        }
        if let rest = warnings.rest { Terminal.error(rest) }
        for diagnostic in tally.untriedDiagnostics(file: file.name) { diagnostic.print() }
        if let failure = reader.failure { throw failure }
        if tally.unreadable > 0, tally.unreadable == tally.done { Terminal.error(Self.form) }
        if !isQuiet { Terminal.error(tally.summary(seconds: progress.elapsed, style: Terminal.style(STDERR_FILENO))) }
        return tally
    }

    /// Said where not one line could be read: most likely it is a file of another kind.
    private static let form = """
        tip: every line is an item, such as {"component": "avatar", "props": {"name": "Jamie Lin"}};
             jq -c '.[]' makes lines of a JSON array
        """

    private static func render(
        _ item: BatchItem, _ defaults: PictureDefaults, with process: InProcess, after suspension: (any Suspension)?,
        into folder: OutputFolder
    ) -> Attempt<Outcome> {
        func failed(_ failure: Failure) -> Attempt<Outcome> {
            .done(Outcome(line: item.line, column: item.column, result: .failure(failure)))
        }
        switch item.content {
        case .failure(let error): return failed(.answer(error))
        case .success(let (json, name)):
            switch process.render(item: json, number: item.line, over: defaults, after: suspension) {
            case .suspended(let suspension): return .suspended(suspension)
            case .done(.failure(let error)): return failed(.answer(error))
            case .done(.success(let picture)):
                do throws(FileError) {
                    let written = try folder.write(picture.bytes, as: "\(name).\(picture.format)")
                    return .done(Outcome(line: item.line, result: .success(written), warnings: picture.warnings))
                } catch {
                    return failed(.file(error))
                }
            }
        }
    }

    /// Whether an item failed because its plugin does not start, or not again after crashes. Of all those it is told together.
    private static func isUntried(_ failure: Failure, _ line: Int, _ tally: inout BatchTally) -> Bool {
        guard case .answer(let error) = failure, error.code == .pluginFailed,
            case .string(let detail)? = error.data["detail"]
        else { return false }
        if detail.isExactly(PluginFault.crashed.rawValue) { tally.hasCrashed = true }
        guard detail.isExactly(PluginFault.notStarted.rawValue) else { return false }
        tally.untried[Diagnostic(error).message, default: LineRanges()].add(line)
        return true
    }

    private func diagnostic(_ failure: Failure, _ outcome: Outcome) -> Diagnostic {
        let place = "\(file.name):\(outcome.line)" + (outcome.column.map { ":\($0)" } ?? "")
        switch failure {
        case .answer(let error): return Diagnostic(error, at: place)
        case .file(let error): return Diagnostic(error.message, at: place)
        }
    }
}

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs a program once for its exit status.
package enum ProgramRun {
    /// Whether the program starts and ends with status 0 within 2 s (ours). Blocks until then.
    package static func succeeds(_ launch: Launch) -> Bool {
        guard let null = Descriptor.null else { return false }
        let process: SpawnedProcess
        do throws(LaunchError) {
            process = try SpawnedProcess.start(launch, input: null.number, output: null.number, errors: null.number)
        } catch {
            return false
        }
        for _ in 0..<400 where !process.hasEnded { usleep(5000) }
        process.signal(Signal.kill)
        return process.reap() == .exit(0)
    }
}

package import JSONValues

/// How long a plugin may take and how much it may use.
package struct PluginLimits: Record {
    /// Milliseconds from its start until it has introduced itself.
    package var startMs = 10_000
    /// Milliseconds for each call.
    package var callMs = 5000
    /// Calls that it has at a time; further ones wait for their turn.
    package var inFlight = 8
    /// Of address space, in MiB.
    package var memoryMB: Int?
    /// Of processor time, over the whole life of a process.
    package var cpuSeconds: Int?

    package init() {}

    package static let fields = FieldList<PluginLimits>([
        Field("startMs", .integer(min: 1, max: 600_000), \.startMs, "Milliseconds until it has introduced itself."),
        Field("callMs", .integer(min: 1, max: 600_000), \.callMs, "Milliseconds for each call."),
        Field("inFlight", .integer(min: 1, max: 256), \.inFlight, "Calls that it has at a time; further ones wait."),
        Field("memoryMB", .integer(min: 1, max: 1_048_576), \.memoryMB, "MiB of address space. Default: any."),
        Field(
            "cpuSeconds", .integer(min: 1, max: 1_000_000), \.cpuSeconds,
            "Seconds of processor time until it is ended and started again. Default: any."),
    ])
}

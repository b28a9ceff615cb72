/// The exit statuses of the process (R109, R110, R410), with the numbers of sysexits.h.
package enum ExitStatus {
    package static let success: Int32 = 0
    /// A request or an item of a batch has failed.
    package static let failure: Int32 = 1
    package static let usage: Int32 = 64
    package static let framing: Int32 = 65
    package static let output: Int32 = 74
}

/// How the process ends (R109, R110, R410; the numbers are those of sysexits.h).
package enum ExitStatus {
    package static let success: Int32 = 0
    /// An error answer, or an item that failed.
    package static let failure: Int32 = 1
    package static let usage: Int32 = 64
    package static let framing: Int32 = 65
    package static let output: Int32 = 74
}

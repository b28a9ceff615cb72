/// One run of the command line: what it wrote and how it ended.
package struct CommandRun {
    package let output: [UInt8]
    package let errors: String
    package let end: ChildProcess.End

    package var text: String { String(decoding: output, as: UTF8.self) }

    package init(_ arguments: [String], input: [UInt8] = [], seconds: Double = 20) throws {
        let child = try ChildProcess(RoundelExecutable.path, arguments)
        child.write(input)
        child.closeInput()
        let limit = TimeLimit(seconds: seconds)
        guard child.exchange(within: limit, until: { child.outputHasEnded && child.errorsHaveEnded }),
            let end = child.waitForEnd(seconds: seconds)
        else { throw Failure("roundel \(arguments) has not ended within \(seconds) s") }
        output = child.received
        errors = String(decoding: child.log, as: UTF8.self)
        self.end = end
    }
}

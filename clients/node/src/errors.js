// What can go wrong, each with a message that says what to do.

/** Anything that keeps a call from its result. */
export class RoundelError extends Error {
  constructor(message) {
    super(message)
    this.name = new.target.name
  }
}

/** The host refused a request, or could not carry it out. */
export class RequestError extends RoundelError {
  constructor(error, method) {
    super(`${method}: ${error?.message}${logged(error?.data?.log)}`)
    this.method = method
    this.error = error
    this.code = error?.code
    this.data = error?.data ?? {}
    this.reason = this.data.reason
    this.pointer = this.data.pointer
    this.suggestion = this.data.suggestion
  }
}

/** The last that a plugin has written before it failed, which is what its author looks for. */
function logged(log) {
  const lines = typeof log === 'string' ? log.trimEnd().split('\n') : Array.isArray(log) ? log : []
  return lines.join('') ? ["\nThe last of the plugin's log:", ...lines].join('\n  ') : ''
}

/** The parameters cannot be sent as they are. */
export class InvalidRequest extends RoundelError {}

/** There was no answer in time; the call has been cancelled. */
export class CallTimeout extends RoundelError {}

/** What came is not what a host sends. */
export class ProtocolError extends RoundelError {}

/** There is no executable to start. */
export class ExecutableNotFound extends RoundelError {}

/** The host does not speak this client's version of the protocol. */
export class VersionMismatch extends RoundelError {}

/** The client was closed before, or while, it was asked. */
export class Closed extends RoundelError {}

/** The host's process ended before it answered. */
export class HostEnded extends RoundelError {
  constructor(executable, status, signal, stderr) {
    const how = signal ? `was ended by ${signal}` : `ended with status ${status}`
    const said = stderr ? `; the last it said:\n${stderr}` : '; it said nothing on standard error'
    super(`${executable} ${how} before it answered${said}`)
    Object.assign(this, { executable, status, signal, stderr })
  }
}

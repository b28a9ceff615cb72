// The client: one process, any number of calls in flight.

import { execFileSync } from 'node:child_process'
import { Methods, PROTOCOL } from './api.js'
import { batch } from './batch.js'
import { CallTimeout, Closed, ProtocolError, RequestError, RoundelError, VersionMismatch } from './errors.js'
import { findExecutable, PACKAGE } from './executable.js'
import { Log } from './log.js'
import { callOptions, itemsOf, pictureOptions, pluginArguments, sessionOptions } from './options.js'
import { Picture } from './picture.js'
import { HostProcess } from './process.js'
import { Session } from './session.js'
import { Trace } from './trace.js'

export const VERSION = '1.0.0'

/** Milliseconds that a host has to start, to answer `shutdown`, and to end after each way of asking it to. */
const START = 10_000
const GRACE = 2_000

/** Milliseconds; a timer for longer than some 25 days would go off at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/** One process and the calls to it. */
class Connection {
  #process

  constructor(executable, args, trace, log) {
    this.session = new Session(trace)
    this.executable = executable
    let fault
    const receive = (chunk) => {
      if (fault) return
      try {
        this.session.receive(chunk)
      } catch (error) {
        fault = () => new ProtocolError(`${executable}: ${error.message}`)
        this.#process.kill()
      }
      this.#settled()
    }
    this.#process = new HostProcess(executable, args, log, receive, (error) => {
      this.session.fail(fault ?? error)
      this.#settled()
    })
  }

  get pid() {
    return this.#process.pid
  }

  async greet(context) {
    const params = {
      protocolVersion: PROTOCOL,
      clientInfo: { name: 'roundel-node', version: VERSION },
      processId: process.pid,
      context,
    }
    try {
      this.server = await this.call('initialize', params, { timeout: START })
      this.session.maxMessageBytes = this.server.limits?.maxMessageBytes ?? this.session.maxMessageBytes
    } catch (error) {
      await this.#process.stop(GRACE)
      throw error instanceof RequestError && error.reason === 'unsupported_version' ? this.#mismatch(error) : error
    }
  }

  call(method, params, { timeout, signal, progress } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) throw signal.reason
      let timer
      const pending = { method, progress }
      const cancel = (error) => {
        const line = this.session.cancel(pending.id)
        if (!line) return
        this.#process.write(line)
        pending.reject(error)
        this.#settled()
      }
      const abort = () => cancel(signal.reason)
      const settle = (how) => (value) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        how(value)
      }
      pending.resolve = settle(resolve)
      pending.reject = settle(reject)
      const line = this.session.request(pending, params)
      if (timeout !== undefined && timeout <= LONGEST_TIMER) {
        const late = () => cancel(new CallTimeout(`${method}: no answer in time; the call has been cancelled`))
        timer = setTimeout(late, timeout)
      }
      signal?.addEventListener('abort', abort)
      this.#process.write(line)
      if (this.session.size === 1) this.#process.hold(true)
    })
  }

  /** shutdown, exit, the end of its input, SIGTERM, SIGKILL; each only if the one before was not enough. */
  async stop() {
    const closed = () => new Closed('this Roundel was closed before the answer came')
    try {
      await this.call('shutdown', undefined, { timeout: GRACE })
      this.#process.write(this.session.notification('exit'))
    } catch (error) {
      if (!(error instanceof RoundelError)) throw error
    }
    this.session.ended ??= closed
    await this.#process.stop(GRACE)
    this.session.fail(closed)
  }

  #settled() {
    if (this.session.size === 0) this.#process.hold(false)
  }

  #mismatch(error) {
    let host = 'of an unknown version'
    try {
      host = execFileSync(this.executable, ['--version'], { timeout: 5_000, stdio: 'pipe' }).toString().trim() || host
    } catch {
      // It says what it can say.
    }
    const supported = error.data.supported?.join(', ') ?? 'unknown'
    return new VersionMismatch(
      `This client is roundel ${VERSION} for protocol ${PROTOCOL} (${PACKAGE}); the host is ${host} for protocol ` +
        `${supported} (${this.executable}). Bring them to one version, or say where a host of this version is: ` +
        'new Roundel({ executable }) or ROUNDEL=…',
    )
  }
}

export class Roundel extends Methods {
  #options
  #arguments
  #trace
  #log
  #connection
  #starting
  #isClosed = false

  constructor(options) {
    super()
    this.#options = sessionOptions(options)
    this.#arguments = [...(this.#options.arguments ?? []), ...pluginArguments(this.#options.plugins ?? [])]
    this.#log = new Log(this.#options.log, this.#arguments)
    if (this.#options.trace !== undefined) this.#trace = new Trace(this.#options.trace)
  }

  /** Asks, and promises the result. */
  call(method, params, options) {
    let whole
    try {
      whole = callOptions(options)
    } catch (error) {
      return Promise.reject(error)
    }
    whole.timeout ??= this.#options.timeout
    const connection = this.#connection
    if (connection && !connection.session.ended) return connection.call(method, params, whole)
    return this.#connected().then((started) => started.call(method, params, whole))
  }

  /** Renders any component, plugins' too. */
  async render(component, props, options) {
    const { context, output, ...how } = pictureOptions(options)
    const rendered = (format) => {
      const wanted = format ? { ...output, format } : output
      return this.call('component/render', { component, props, context, output: wanted }, how)
    }
    return new Picture(await rendered(), rendered)
  }

  /** Renders any number of items; an item that cannot be has its error in its place. */
  async batch(items, options) {
    const given = pictureOptions(options)
    const timeout = given.timeout ?? this.#options.timeout
    const call = (method, params, how) => this.call(method, params, { ...how, timeout: how.timeout ?? Infinity })
    return batch(call, itemsOf(items), { ...given, timeout: timeout === Infinity ? undefined : timeout })
  }

  /** What the host said of itself. */
  async server() {
    return (await this.#connected()).server
  }

  /** The host's process, once there is one. */
  get pid() {
    return this.#connection?.pid
  }

  /** Ends the host, after it has answered what it was asked; calls from now on fail. */
  async close() {
    this.#isClosed = true
    await this.#starting?.catch(() => {})
    const connection = this.#connection
    this.#connection = undefined
    if (connection && !connection.session.ended) await connection.stop()
    this.#trace?.close()
    this.#log.close()
  }

  /** The connection, which the first of several callers makes and the others wait for. */
  async #connected() {
    if (this.#isClosed) throw new Closed('this Roundel has been closed')
    const ended = this.#connection?.session.ended
    if (this.#connection && !ended) return this.#connection
    if (ended && this.#options.restart === false) throw ended()
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined
    })
    return this.#starting
  }

  async #start() {
    const { executable, context } = this.#options
    const connection = new Connection(findExecutable(executable), this.#arguments, this.#trace, this.#log)
    await connection.greet(context)
    this.#connection = connection
    return connection
  }
}

// Node 18 may not have it yet.
if (Symbol.asyncDispose) Roundel.prototype[Symbol.asyncDispose] = Roundel.prototype.close

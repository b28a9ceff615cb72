// JSON-RPC, one message a line, between a plugin and its host.

import { taken } from './pipes.js'
import { PropsError } from './props.js'
import { checked, unwritable } from './unwritable.js'

/** The host refused what it was asked. */
export class HostError extends Error {
  constructor(method, error) {
    super(`${method}: ${error?.message}`)
    this.name = 'HostError'
    this.code = error?.code
    this.data = error?.data ?? {}
    this.reason = this.data.reason
  }
}

/** What a request is refused with. */
export class Refused extends Error {
  constructor(code, reason, message, data) {
    super(message)
    this.error = { code, message, data: { reason, ...data } }
  }
}

/** A request at work. */
class Call {
  #controller
  #isCancelled = false

  /** Made only for who asks for it. */
  get signal() {
    this.#controller ??= new AbortController()
    if (this.#isCancelled) this.#controller.abort()
    return this.#controller.signal
  }

  cancel() {
    this.#isCancelled = true
    this.#controller?.abort()
  }
}

export class Wire {
  #serve
  #waiting = new Map()
  #number = 0
  #rest = []
  #written = ''
  #output
  /** Calls that are at work, by their identifiers. */
  #calls = new Map()
  #exit

  constructor(serve) {
    this.#serve = serve
    this.#output = taken()
  }

  run() {
    // A component that ends the program would take the others with it: its call fails instead.
    const exit = process.exit.bind(process)
    this.#exit = exit
    process.exit = (code) => {
      if (this.#calls.size === 0) exit(code)
      throw new Exit(code)
    }
    process.stdout.on('error', () => exit(0)) // the host has gone
    process.stdin.on('end', () => this.#end())
    process.stdin.on('data', (chunk) => this.#receive(chunk))
  }

  /** A promise of the host's answer. */
  ask(method, params) {
    const id = `p${++this.#number}`
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) => (error ? reject(new HostError(method, error)) : resolve(result)))
      this.tell({ id, method, params })
    })
  }

  tell(message) {
    this.#write(JSON.stringify({ jsonrpc: '2.0', ...message }))
  }

  /** What is said in one turn goes together. */
  #write(line) {
    if (this.#written === '') setImmediate(() => this.#flush())
    this.#written += line + '\n'
  }

  #end() {
    this.#flush()
    this.#exit(0)
  }

  #flush() {
    const text = this.#written
    this.#written = ''
    if (text) this.#output(text)
  }

  #receive(chunk) {
    let start = 0
    for (let end; (end = chunk.indexOf(10, start)) >= 0; start = end + 1) {
      this.#rest.push(chunk.subarray(start, end))
      const line = (this.#rest.length === 1 ? this.#rest[0] : Buffer.concat(this.#rest)).toString()
      this.#rest = []
      if (line.trim()) this.#take(line)
    }
    if (start < chunk.length) this.#rest.push(chunk.subarray(start))
  }

  #take(line) {
    let message
    try {
      message = JSON.parse(line)
    } catch {
      return this.#refuse(null, new Refused(-32700, 'malformed_json', 'that is no JSON'))
    }
    if (message === null || typeof message !== 'object' || Array.isArray(message)) {
      return this.#refuse(null, new Refused(-32600, 'invalid_request', 'a message is an object'))
    }
    const { method, id, params } = message
    if (typeof method !== 'string') {
      const settle = this.#waiting.get(id)
      this.#waiting.delete(id)
      settle?.(message)
    } else if (method === 'exit') {
      this.#end()
    } else if (id !== undefined) {
      this.#answer(id, method, params)
    } else if (method === '$/cancelRequest') {
      this.#calls.get(params?.id)?.cancel()
    }
  }

  #answer(id, method, params) {
    const call = new Call()
    this.#calls.set(id, call)
    // Without a promise in between where there is nothing to wait for.
    try {
      const result = this.#serve(method, params, call)
      if (typeof result?.then !== 'function') return this.#succeed(id, result)
      result.then((result) => this.#succeed(id, result)).catch((error) => this.#fail(id, error))
    } catch (error) {
      this.#fail(id, error)
    }
  }

  #fail(id, error) {
    this.#calls.delete(id)
    this.#refuse(id, error)
  }

  #succeed(id, result) {
    let written
    try {
      written = JSON.stringify(result ?? null, checked)
    } catch (error) {
      const said = unwritable(result) ?? error.message
      throw new Refused(-32603, 'internal', `the reply cannot be written as JSON: ${said}`)
    }
    this.#write(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${written}}`)
    this.#calls.delete(id)
  }

  #refuse(id, error) {
    let refused = error
    if (error instanceof PropsError) {
      refused = new Refused(-32602, 'out_of_range', error.message, { pointer: '/props' + error.pointer })
    } else if (!(error instanceof Refused)) {
      process.stderr.write(`${error?.stack ?? error}\n`)
      refused = new Refused(-32603, 'internal', error instanceof Exit ? error.message : String(error))
    }
    this.tell({ id, error: refused.error })
  }
}

/** Thrown by `process.exit` while a component draws. */
class Exit extends Error {
  constructor(code) {
    super(`it has called process.exit(${code ?? ''}); a component gives back a drawing or throws an error`)
    this.name = 'Exit'
  }
}

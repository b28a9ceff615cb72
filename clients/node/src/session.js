// The protocol without any input or output: requests become lines, bytes become the results of requests.

import { InvalidRequest, ProtocolError, RequestError } from './errors.js'
import { isReadable } from './readable.js'

const PARSE_ERROR = -32700

export class Session {
  maxMessageBytes = 16 * 1024 * 1024
  /** Makes the error of every call from now on, once the host can no longer answer. */
  ended
  #next = 1
  #pending = new Map()
  #parts = []
  #trace

  constructor(trace) {
    this.#trace = trace
  }

  get size() {
    return this.#pending.size
  }

  /** The line of a request; `pending` is { resolve, reject, progress?, method, id, line }, the last two set here. */
  request(pending, params) {
    if (this.ended) throw this.ended()
    pending.id = this.#next++
    const given = pending.progress ? { ...params, progressToken: pending.id } : params
    pending.line = this.#line({ jsonrpc: '2.0', id: pending.id, method: pending.method, params: given })
    this.#pending.set(pending.id, pending)
    return pending.line
  }

  notification(method, params) {
    return this.#line({ jsonrpc: '2.0', method, params })
  }

  /** The line that cancels a call, whose answer no one waits for any more; nothing where it has been answered. */
  cancel(id) {
    return this.#pending.delete(id) ? this.notification('$/cancelRequest', { id }) : undefined
  }

  /** Takes what was read, wherever it was cut. A ProtocolError means that the connection is of no use. */
  receive(chunk) {
    let start = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      this.#parts.push(chunk.subarray(start, end))
      const line = this.#parts.length === 1 ? this.#parts[0] : Buffer.concat(this.#parts)
      this.#parts = []
      start = end + 1
      if (line.length > 0) this.#receiveLine(line.toString())
    }
    if (start < chunk.length) this.#parts.push(chunk.subarray(start))
  }

  /** Fails every call in flight, and those to come. */
  fail(error) {
    this.ended ??= error
    const failed = [...this.#pending.values()]
    this.#pending.clear()
    for (const { reject } of failed) reject(this.ended())
  }

  #line(message) {
    let line
    try {
      line = `${JSON.stringify(message)}\n`
    } catch (error) {
      throw new InvalidRequest(`${message.method}: ${error.message}`)
    }
    // JSON has no NaN: JSON.stringify writes null, which would count as not given.
    if (line.includes('null')) refuseNonNumbers(message.params, message.method, '')
    if (line.length * 3 > this.maxMessageBytes && Buffer.byteLength(line) > this.maxMessageBytes) {
      const [size, limit] = [Buffer.byteLength(line), this.maxMessageBytes]
      throw new InvalidRequest(
        `${message.method}: the request has ${size} bytes, and the host takes ${limit}; ask in parts`,
      )
    }
    this.#trace?.write('-->', line.slice(0, -1))
    return line
  }

  #receiveLine(line) {
    this.#trace?.write('<--', line)
    let message
    try {
      message = JSON.parse(line)
    } catch {
      throw new ProtocolError(`this is no message of a host: ${line.slice(0, 200)}`)
    }
    if (message?.method !== undefined) this.#notified(message)
    else if (message?.id === null && message.error) this.#unread(message.error)
    else if (message?.id !== undefined && (message.error || message.result !== undefined)) this.#answered(message)
    else throw new ProtocolError(`this is no message of a host: ${line.slice(0, 200)}`)
  }

  #answered({ id, result, error }) {
    const pending = this.#pending.get(id)
    if (!pending) return // cancelled
    this.#pending.delete(id)
    if (error) pending.reject(new RequestError(error, pending.method))
    else pending.resolve(result)
  }

  #notified({ method, params }) {
    const pending = method === '$/progress' ? this.#pending.get(params?.token) : undefined
    if (!pending?.progress) return
    try {
      pending.progress(params.value.done, params.value.total)
    } catch (error) {
      pending.reject(error) // The caller's own fault, which is the caller's to see.
    }
  }

  /** An answer without an id: the host could not parse some message, and cannot say which. */
  #unread(error) {
    const calls = [...this.#pending.values()]
    const unreadable = calls.filter(({ line }) => !isReadable(line))
    // Where it is none of these, one of them it was, and none must wait for ever.
    const refused = unreadable.length > 0 || error.code !== PARSE_ERROR ? unreadable : calls
    for (const { id, method, reject } of refused) {
      this.#pending.delete(id)
      reject(new RequestError(error, method))
    }
  }
}

function refuseNonNumbers(value, method, pointer) {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new InvalidRequest(`${method}: ${pointer} is ${value}, which is no number in JSON`)
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) refuseNonNumbers(inner, method, `${pointer}/${key}`)
}

// For build scripts and configuration files that cannot wait: the client runs in a worker, and this thread sleeps.

import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { Methods } from './api.js'
import * as errors from './errors.js'
import { itemsOf, syncCallOptions, syncPictureOptions, syncSessionOptions } from './options.js'
import { SyncPicture } from './picture.js'

/** Milliseconds that the worker has to start. */
const START = 10_000

export { SyncPicture }

export class RoundelSync extends Methods {
  #options
  #worker
  #port
  /** One number: how many answers there have been, the worker's start included. */
  #answers
  /** The number of the last question; its answer has the same. */
  #last = 0
  #isClosed = false

  constructor(options) {
    super()
    this.#options = syncSessionOptions(options)
  }

  call(method, params, options) {
    return this.#ask({ method, params, timeout: syncCallOptions(options).timeout })
  }

  render(component, props, options) {
    const { context, output, timeout } = syncPictureOptions(options)
    const rendered = (format) => {
      const wanted = format ? { ...output, format } : output
      return this.call('component/render', { component, props, context, output: wanted }, { timeout })
    }
    return new SyncPicture(rendered(), rendered)
  }

  batch(items, options) {
    const results = this.#ask({ items: itemsOf(items), options: syncPictureOptions(options) })
    return results.map((item) => (item.rendering ? new SyncPicture(item.rendering) : errorOf(item)))
  }

  server() {
    return this.#ask({ isAboutServer: true })
  }

  /** Ends the host; calls from now on fail. */
  close() {
    this.#isClosed = true
    if (!this.#worker) return
    try {
      this.#exchange({ isEnd: true })
    } finally {
      this.#end()
    }
  }

  #ask(question) {
    if (this.#isClosed) throw new errors.Closed('this RoundelSync has been closed')
    if (!this.#worker) this.#start()
    return this.#exchange(question)
  }

  #exchange(question) {
    const id = ++this.#last
    this.#port.postMessage({ ...question, id })
    const { value, error } = this.#answerTo(id)
    if (error) throw errorOf(error)
    return value
  }

  /** Sleeps until it is there. Answers that nobody has waited for are passed over. */
  #answerTo(id) {
    for (;;) {
      // Counted before looking, so that none comes in between unseen.
      const count = Atomics.load(this.#answers, 0)
      const received = receiveMessageOnPort(this.#port)
      if (received?.message.id === id) return received.message
      if (!received) Atomics.wait(this.#answers, 0, count)
    }
  }

  #start() {
    const { port1, port2 } = new MessageChannel()
    this.#answers = new Int32Array(new SharedArrayBuffer(4))
    const workerData = { port: port2, answers: this.#answers, options: this.#options }
    const file = new URL('./sync-worker.js', import.meta.url)
    // Without the flags of this process, some of which no worker can have.
    this.#worker = new Worker(file, { workerData, transferList: [port2], execArgv: [] })
    this.#worker.unref()
    this.#port = port1
    port1.unref()
    // A worker that fails to start cannot say so to a thread that sleeps.
    if (Atomics.wait(this.#answers, 0, 0, START) === 'timed-out') {
      this.#end()
      throw new errors.RoundelError(`${file.pathname} has not started within ${START} ms`)
    }
  }

  #end() {
    this.#worker.terminate()
    this.#worker = undefined
  }
}

if (Symbol.dispose) RoundelSync.prototype[Symbol.dispose] = RoundelSync.prototype.close

/** What a worker's error was before it was sent here. */
function errorOf({ name, message, members }) {
  const error = Object.assign(Object.create(errors[name]?.prototype ?? Error.prototype), members)
  for (const [key, value] of Object.entries({ name, message })) {
    Object.defineProperty(error, key, { value, configurable: true, writable: true })
  }
  Error.captureStackTrace(error, errorOf)
  return error
}

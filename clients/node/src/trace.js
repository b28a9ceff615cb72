// A file of every message, for whoever looks for a fault.

import { closeSync, openSync, writeSync } from 'node:fs'

/** A line each: seconds since the start, direction, message. Its owner alone may read it: messages hold names. */
export class Trace {
  #file
  #start = performance.now()

  constructor(path) {
    this.#file = openSync(path, 'a', 0o600)
  }

  write(direction, line) {
    if (this.#file === undefined) return
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(6).padStart(12)
    writeSync(this.#file, `${seconds} ${direction} ${line}\n`)
  }

  close() {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }
}

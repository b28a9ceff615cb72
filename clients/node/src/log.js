// Where the host's standard error goes, in which plugins say what is wrong with them.

import { appendFileSync, closeSync, openSync, writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const LONGEST = 1 << 16

export class Log {
  #take
  #rest = ''
  #file

  /** `log` is a function that gets lines, a path, what has `write`, true for standard error, or false. */
  constructor(log, args) {
    log ??= args.some((word) => word.startsWith('--plugin'))
    if (log === true) this.#take = print
    else if (typeof log === 'function') this.#take = log
    else if (typeof log === 'string') {
      this.#file = openSync(log, 'a', 0o600)
      this.#take = (line) => appendFileSync(this.#file, `${line}\n`)
    } else if (log) this.#take = (line) => log.write(`${line}\n`)
  }

  write(text) {
    if (!this.#take) return
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop()
    if (this.#rest.length > LONGEST) this.end(lines)
    else this.#hand(lines)
  }

  /** What has not ended in a new line goes too. */
  end(lines = []) {
    if (this.#rest) lines.push(this.#rest)
    this.#rest = ''
    this.#hand(lines)
  }

  close() {
    this.end()
    this.#take = undefined
    if (this.#file !== undefined) closeSync(this.#file)
  }

  #hand(lines) {
    for (const line of lines) this.#take?.(line)
  }
}

function print(line) {
  // What a worker writes by process.stderr waits for the main thread, which may sleep.
  if (isMainThread) process.stderr.write(`${line}\n`)
  else writeSync(2, `${line}\n`)
}

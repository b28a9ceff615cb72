// The host's process: its three pipes, and its end.

import { spawn } from 'node:child_process'
import { ExecutableNotFound, HostEnded } from './errors.js'

/** Characters of standard error that are kept for error messages. */
const TAIL = 16_384

export class HostProcess {
  #child
  #tail = ''
  #lines = []
  #isFull = false
  #gone

  /** `log` gets what it writes to standard error, `receive` gets what the host writes; `end` is told once, with a maker of errors, that no more will come. */
  constructor(executable, args, log, receive, end) {
    this.executable = executable
    // In a session of its own: Ctrl-C is for this process, with which the host ends.
    this.#child = spawn(executable, ['serve', ...args], { stdio: 'pipe', detached: true })
    const { stdin, stdout, stderr } = this.#child
    stdout.on('data', receive)
    stderr.setEncoding('utf8').on('data', (text) => {
      this.#tail = (this.#tail + text).slice(-TAIL)
      log.write(text)
    })
    stdin.on('drain', () => {
      this.#isFull = false
      this.#flush()
    })
    stdin.on('error', () => {}) // The host is gone; its end says why.
    this.#gone = new Promise((resolve) => {
      const gone = (error) => {
        log.end()
        resolve()
        end(error)
      }
      const ended = (status, signal) => gone(() => new HostEnded(executable, status, signal, this.#tail.trim()))
      this.#child.on('error', (error) => {
        gone(() => new ExecutableNotFound(`${executable} cannot be started: ${error.message}`))
      })
      this.#child.on('close', ended)
      // A child of the host may hold its pipes open.
      this.#child.on('exit', (status, signal) => setTimeout(ended, 200, status, signal).unref())
    })
    this.#child.unref()
    for (const pipe of [stdin, stdout, stderr]) pipe.unref?.()
  }

  get pid() {
    return this.#child.pid
  }

  /** Whether Node waits for the host: only while a call does. */
  hold(isHeld) {
    const { stdout } = this.#child
    if (isHeld) {
      this.#child.ref()
      stdout.ref?.()
    } else {
      this.#child.unref()
      stdout.unref?.()
    }
  }

  /** Lines of one turn of the event loop go out together; while the host takes no more they wait here. */
  write(line) {
    this.#lines.push(line)
    if (this.#lines.length === 1) process.nextTick(() => this.#flush())
  }

  #flush() {
    if (this.#isFull || this.#lines.length === 0) return
    const text = this.#lines.join('')
    this.#lines = []
    if (this.#child.stdin.writable) this.#isFull = !this.#child.stdin.write(text)
  }

  /** The end of its input, then SIGTERM, then SIGKILL; resolves when it is gone. */
  async stop(grace) {
    this.hold(true)
    this.#flush()
    this.#child.stdin.end()
    if (await this.#isGoneWithin(grace)) return
    this.#child.kill('SIGTERM')
    if (await this.#isGoneWithin(grace)) return
    this.kill()
    await this.#gone
  }

  kill() {
    this.#child.kill('SIGKILL')
  }

  async #isGoneWithin(milliseconds) {
    let timer
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, milliseconds, false)
    })
    const isGone = await Promise.race([this.#gone.then(() => true), late])
    clearTimeout(timer)
    return isGone
  }
}

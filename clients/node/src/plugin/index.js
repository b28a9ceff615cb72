// Components of one's own, for every host and client of Roundel.

import { nearest } from '../nearest.js'
import { Host } from './host.js'
import { takeFromAHost } from './pipes.js'
import { props } from './props.js'
import { Refused, Wire } from './wire.js'

export { array, boolean, choice, integer, number, object, optional, PropsError, string } from './props.js'
export * from './scene.js'
export { HostError } from './wire.js'

const PROTOCOL = '1.0'
const OPTIONS = ['title', 'summary', 'props', 'examples', 'draw']

// Before the author's modules print what would be taken for a message.
takeFromAHost()

/** Components under one name: `acme` has `acme/status-chip`. */
export class Plugin {
  #components = new Map()
  #introductions = []

  constructor(id, { version } = {}) {
    this.id = named(id, 'the id of a plugin', 32)
    if (typeof version !== 'string') throw new TypeError(`a plugin has a version: new Plugin('${id}', { version: '1.0' })`)
    this.version = version
  }

  /** `draw(props, host)` gives, or promises, what `drawing()` makes. */
  component(name, options = {}) {
    let { title, summary = '', props: fields = {}, examples = [], draw } = options
    const id = `${this.id}/${named(name, 'the name of a component')}`
    if (this.#components.has(id)) throw new TypeError(`there are two components ${id}`)
    const unknown = Object.keys(options).find((key) => !OPTIONS.includes(key))
    if (unknown !== undefined) {
      const near = nearest(unknown, OPTIONS)
      const tip = near ? `did you mean '${near}'?` : `there is ${OPTIONS.join(', ')}`
      throw new TypeError(`${id} has no option '${unknown}'; ${tip}`)
    }
    if (typeof draw !== 'function') throw new TypeError(`${id} needs a function draw(props, host)`)
    const { schema, read } = props(fields, `${id}, prop `)
    const words = name.replaceAll('-', ' ')
    title ??= words[0].toUpperCase() + words.slice(1)
    this.#components.set(id, { draw, read })
    this.#introductions.push({ id, title, summary, props: schema, examples })
    return this
  }

  /** What the host is told: the result of `plugin/initialize`. */
  get introduction() {
    return { id: this.id, version: this.version, protocolVersion: PROTOCOL, components: this.#introductions }
  }

  /** Serves the host on standard input and output until it ends; what is printed goes to its log. */
  run() {
    const wire = new Wire((method, params, call) => this.#serve(method, params, wire, call))
    wire.run()
  }

  #serve(method, params, wire, call) {
    switch (method) {
      case 'plugin/resolve':
        return this.#resolve(params, wire, call)
      case 'plugin/initialize':
        return this.introduction
      case 'shutdown':
        return null
      default:
        throw new Refused(-32601, 'method_not_found', `there is no method ${method}`)
    }
  }

  #resolve(params, wire, call) {
    const { component, props, context, theme } = params ?? {}
    const found = this.#components.get(component)
    if (!found) {
      throw new Refused(-32602, 'unknown_component', `there is no component ${component}`, { pointer: '/component' })
    }
    const drawn = found.draw(found.read(props, ''), new Host(wire, call, context ?? {}, theme ?? {}))
    const check = (drawn) => checked(drawn, `draw of ${component}`)
    return typeof drawn?.then === 'function' ? drawn.then(check) : check(drawn)
  }
}

function named(name, what, most = 64) {
  if (typeof name === 'string' && name.length <= most && /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(name)) return name
  throw new TypeError(
    `${JSON.stringify(name)} cannot be ${what}: at most ${most} letters (a to z), digits and hyphens, first a letter or a digit`,
  )
}

/** What a component gives back, which is easily forgotten or not quite it. */
function checked(drawn, name) {
  if (drawn?.scene !== undefined) return drawn
  const way = 'end it with "return drawing(nodes, { width, height, label })"'
  if (drawn === undefined || drawn === null) throw new TypeError(`${name} gives back nothing: ${way}`)
  const what = Array.isArray(drawn) ? 'nodes' : drawn.type ? 'a node' : `a ${typeof drawn}`
  throw new TypeError(`${name} gives back ${what} instead of a drawing: ${way}`)
}

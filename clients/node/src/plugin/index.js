// Components of one's own, for every host and client of Roundel.

import { props } from './props.js'
import { Refused, Wire } from './wire.js'

export { array, boolean, choice, integer, number, object, optional, PropsError, string } from './props.js'
export * from './scene.js'
export { HostError } from './wire.js'

const PROTOCOL = '1.0'

/** Components under one name: `acme` has `acme/status-chip`. */
export class Plugin {
  #components = new Map()
  #introductions = []

  constructor(id, { version }) {
    this.id = named(id, 'the id of a plugin', 32)
    this.version = version
  }

  /** `draw(props, host)` gives, or promises, what `drawing()` makes. */
  component(name, { title, summary = '', props: fields = {}, examples = [], draw }) {
    const id = `${this.id}/${named(name, 'the name of a component')}`
    if (this.#components.has(id)) throw new TypeError(`there are two components ${id}`)
    if (typeof draw !== 'function') throw new TypeError(`${id} needs a function draw(props, host)`)
    const { schema, read } = props(fields)
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
    const wire = new Wire((method, params) => this.#serve(method, params, wire))
    wire.run()
  }

  #serve(method, params, wire) {
    switch (method) {
      case 'plugin/resolve':
        return this.#resolve(params, wire)
      case 'plugin/initialize':
        return this.introduction
      case 'shutdown':
        return null
      default:
        throw new Refused(-32601, 'method_not_found', `there is no method ${method}`)
    }
  }

  #resolve(params, wire) {
    const { component, props, context, theme } = params ?? {}
    const found = this.#components.get(component)
    if (!found) {
      throw new Refused(-32602, 'unknown_component', `there is no component ${component}`, { pointer: '/component' })
    }
    const drawn = found.draw(found.read(props, ''), new Host(wire, context ?? {}, theme ?? {}))
    return typeof drawn?.then === 'function' ? drawn.then(checked) : checked(drawn)
  }
}

function named(name, what, most = 64) {
  if (typeof name === 'string' && name.length <= most && /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(name)) return name
  throw new TypeError(
    `${JSON.stringify(name)} cannot be ${what}: at most ${most} letters (a to z), digits and hyphens, first a letter or a digit`,
  )
}

/** What a component gives back, which is easily forgotten or not quite it. */
function checked(drawn) {
  if (drawn?.scene !== undefined) return drawn
  const way = 'return drawing(nodes, { width, height, label })'
  if (drawn === undefined || drawn === null) throw new TypeError(`draw gives back nothing: it ends in ${way}`)
  const what = Array.isArray(drawn) ? 'nodes' : drawn.type ? 'a node' : `a ${typeof drawn}`
  throw new TypeError(`draw gives back ${what} instead of a drawing: ${way}`)
}

/** What a component is told of the picture that it stands in, and what it may ask. */
class Host {
  #wire

  constructor(wire, context, theme) {
    this.#wire = wire
    this.context = context
    this.theme = theme
  }

  get colors() {
    return this.theme.colors
  }

  get isDark() {
    return this.context.colorScheme === 'dark'
  }

  get isRightToLeft() {
    return this.context.layoutDirection === 'rtl'
  }

  get locale() {
    return this.context.locale ?? 'en'
  }

  /** How wide and how high a line of text is; in the picture's own locale and direction where none is given. */
  measureText(text, font) {
    const { locale, layoutDirection } = this.context
    return this.#wire.ask('host/measureText', { locale, layoutDirection, ...font, text })
  }

  /** What `component/resolve` answers in these surroundings. */
  resolve(component, props = {}) {
    return this.#wire.ask('host/resolve', { component, props, context: this.context })
  }

  /** A line in the host's log. */
  log(message) {
    this.#wire.tell({ method: 'host/log', params: { message: String(message) } })
  }
}

import { nearest } from '../nearest.js'

/** What a component is told of the picture that it stands in, and what it may ask. */
export class Host {
  #wire
  #call
  #colors

  constructor(wire, call, context, theme) {
    this.#wire = wire
    this.#call = call
    this.context = context
    this.theme = theme
  }

  /** A name that there is not throws: an undefined fill would be none. */
  get colors() {
    this.#colors ??= new Proxy(this.theme.colors, COLORS)
    return this.#colors
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

  /** Aborted where no one waits for this drawing any more. */
  get signal() {
    return this.#call.signal
  }

  /** How wide and how high a line of text is; in the picture's own locale and direction where none is given. */
  measureText(text, font) {
    const { locale, layoutDirection } = this.context
    return Asked.from(this.#wire.ask('host/measureText', { locale, layoutDirection, ...font, text }))
  }

  /** What `component/resolve` answers in these surroundings. */
  resolve(component, props = {}) {
    return Asked.from(this.#wire.ask('host/resolve', { component, props, context: this.context }))
  }

  /** A line in the host's log. */
  log(message) {
    this.#wire.tell({ method: 'host/log', params: { message: String(message) } })
  }
}

const COLORS = {
  get(colors, name) {
    // Whoever awaits, writes or prints an object asks for more than its members.
    if (name in colors || typeof name === 'symbol' || name === 'then' || name === 'toJSON') return colors[name]
    const near = nearest(name, Object.keys(colors))
    const tip = near ? `did you mean '${near}'?` : `there is ${Object.keys(colors).join(', ')}`
    throw new TypeError(`the theme has no colour '${name}'; ${tip}`)
  },
}

/** A promise whose members are asked for only by who has forgotten to wait for it. */
class Asked extends Promise {
  static get [Symbol.species]() {
    return Promise
  }

  static from(promise) {
    return new Asked((resolve, reject) => promise.then(resolve, reject))
  }
}

for (const member of ['width', 'ascent', 'descent', 'capHeight', 'ink', 'text', 'size', 'accessibility', 'scene']) {
  Object.defineProperty(Asked.prototype, member, {
    get() {
      throw new TypeError(`there is an await missing: a promise has no ${member}, what it promises has`)
    },
  })
}

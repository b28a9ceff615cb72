// What callers hand over, looked at before anything is done with it: the message says what would be right.

import { inspect } from 'node:util'
import { CONTEXT, OUTPUT } from './api.js'
import { nearest } from './nearest.js'

const isSettings = (value) => value !== null && typeof value === 'object' && typeof value.command === 'string'
const isRecord = (value) => typeof value === 'object' && !Array.isArray(value)
const object = { words: 'an object', fits: isRecord }
const milliseconds = { words: 'a number of milliseconds from 0 on', fits: (value) => typeof value === 'number' && value >= 0 }
const signal = { words: 'an AbortSignal', fits: (value) => typeof value.addEventListener === 'function' }
const progress = { words: 'a function', fits: (value) => typeof value === 'function' }
const text = { words: 'a text', fits: (value) => typeof value === 'string' }
const list = {
  words: "a list of texts such as ['--allow-read', 'photos']",
  fits: (value) => Array.isArray(value) && value.every((word) => typeof word === 'string'),
}

const plugins = {
  words: "a list of commands such as ['node gauge.mjs']",
  fits: (value) => Array.isArray(value) && value.every((plugin) => typeof plugin === 'string' || list.fits(plugin) || isSettings(plugin)),
}
const log = {
  words: 'a function, a path, a stream, true or false',
  fits: (value) => ['function', 'string', 'boolean'].includes(typeof value) || typeof value.write === 'function',
}
// Nothing else reaches the worker that a client without promises has.
const syncLog = { words: 'a path, true or false', fits: (value) => ['string', 'boolean'].includes(typeof value) }

const SESSION = {
  executable: text,
  arguments: list,
  plugins,
  context: object,
  timeout: milliseconds,
  restart: { words: 'true or false', fits: (value) => typeof value === 'boolean' },
  trace: text,
  log,
}
const CALL = { timeout: milliseconds, signal, progress }
const PICTURE = { ...CALL, context: object, output: object }
const SYNC_SESSION = { ...SESSION, log: syncLog }
const SYNC_CALL = { timeout: milliseconds }
const SYNC_PICTURE = { ...SYNC_CALL, context: object, output: object }

/** Each gives the options that are there, or throws a TypeError that tells a slip with the nearest name. */
export const sessionOptions = (options) => checked(options, SESSION, "{ executable: 'roundel' }")
export const syncSessionOptions = (options) => checked(options, SYNC_SESSION, "{ executable: 'roundel' }")
export const callOptions = (options) => checked(options, CALL, '{ timeout: 1000 }')
export const pictureOptions = (options) => checked(options, PICTURE, '{ timeout: 1000 }')
export const syncCallOptions = (options) => checked(options, SYNC_CALL, '{ timeout: 1000 }')
export const syncPictureOptions = (options) => checked(options, SYNC_PICTURE, '{ timeout: 1000 }')

/** The arguments of `roundel serve` that bring plugins: each a command as one would type it, its words, or its settings. */
export function pluginArguments(plugins) {
  const quoted = (word) => `'${word.replaceAll("'", "'\\''")}'`
  const command = (plugin) => (Array.isArray(plugin) ? plugin.map(quoted).join(' ') : plugin)
  const args = plugins.filter((plugin) => !isSettings(plugin)).flatMap((plugin) => ['--plugin', command(plugin)])
  const settings = plugins.filter(isSettings)
  return settings.length > 0 ? [...args, '--plugins', JSON.stringify({ plugins: settings })] : args
}

/** Items of a batch. */
export function itemsOf(given) {
  // A text has parts as well, but no items.
  if (typeof given === 'object' && given?.[Symbol.iterator]) return [...given]
  throw new TypeError(`items are a list such as [{ component: 'avatar', props: {} }], not ${shown(given)}`)
}

function checked(options, kinds, example) {
  const given = {}
  if (options === undefined || options === null) return given
  if (!isRecord(options)) throw new TypeError(`options are an object such as ${example}, not ${shown(options)}`)
  for (const name in options) {
    const value = options[name]
    if (!Object.hasOwn(kinds, name)) throw new TypeError(`there is no option '${name}' here${tip(name, kinds)}`)
    if (value === undefined || value === null) continue
    if (!kinds[name].fits(value)) throw new TypeError(`${name} is ${kinds[name].words}, not ${shown(value)}`)
    given[name] = value
  }
  return given
}

function tip(name, kinds) {
  const near = nearest(name, Object.keys(kinds))
  if (near) return `; did you mean '${near}'?`
  if (kinds.output && OUTPUT.includes(name)) return `; it belongs into output: { output: { ${name}: … } }`
  if (kinds.context && CONTEXT.includes(name)) return `; it belongs into context: { context: { ${name}: … } }`
  if (['plugin', 'plugins', 'arguments', 'log'].includes(name)) {
    return "; that is for the client: new Roundel({ plugins: ['node gauge.mjs'] })"
  }
  return `; there is ${Object.keys(kinds).join(', ')}`
}

function shown(value) {
  const text = inspect(value, { depth: 1, breakLength: Infinity })
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`
}

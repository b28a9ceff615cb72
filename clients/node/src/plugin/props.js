// Props: their JSON Schema for the host, and a reader that fills in defaults and refuses what does not fit.

import { inspect } from 'node:util'
import { nearest } from '../nearest.js'

/** Props that do not fit. A component throws it for what a schema cannot say: that two props exclude each other. */
export class PropsError extends Error {
  constructor(message, pointer = '') {
    if (pointer && !pointer.startsWith('/')) {
      throw new TypeError(
        `new PropsError('${message}', '${pointer}'): first comes what is wrong, then where, ` +
          'as a pointer that begins with a slash, such as /values/3',
      )
    }
    super(pointer ? `${pointer}: ${message}` : message)
    this.name = 'PropsError'
    this.pointer = pointer
  }
}

const BOUNDS = {
  minimum: ['a number of at least', (value, bound) => value >= bound],
  maximum: ['a number of at most', (value, bound) => value <= bound],
  exclusiveMinimum: ['a number above', (value, bound) => value > bound],
  exclusiveMaximum: ['a number below', (value, bound) => value < bound],
  minLength: ['so many characters at least:', (value, bound) => [...value].length >= bound],
  maxLength: ['so many characters at most:', (value, bound) => [...value].length <= bound],
  pattern: ['what matches', (value, bound) => new RegExp(bound, 'u').test(value)],
  minItems: ['so many items at least:', (value, bound) => value.length >= bound],
  maxItems: ['so many items at most:', (value, bound) => value.length <= bound],
}

const KEYS = ['default', 'description', ...Object.keys(BOUNDS)]

function prop(schema, options, read) {
  for (const key of Object.keys(options)) {
    if (KEYS.includes(key)) continue
    const near = nearest(key, KEYS)
    throw new TypeError(`a prop has no ${key}; ${near ? `did you mean ${near}?` : `there is ${KEYS.join(', ')}`}`)
  }
  const bounds = Object.entries(options).filter(([key]) => key in BOUNDS)
  const made = {
    schema: { ...schema, ...options },
    read(value, pointer) {
      value = read(value, pointer)
      for (const [key, bound] of bounds) {
        if (!BOUNDS[key][1](value, bound)) throw new PropsError(`expected ${BOUNDS[key][0]} ${bound}`, pointer)
      }
      return value
    },
  }
  if (options.default !== undefined) {
    try {
      made.read(options.default, '')
    } catch (error) {
      throw new TypeError(`the default ${inspect(options.default)} does not fit: ${error.message}`)
    }
  }
  return made
}

const KINDS = ['string', 'number', 'integer', 'boolean', 'choice', 'array', 'object']

/** What is a prop, or a TypeError that says how it would be. */
function checkedProp(prop, where) {
  if (typeof prop?.read === 'function' && typeof prop.schema === 'object') return prop
  const word = prop?.name ?? prop?.type ?? prop
  const kind = typeof word === 'string' ? nearest(word, KINDS) : undefined
  const way = kind ? `write ${kind}(${{ choice: "['a', 'b']", array: 'string()', object: '{}' }[kind] ?? ''})` : ''
  throw new TypeError(`${where}${inspect(prop)} is no prop: ${way || `there is ${KINDS.join('(), ')}()`}`)
}

const expect = (fits, words) => (value, pointer) => {
  if (!fits(value)) throw new PropsError(`expected ${words}`, pointer)
  return value
}

export const string = (options = {}) =>
  prop({ type: 'string' }, options, expect((value) => typeof value === 'string', 'a string'))

export const number = (options = {}) => prop({ type: 'number' }, options, expect(Number.isFinite, 'a number'))

export const integer = (options = {}) => prop({ type: 'integer' }, options, expect(Number.isInteger, 'an integer'))

export const boolean = (options = {}) =>
  prop({ type: 'boolean' }, options, expect((value) => typeof value === 'boolean', 'a boolean'))

export const choice = (values, options = {}) => {
  if (!Array.isArray(values)) throw new TypeError(`choice(${inspect(values)}): it takes a list, as in choice(['a', 'b'])`)
  return prop({ enum: values }, options, expect((value) => values.includes(value), `one of ${values.join(', ')}`))
}

export const array = (item, options = {}) => {
  checkedProp(item, 'array: ')
  return prop({ type: 'array', items: item.schema }, options, (value, pointer) => {
    if (!Array.isArray(value)) throw new PropsError('expected an array', pointer)
    return value.map((one, index) => item.read(one, `${pointer}/${index}`))
  })
}

export const object = (fields, options = {}) => {
  const { schema, read } = props(fields, 'object, member ')
  return prop(schema, options, read)
}

/** May be left out, and is then undefined. */
export const optional = (of) => ({ ...checkedProp(of, 'optional: '), isOptional: true })

/** Several by their names: what has a default, or is optional, may be left out. */
export function props(fields, where) {
  const names = Object.keys(fields)
  for (const name of names) checkedProp(fields[name], `${where}${name}: `)
  const defaults = names.filter((name) => fields[name].schema.default !== undefined)
  const required = names.filter((name) => !fields[name].isOptional && !defaults.includes(name))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, fields[name].schema])),
    additionalProperties: false,
    ...(required.length > 0 && { required }),
  }
  const read = (value, pointer) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      throw new PropsError('expected an object', pointer)
    }
    const result = {}
    for (const name of defaults) result[name] = fields[name].schema.default
    for (const name of Object.keys(value)) {
      const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
      if (!Object.hasOwn(fields, name)) {
        const near = nearest(name, names)
        throw new PropsError(`there is no such prop${near ? `; did you mean ${near}?` : ''}`, at)
      }
      result[name] = fields[name].read(value[name], at)
    }
    for (const name of required) if (!(name in value)) throw new PropsError('is needed', `${pointer}/${name}`)
    return result
  }
  return { schema, read }
}

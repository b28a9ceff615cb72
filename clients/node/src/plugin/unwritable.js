// What JSON has no words for, of which JSON.stringify makes null or {}, so that whoever has divided by zero, or forgotten an
// `await`, would look for it elsewhere.

/** For JSON.stringify. */
export function checked(key, value) {
  if (wrong(value)) throw new TypeError(`${key} is ${wrong(value)}`)
  return value
}

/** Where the first of it is, as a JSON Pointer, and what it is. */
export function unwritable(value, pointer = '', depth = 0) {
  const what = wrong(value)
  if (what) return `${pointer} is ${what}`
  if (value === null || typeof value !== 'object' || depth > 200) return undefined
  for (const key of Object.keys(value)) {
    const found = unwritable(value[key], `${pointer}/${key}`, depth + 1)
    if (found) return found
  }
  return undefined
}

function wrong(value) {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? undefined : String(value)
    case 'object':
      if (value instanceof Promise) return 'a promise: there is an await missing'
      return value instanceof Set || value instanceof Map ? `a ${value.constructor.name}` : undefined
    case 'bigint':
      return `${value}n, a BigInt`
    case 'function':
      return 'a function'
    default:
      return undefined
  }
}

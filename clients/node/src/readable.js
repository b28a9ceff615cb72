// Whether a host can read a message: asked only when it has said of some message that it could not.

const MAX_DEPTH = 128
const MAX_VALUES = 500_000

export function isReadable(line) {
  // Half a surrogate pair, as JSON.stringify writes it; a backslash that is escaped itself does not count.
  if (/(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(line)) return false
  if (/"(?:[^"\\]|\\.)*?(?<!\\)(?:\\\\)*\\u0000(?:[^"\\]|\\.)*":/.test(line)) return false
  const bare = line.replace(/"(?:[^"\\]|\\.)*"/g, '')
  let depth = 0
  let values = 1
  for (const mark of bare.match(/[[\]{},]/g) ?? []) {
    if (mark === ',') values += 1
    else depth += mark === '[' || mark === '{' ? 1 : -1
    if (depth > MAX_DEPTH || values > MAX_VALUES) return false
  }
  return (bare.match(/-?\d+(?![\d.eE])/g) ?? []).every((digits) => BigInt.asIntN(64, BigInt(digits)) === BigInt(digits))
}

// The name that somebody most likely meant, by the rule that the host goes by.

/** In bytes; longer names are no slips of the finger. */
const LONGEST_NEAR = 64

/** The known name that is nearest, if one is near: a third of the longer may be slips, and one always. */
export function nearest(name, known) {
  if (Buffer.byteLength(name) > LONGEST_NEAR) return undefined
  const wanted = folded(name)
  let best
  let fewest = Infinity
  for (const candidate of known) {
    const other = folded(candidate)
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, other.length) / 3))
    if (Math.abs(wanted.length - other.length) > allowed) continue
    const slips = slipsBetween(wanted, other)
    if (slips <= allowed && slips < fewest) [best, fewest] = [candidate, slips]
  }
  return best
}

/** Capitals and what separates words are what people get wrong first, so that they cost nothing. */
function folded(name) {
  return Buffer.from(name.replace(/[-_]/g, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
}

/** The optimal string alignment distance. */
function slipsBetween(a, b) {
  let [beforeLast, last] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      let slips = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) slips = Math.min(slips, beforeLast[j - 2] + 1)
      row.push(slips)
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length]
}

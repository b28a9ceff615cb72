// Batches in parts, so that pictures are read while others are drawn, and no message is too large.

import { RequestError } from './errors.js'
import { Picture } from './picture.js'

/** Items in a part, and parts in flight. */
const PART = 200
const FLIGHT = 4

/** Renders a list of items with `call`; an item that cannot be has its error in its place. */
export async function batch(call, all, { context, output, timeout, signal, progress } = {}) {
  const results = new Array(all.length)
  const done = new Map()
  const end = timeout === undefined ? undefined : performance.now() + timeout
  // One part that fails ends the others too.
  const failure = new AbortController()
  const abort = () => failure.abort(signal.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort, { once: true })
  let next = 0
  const lane = async () => {
    while (next < all.length) {
      const start = next
      next += PART
      const params = { items: all.slice(start, start + PART), context, output }
      const count = (part) => {
        done.set(start, part)
        progress(sum(done.values()), all.length)
      }
      const left = end === undefined ? undefined : Math.max(0, end - performance.now())
      const options = { timeout: left, signal: failure.signal, progress: progress && count }
      const { results: part } = await call('component/renderBatch', params, options)
      for (const item of part) results[start + item.index] = pictureOf(item, start)
    }
  }
  try {
    await Promise.all(Array.from({ length: FLIGHT }, lane))
    return results
  } catch (error) {
    failure.abort(error)
    throw error
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

function pictureOf(item, start) {
  if (item.ok) return new Picture(item.rendering)
  return new RequestError(moved(item.error, item.index, start), 'component/renderBatch')
}

/** An error whose pointer and message name the item's place in the whole batch. */
function moved(error, index, start) {
  const move = (text) =>
    text?.startsWith(`/items/${index}`) ? `/items/${start + index}${text.slice(`/items/${index}`.length)}` : text
  return { ...error, message: move(error.message), data: { ...error.data, pointer: move(error.data?.pointer) } }
}

function sum(numbers) {
  let total = 0
  for (const number of numbers) total += number
  return total
}

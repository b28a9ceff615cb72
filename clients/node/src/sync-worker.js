// The side of RoundelSync that does not sleep.

import { workerData } from 'node:worker_threads'
import { Roundel } from './client.js'

const { port, answers, options } = workerData
const client = new Roundel(options)

port.on('message', async (question) => {
  const { id } = question
  try {
    port.postMessage({ id, value: await valueOf(question) })
  } catch (error) {
    port.postMessage({ id, error: plain(error) })
  }
  Atomics.add(answers, 0, 1)
  Atomics.notify(answers, 0)
})

Atomics.add(answers, 0, 1)
Atomics.notify(answers, 0)

async function valueOf({ method, params, timeout, items, options: how, isAboutServer, isEnd }) {
  if (isEnd) return client.close()
  if (isAboutServer) return client.server()
  if (!items) return client.call(method, params, { timeout })
  const results = await client.batch(items, how)
  return results.map((item) => (item instanceof Error ? plain(item) : { rendering: item.rendering }))
}

/** Classes do not survive the way to another thread; their names do. */
function plain(error) {
  return { name: error.name, message: error.message, members: { ...error } }
}

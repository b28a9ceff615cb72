// The client for the conformance kit: see `--role client` in clients/python/CONFORMANCE.md.

import { createInterface } from 'node:readline'
import { RequestError, Roundel, RoundelError } from '../src/index.js'

const client = new Roundel({ executable: process.env.ROUNDEL_EXECUTABLE })
const calls = new Map()

const tell = (outcome) => process.stdout.write(`${JSON.stringify(outcome)}\n`)

function call({ call: of, method, params }) {
  const controller = new AbortController()
  calls.set(of, controller)
  client.call(method, params, { signal: controller.signal }).then(
    (result) => tell({ of, result }),
    (error) => {
      if (error instanceof RequestError) tell({ of, error: error.error })
      else if (error instanceof RoundelError) tell({ of, failed: error.message })
      else if (error === controller.signal.reason) tell({ of, cancelled: true })
      else throw error
    },
  )
}

for await (const line of createInterface({ input: process.stdin })) {
  const step = JSON.parse(line)
  if (step.call) call(step)
  else if (step.cancel) calls.get(step.cancel).abort()
  else client.close().then(() => tell({ closed: true }))
}
await client.close()

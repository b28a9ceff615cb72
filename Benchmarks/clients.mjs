// What clients.py measures of the client for Node; prints it as JSON.

import { Roundel } from '../clients/node/src/index.js'
import { RoundelSync } from '../clients/node/src/sync.js'

async function best(work, rounds = 5) {
  let least = Infinity
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work()
    least = Math.min(least, performance.now() - start)
  }
  return least / 1000
}

const name = 'Jamie Lin'
const figures = {}
figures.start = Infinity
for (let round = 0; round < 5; round++) {
  const begun = performance.now()
  const client = new Roundel()
  await client.ping()
  figures.start = Math.min(figures.start, performance.now() - begun)
  await client.close()
}
const client = new Roundel()
figures.sequential =
  2000 /
  (await best(async () => {
    for (let i = 0; i < 2000; i++) await client.initialsCompute({ name })
  }))
const pipeline = () => Promise.all(Array.from({ length: 20_000 }, () => client.initialsCompute({ name })))
figures.pipelined = 20_000 / (await best(pipeline))
const items = Array.from({ length: 10_000 }, (_, i) => ({ component: 'avatar', props: { name: `Jamie${i} Lin` } }))
figures.batch = await best(() => client.batch(items))
const sync = new RoundelSync()
sync.ping()
figures.sync =
  2000 /
  (await best(() => {
    for (let i = 0; i < 2000; i++) sync.initialsCompute({ name })
  }))
sync.close()
await client.close()
console.log(JSON.stringify(figures))

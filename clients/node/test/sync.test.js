import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { MessageChannel, Worker } from 'node:worker_threads'
import { CallTimeout, Closed, HostEnded, Picture, RequestError } from '../src/index.js'
import { RoundelSync } from '../src/sync.js'
import { CLIENT, host, isRunning, slow } from './support.js'

test('calls return their results', () => {
  const client = new RoundelSync()
  assert.equal(client.initialsCompute({ name: 'Jamie Lin' }).initials, 'JL')
  assert.match(client.avatar({ name: 'Jamie Lin' }).svg, /^<svg /)
  assert.equal(client.badge({ count: 3 }, { output: { format: 'png' } }).png[0], 0x89)
  assert.equal(client.server().protocolVersion, '1.0')
  const [picture, error] = client.batch([{ component: 'avatar' }, { component: 'avatra' }])
  assert.ok(picture instanceof Picture)
  assert.ok(error instanceof RequestError)
  assert.equal(error.suggestion, 'avatar')
  client.close()
})

test('errors are what they are elsewhere', (t) => {
  const client = new RoundelSync()
  assert.throws(() => client.avatar({ nmae: 'Jamie' }), (error) => {
    assert.ok(error instanceof RequestError)
    assert.deepEqual([error.code, error.pointer, error.suggestion], [-32602, '/props/nmae', 'name'])
    assert.match(error.stack, /^RequestError: component\/render: .*did you mean[^]*sync\.test\.js/)
    return true
  })
  assert.throws(() => client.componentRenderBatch({ items: slow(200) }, { timeout: 100 }), CallTimeout)
  client.close()
  const dying = new RoundelSync({ executable: host(t, 'greet()\nread()\nsys.exit(7)') })
  assert.throws(() => dying.ping(), HostEnded)
  assert.throws(() => dying.ping(), { status: 7 })
  dying.close()
})

test('once closed it answers nothing any more, used before or not', () => {
  const client = new RoundelSync()
  assert.equal(client.badgeText({ count: 120 }).text, '99+')
  const picture = client.avatar({ name: 'Jamie Lin' })
  client.close()
  assert.throws(() => client.badgeText({ count: 7 }), Closed)
  assert.throws(() => client.server(), Closed)
  assert.throws(() => client.batch([{ component: 'avatar' }]), Closed)
  assert.throws(() => picture.save('never.png'), Closed)
  client.close()
  const unused = new RoundelSync()
  unused.close()
  assert.throws(() => unused.ping(), Closed)
})

test('the worker says which question an answer is to', async (t) => {
  const { port1, port2 } = new MessageChannel()
  const workerData = { port: port2, answers: new Int32Array(new SharedArrayBuffer(4)), options: {} }
  const worker = new Worker(new URL('../src/sync-worker.js', import.meta.url), { workerData, transferList: [port2] })
  t.after(() => worker.terminate())
  const answers = new Map()
  const both = new Promise((resolve) => {
    port1.on('message', (answer) => answers.set(answer.id, answer).size === 2 && resolve())
  })
  port1.postMessage({ id: 7, method: 'badge/text', params: { count: 120 } })
  port1.postMessage({ id: 9, method: 'badge/text', params: { count: 'many' } })
  await both
  assert.equal(answers.get(7).value.text, '99+')
  assert.equal(answers.get(9).error.name, 'RequestError')
  port1.close()
})

test('it does not keep Node alive, and its host ends with it', () => {
  const code = `import { RoundelSync } from ${JSON.stringify(`${CLIENT}src/sync.js`)}
const client = new RoundelSync()
client.ping()
const { readdirSync, readFileSync } = await import('node:fs')
for (const pid of readdirSync('/proc').filter(Number)) {
  try {
    const [, rest] = readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ')
    if (Number(rest.split(' ')[1]) === process.pid) console.log(pid)
  } catch {}
}`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { timeout: 10_000 })
  assert.equal(status, 0)
  const pid = Number(stdout.toString())
  assert.ok(pid > 0)
  const end = performance.now() + 3000
  while (isRunning(pid)) assert.ok(performance.now() < end)
})

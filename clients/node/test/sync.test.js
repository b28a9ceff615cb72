import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { CallTimeout, HostEnded, Picture, RequestError } from '../src/index.js'
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

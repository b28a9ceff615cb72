import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { CallTimeout, Closed, InvalidRequest, Picture, RequestError, Roundel, VERSION } from '../src/index.js'
import { folder, isRunning, SLOW, slow } from './support.js'

const client = new Roundel()
test.after(() => client.close())

test('typed methods', async () => {
  assert.equal((await client.initialsCompute({ name: 'Ludwig van Beethoven', algorithm: 'smart' })).initials, 'LB')
  assert.equal((await client.badgeText({ count: 120 })).text, '99+')
  assert.deepEqual(await client.ping(), {})
})

test('pictures', async () => {
  const svg = await client.avatar({ name: 'Jamie Lin', badge: 'online' })
  assert.match(svg.svg, /^<svg /)
  assert.equal(svg.data.toString(), svg.svg)
  assert.equal(svg.rendering.accessibility.value, 'Online')
  assert.equal(String(svg), '[Picture "Jamie Lin" 36×36 svg]')
  assert.throws(() => svg.png, /ask for it with the options \{ output: \{ format: 'png' \} \}/)
  const png = await client.badge({ count: 3 }, { output: { format: 'png', scale: 2 } })
  assert.equal(png.png.subarray(1, 4).toString(), 'PNG')
  assert.match(png.url, /^data:image\/png;base64,iVBOR/)
})

test('an error says what to do', async () => {
  await assert.rejects(client.avatar({ nmae: 'Jamie' }), (error) => {
    assert.ok(error instanceof RequestError)
    assert.deepEqual([error.code, error.reason, error.pointer], [-32602, 'unknown_parameter', '/props/nmae'])
    assert.equal(error.suggestion, 'name')
    assert.match(error.message, /did you mean "name"\?/)
    return true
  })
})

test('what cannot be sent', async () => {
  await assert.rejects(client.avatar({ size: NaN }), { name: 'InvalidRequest', message: /\/props\/size is NaN/ })
  await assert.rejects(client.avatar({ size: 7n }), InvalidRequest)
  await assert.rejects(client.initialsCompute({ name: 'x'.repeat(16 << 20) }), /the host takes 16777216/)
})

test('an unreadable message fails only its own call', async () => {
  let deep = []
  for (let i = 0; i < 200; i++) deep = [deep]
  for (const fault of [{ n: 2 ** 63 }, { '\0': 1 }, { s: 'half a pair \ud800' }, { deep }]) {
    const good = [client.componentRender(SLOW), client.initialsCompute({ name: '\\ud800 \\u0000', _meta: {} })]
    const bad = client.initialsCompute({ name: 'A', _meta: fault })
    await assert.rejects(bad, { code: -32700 })
    const [picture, initials] = await Promise.all(good)
    assert.ok(picture.data)
    assert.equal(initials.rule, 'first_last')
  }
})

test('separators of lines and long lines', async () => {
  const name = `A\u2028 \u2029B ${'x'.repeat(60_000)}`
  const { tokens } = await client.initialsCompute({ name })
  assert.equal(tokens.join(''), name.replace('\u2028 \u2029', '').replace(' ', ''))
})

test('more than the pipes hold, in both directions', async () => {
  const names = Array.from({ length: 400 }, (_, i) => `A${i} ${'x'.repeat(50_000)}`)
  const found = await Promise.all(names.map((name) => client.initialsCompute({ name })))
  assert.ok(found.every(({ tokens }, i) => tokens.join(' ') === names[i]))
})

test('calls before the host has started share one', async () => {
  const other = new Roundel()
  const found = await Promise.all(Array.from({ length: 101 }, (_, count) => other.badgeText({ count })))
  assert.deepEqual(found.slice(98).map(({ text }) => text), ['98', '99', '99+'])
  const { pid } = other
  await other.close()
  assert.ok(!isRunning(pid))
  await assert.rejects(other.ping(), Closed)
})

test('timeouts and signals reach the host', async (t) => {
  const trace = join(folder(t), 'trace')
  const other = new Roundel({ trace })
  const items = slow(200)
  const start = performance.now()
  await assert.rejects(other.componentRenderBatch({ items }, { timeout: 200 }), CallTimeout)
  const abort = new AbortController()
  const call = other.componentRenderBatch({ items }, { signal: abort.signal })
  setTimeout(() => abort.abort(new Error('changed my mind')), 100)
  await assert.rejects(call, /changed my mind/)
  await assert.rejects(other.ping({}, { signal: AbortSignal.abort() }), { name: 'AbortError' })
  await other.ping({}, { timeout: 2000 })
  assert.ok(performance.now() - start < 3000)
  await other.close()
  const lines = readFileSync(trace, 'utf8').trim().split('\n')
  assert.equal(lines.filter((line) => line.includes('--> ') && line.includes('$/cancelRequest')).length, 2)
  assert.equal(lines.filter((line) => line.includes('<-- ') && line.includes('-32800')).length, 2)
  assert.match(lines.filter((line) => line.includes('-->')).at(-1), /"exit"/)
  assert.equal(statSync(trace).mode & 0o777, 0o600)
})

test('batches', async () => {
  const items = Array.from({ length: 950 }, (_, i) => ({ component: 'avatar', props: { name: `A${i} B` } }))
  items[900] = { component: 'avatar', props: { nmae: 'Jamie' } }
  const seen = []
  const found = await client.batch(items, { progress: (...done) => seen.push(done) })
  assert.equal(found.length, 950)
  assert.equal(found[900].pointer, '/items/900/props/nmae')
  assert.match(found[900].message, /\/items\/900\/props\/nmae/)
  assert.ok(found.every((item, i) => i === 900 || item instanceof Picture))
  assert.equal(found[7].svg, (await client.avatar({ name: 'A7 B' })).svg)
  assert.deepEqual(seen.at(-1), [950, 950])
  assert.ok(seen.every(([done], i) => i === 0 || done > seen[i - 1][0]))
  assert.deepEqual(await client.batch([]), [])
  await assert.rejects(client.batch(items, { signal: AbortSignal.abort() }), { name: 'AbortError' })
})

test("a progress function's own fault reaches the caller", async () => {
  const progress = () => {
    throw new RangeError('mine')
  }
  await assert.rejects(client.componentRenderBatch({ items: [{ component: 'avatar' }] }, { progress }), /mine/)
})

test('options of a session', async (t) => {
  const path = join(folder(t), 'jamie.svg')
  const other = new Roundel({ context: { locale: 'de' }, arguments: ['--allow-write', join(path, '..')] })
  t.after(() => other.close())
  const picture = await other.avatar({ name: 'Jamie', badge: 'busy' }, { output: { path } })
  assert.equal(picture.rendering.accessibility.value, 'Nicht stören')
  assert.equal(picture.svg, readFileSync(path, 'utf8'))
  assert.equal((await other.server()).serverInfo.version, VERSION)
})

test('disposal', { skip: !Symbol.asyncDispose }, async () => {
  const other = new Roundel()
  await other.ping()
  const { pid } = other
  await other[Symbol.asyncDispose]()
  assert.ok(!isRunning(pid))
})

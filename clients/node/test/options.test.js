// What callers get wrong is told before anything is sent, with what would be right.

import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { Picture, RequestError, Roundel } from '../src/index.js'
import { nearest } from '../src/nearest.js'
import { pictureOf } from '../src/pictures.js'
import { RoundelSync, SyncPicture } from '../src/sync.js'
import { CLIENT, folder } from './support.js'

const client = new Roundel()
test.after(() => client.close())
const ITEMS = [{ component: 'avatar', props: { name: 'Jamie Lin' } }]

test('the rule for names is the host’s', () => {
  const known = ['strokeColor', 'name', 'size']
  for (const [slip, name] of [['stroke-colour', 'strokeColor'], ['STROKE_COLOR', 'strokeColor'], ['nmae', 'name']]) {
    assert.equal(nearest(slip, known), name)
  }
  for (const word of ['shape', 'x', 'n'.repeat(1000)]) assert.equal(nearest(word, known), undefined)
  assert.deepEqual([nearest('bat', ['cat', 'hat']), nearest('bat', ['hat', 'cat'])], ['cat', 'hat'])
})

test('options of a session', () => {
  for (const [options, message] of [
    ['/nope', /an object such as \{ executable: 'roundel' \}, not '\/nope'/],
    [{ excutable: 'x' }, /no option 'excutable' here; did you mean 'executable'\?/],
    [{ timout: 5 }, /did you mean 'timeout'\?/],
    [{ timeout: '5' }, /timeout is a number of milliseconds from 0 on, not '5'/],
    [{ timeout: NaN }, /not NaN/],
    [{ arguments: '--allow-read photos' }, /arguments is a list of texts such as/],
    [{ arguments: ['--workers', 4] }, /arguments is a list of texts such as/],
    [{ restart: 'no' }, /restart is true or false/],
    [{ context: 'de' }, /context is an object/],
    [{ executable: 5 }, /executable is a text/],
    [{ trace: 5 }, /trace is a text/],
  ]) {
    for (const Client of [Roundel, RoundelSync]) assert.throws(() => new Client(options), { name: 'TypeError', message })
  }
})

test('options of a call', async () => {
  for (const [options, message] of [
    [{ timout: 5 }, /no option 'timout' here; did you mean 'timeout'\?/],
    [{ format: 'png' }, /it belongs into output: \{ output: \{ format: … \} \}/],
    [{ locale: 'de' }, /it belongs into context: \{ context: \{ locale: … \} \}/],
    [{ nonsense: 1 }, /there is timeout, signal, progress, context, output/],
    [{ timeout: -1 }, /from 0 on, not -1/],
    [{ signal: {} }, /signal is an AbortSignal/],
    [{ progress: 1 }, /progress is a function/],
    [5, /an object such as \{ timeout: 1000 \}, not 5/],
  ]) {
    await assert.rejects(client.avatar({}, options), { name: 'TypeError', message })
    await assert.rejects(client.batch(ITEMS, options), { name: 'TypeError', message })
  }
  await assert.rejects(client.ping({}, { output: {} }), /no option 'output' here/)
  assert.deepEqual(await client.ping({}, null), {})
  assert.deepEqual(await client.ping({}, { timeout: undefined, signal: null }), {})
  // Further than a timer goes, and so no limit.
  assert.deepEqual(await client.ping({}, { timeout: 1e12 }), {})
  assert.equal((await client.batch(ITEMS, { timeout: 1e12 })).length, 1)
})

test('items of a batch', async () => {
  for (const items of [ITEMS[0], 'avatar', 5, undefined]) {
    await assert.rejects(client.batch(items), { name: 'TypeError', message: /items are a list such as/ })
  }
  assert.equal((await client.batch(new Set(ITEMS))).length, 1)
})

test('pictures are saved by the endings of their files', async (t) => {
  const at = (name) => join(folder(t), name)
  const [svg, png, ring] = [at('a.svg'), at('A.PNG'), at('ring.apng')]
  const picture = await client.avatar({ name: 'Jamie Lin' })
  await picture.save(pathToFileURL(svg))
  await picture.save(png)
  assert.equal(readFileSync(svg, 'utf8'), picture.svg)
  assert.equal(readFileSync(png)[0], 0x89)
  await (await client.storyRing({ name: 'Jamie', size: 20, hasUnseenStories: true })).save(ring)
  assert.ok(readFileSync(ring).includes('acTL'))
  await assert.rejects(picture.save(at('a.jpg')), /ends neither in \.svg nor in \.png nor in \.apng/)
  await assert.rejects(picture.save(at('a.apng')), /only a story ring/)
  const [item] = await client.batch(ITEMS)
  await item.save(svg)
  await assert.rejects(item.save(png), /was rendered as svg; ask for it with the options \{ output: \{ format: 'png' \} \}/)
})

test('without promises it is the same', (t) => {
  const sync = new RoundelSync()
  t.after(() => sync.close())
  const picture = sync.avatar({ name: 'Jamie Lin' })
  assert.ok(picture instanceof SyncPicture && picture instanceof Picture)
  assert.equal(picture.png[0], 0x89)
  const file = join(folder(t), 'a.png')
  picture.save(file)
  assert.deepEqual(readFileSync(file), picture.png)
  assert.throws(() => sync.avatar({}, { signal: new AbortController().signal }), /no option 'signal' here/)
  assert.throws(() => sync.ping({}, { timout: 1 }), /did you mean 'timeout'\?/)
  assert.throws(() => sync.batch(ITEMS[0]), /items are a list such as/)
  assert.throws(() => sync.batch(ITEMS)[0].png, /was rendered as svg/)
})

test('a component of a plugin is a picture like any other', async (t) => {
  const plugin = `'${process.execPath}' '${join(CLIENT, 'test/plugins/square.js')}'`
  const other = new Roundel({ arguments: ['--plugin', plugin] })
  t.after(() => other.close())
  const picture = await other.render('conformance/square', { side: 12 })
  assert.ok(picture instanceof Picture)
  assert.match(picture.svg, /^<svg /)
  await assert.rejects(other.render('conformance/square', { sied: 12 }), { suggestion: 'side' })
})

test('a slip in a file of a picture is told', async (t) => {
  const file = join(folder(t), 'a.roundel.json')
  writeFileSync(file, '{ "component": "avatar", "prop": {} }')
  await assert.rejects(pictureOf(client, file), (error) => {
    assert.ok(error instanceof RequestError)
    assert.match(error.message, /a\.roundel\.json: .*did you mean "props"\?/)
    return true
  })
})

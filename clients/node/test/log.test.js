// Plugins in a client, and where what they print goes.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { RequestError, Roundel } from 'roundel'
import { RoundelSync } from 'roundel/sync'
import { CLIENT, folder, host } from './support.js'

/** The words of a plugin `acme`, whose `dot` prints when it is drawn, and the folder it is in. */
function plugin(t) {
  const root = join(folder(t), "it's mine")
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  symlinkSync(CLIENT.slice(0, -1), join(root, 'node_modules/roundel'))
  const file = join(root, 'dot.mjs')
  writeFileSync(
    file,
    `import { circle, drawing, Plugin, string } from 'roundel/plugin'
new Plugin('acme', { version: '1' }).component('dot', {
  props: { how: string() },
  draw({ how }) {
    console.log('drawn', how)
    if (how === 'bad') throw new Error('no such dot')
    return drawing(circle(1, 1, 1, { fill: 'red' }), { width: 2, height: 2, label: 'Dot' })
  },
}).run()
`,
  )
  return { words: [process.execPath, file], root }
}

/** What the client writes to standard error in a process of its own. */
function said({ root, words }, options, body, client = 'Roundel') {
  const file = join(root, 'main.mjs')
  writeFileSync(
    file,
    `import { Roundel } from 'roundel'
import { RoundelSync } from 'roundel/sync'
const roundel = new ${client}(${JSON.stringify({ ...options, timeout: 20_000 })})
${body ?? "if (!(await roundel.render('acme/dot', { how: 'fine' })).svg.startsWith('<svg')) throw 0"}
await roundel.close()`,
  )
  const { status, stderr } = spawnSync(words[0], [file], { cwd: root, encoding: 'utf8', timeout: 30_000 })
  assert.equal(status, 0, stderr)
  return stderr
}

test('plugins in every form, whose log is shown', (t) => {
  const made = plugin(t)
  const [node, file] = made.words
  const quoted = `${node} '${file.replaceAll("'", "'\\''")}'`
  for (const one of [made.words, quoted, { command: node, args: [file] }]) {
    assert.equal(said(made, { plugins: [one] }), 'dot.mjs: drawn fine\n')
  }
  assert.equal(said(made, { arguments: ['--plugin', quoted] }), 'dot.mjs: drawn fine\n')
  assert.equal(said(made, { plugins: [made.words] }, undefined, 'RoundelSync'), 'dot.mjs: drawn fine\n')
  assert.equal(said(made, { plugins: [made.words], log: false }), '')
  assert.equal(said(made, { plugins: [made.words], log: 'log' }), '')
  assert.equal(readFileSync(join(made.root, 'log'), 'utf8'), 'dot.mjs: drawn fine\n')
})

test('a log of functions and streams', async (t) => {
  const { words } = plugin(t)
  const lines = []
  for (const log of [(line) => lines.push(line), { write: (text) => lines.push(text) }]) {
    const roundel = new Roundel({ plugins: [words], log })
    await assert.rejects(roundel.render('acme/dot', { how: 'bad' }), /no such dot/)
    await roundel.close()
  }
  assert.ok(lines.includes('dot.mjs: Error: no such dot'), lines.join('|'))
  assert.ok(lines.includes('dot.mjs: Error: no such dot\n'), lines.join('|'))
})

test('a host without plugins is quiet, and whole lines are handed on', async (t) => {
  const made = { root: folder(t), words: [process.execPath] }
  mkdirSync(join(made.root, 'node_modules'))
  symlinkSync(CLIENT.slice(0, -1), join(made.root, 'node_modules/roundel'))
  const executable = host(
    t,
    `greet()
print("hello", "x" * 100000, file=sys.stderr, flush=True)
write(id=read()["id"], result=1)
print("the end", end="", file=sys.stderr, flush=True)`,
  )
  assert.equal(said(made, { executable }, "await roundel.call('any')"), '')
  const text = said(made, { executable, log: true }, "await roundel.call('any')")
  assert.equal(text.replaceAll('\n', ''), `hello ${'x'.repeat(100_000)}the end`)
})

test('options of plugins and of the log', async () => {
  for (const [options, message] of [
    [{ plugin: 'x' }, /no option 'plugin' here; did you mean 'plugins'\?/],
    [{ plugins: 'node gauge.mjs' }, /plugins is a list of commands such as \['node gauge.mjs'\], not 'node gauge.mjs'/],
    [{ plugins: [7] }, /plugins is a list of commands/],
    [{ log: 7 }, /log is a function, a path, a stream, true or false, not 7/],
  ]) {
    assert.throws(() => new Roundel(options), { name: 'TypeError', message })
  }
  assert.throws(() => new RoundelSync({ log() {} }), /log is a path, true or false/)
  const message = /no option 'plugins' here; that is for the client: new Roundel\(\{ plugins: \['node gauge.mjs'\] \}\)/
  await assert.rejects(new Roundel().render('acme/gauge', {}, { plugins: [] }), { name: 'TypeError', message })
})

test('an error shows the log that it brings', () => {
  for (const log of [['Error: no', '  at dot'], 'Error: no\n  at dot\n']) {
    const { message } = new RequestError({ code: 1003, message: 'It failed', data: { log } }, 'component/render')
    assert.equal(message, "component/render: It failed\nThe last of the plugin's log:\n  Error: no\n    at dot")
  }
  assert.equal(new RequestError({ message: 'No', data: { log: [] } }, 'x').message, 'x: No')
})

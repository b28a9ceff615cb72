// The SDK for plugins: in the kit's hands, and behind the real host.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Roundel } from 'roundel'
import * as sdk from 'roundel/plugin'
import { CLIENT, folder, ROOT } from './support.js'

const hasPython = spawnSync('python3', ['--version']).status === 0

test("the kit's plugin role", { skip: !hasPython && 'there is no python3' }, () => {
  const plugin = ['--', process.execPath, join(CLIENT, 'test/plugins/square.js')]
  const { status, stdout } = spawnSync('python3', ['-m', 'roundel_conformance', '--role', 'plugin', ...plugin], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: join(ROOT, 'clients/python/src') },
  })
  assert.equal(status, 0, stdout)
  assert.match(stdout, /^\d\d passed, 0 failed/m)
})

test('every member of a node in the schema has a type', () => {
  const types = readFileSync(join(CLIENT, 'src/plugin/index.d.ts'), 'utf8')
  const scene = JSON.parse(readFileSync(join(ROOT, 'protocol/v1/schemas/scene.schema.json'), 'utf8'))
  const names = [...scene.$defs.node.oneOf, ...scene.$defs.paint.oneOf.slice(1)].flatMap((of) => Object.keys(of.properties))
  assert.ok(names.length > 50)
  // A component's props are whatever it takes.
  for (const name of new Set(names)) assert.match(types, new RegExp(`\\b${name}\\??:`), name)
})

test('props: their schema, and what does not fit', () => {
  const plugin = new sdk.Plugin('acme', { version: '1' }).component('status-chip', {
    props: {
      text: sdk.string({ minLength: 1, description: 'What it says.' }),
      tone: sdk.choice(['good', 'bad'], { default: 'good' }),
      marks: sdk.optional(sdk.array(sdk.object({ at: sdk.number() }), { maxItems: 2 })),
    },
    draw: () => sdk.drawing([], { width: 1, height: 1, label: 'x' }),
  })
  const [{ title, props }] = plugin.introduction.components
  assert.equal(title, 'Status chip')
  assert.deepEqual(props, {
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 1, description: 'What it says.' },
      tone: { enum: ['good', 'bad'], default: 'good' },
      marks: {
        type: 'array',
        items: {
          type: 'object',
          properties: { at: { type: 'number' } },
          additionalProperties: false,
          required: ['at'],
        },
        maxItems: 2,
      },
    },
    additionalProperties: false,
    required: ['text'],
  })
  assert.throws(() => sdk.string({ minimum: 1, lenght: 3 }), /a prop has no lenght/)
  const said = /"Bad_Id" cannot be the id of a plugin: at most 32 letters \(a to z\), digits and hyphens/
  assert.throws(() => new sdk.Plugin('Bad_Id', { version: '1' }), said)
  assert.throws(() => plugin.component('a chip', { draw() {} }), /"a chip" cannot be the name of a component/)
})

/** A client of a host with a plugin `acme`, whose components the body adds. */
function client(t, body) {
  const root = folder(t)
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(CLIENT.slice(0, -1), join(root, 'node_modules/roundel'))
  const file = join(root, 'acme.mjs')
  writeFileSync(
    file,
    `import * as sdk from 'roundel/plugin'
const { drawing, string, integer, rect, component, PropsError } = sdk
const plugin = new sdk.Plugin('acme', { version: '1' })
${body}
plugin.run()`,
  )
  const roundel = new Roundel({ arguments: ['--plugin', `'${process.execPath}' '${file}'`], timeout: 20_000 })
  t.after(() => roundel.close())
  return roundel
}

test('a component that measures, nests and prints', async (t) => {
  const roundel = client(
    t,
    `plugin.component('plate', {
      props: { text: string(), radius: integer({ default: 3 }) },
      async draw({ text, radius }, host) {
        console.log('printed'); process.stdout.write('written'); host.log('logged')
        const { size } = await host.resolve('avatar', { name: text, size: 30 })
        const { width } = await host.measureText(text, { size: 10 })
        const nodes = [rect(0, 0, size.width + width, size.height, { cornerRadius: radius, fill: host.colors.primary }),
                       component('avatar', { name: text, size: 30 })]
        return drawing(nodes, { width: size.width + width, height: size.height, label: text, value: host.context.colorScheme })
      },
    })`,
  )
  const item = { component: 'acme/plate', props: { text: 'Hi' }, context: { colorScheme: 'dark' } }
  const resolved = await roundel.call('component/resolve', item)
  assert.equal(resolved.accessibility.value, 'dark')
  assert.ok(resolved.size.width > 36)
  const many = await roundel.batch(Array(300).fill(item))
  assert.ok(many.every(({ svg }) => svg?.startsWith('<svg')))
})

test('what fails says so, and the plugin goes on', async (t) => {
  const roundel = client(
    t,
    `plugin.component('faulty', {
      props: { how: string() },
      async draw({ how }, host) {
        if (how === 'throw') null.x
        if (how === 'props') throw new PropsError('not today', '/how')
        if (how === 'nan') return drawing([], { width: 0 / 0, height: 1, label: 'x' })
        if (how === 'bigint') return { scene: 1n }
        if (how === 'host') await host.resolve('avatr')
        if (how === 'exit') process.exit(3)
        if (how === 'exit later') { await host.measureText('x', { size: 9 }); process.exit() }
        if (how === 'nothing') return
        if (how === 'nodes') return [rect(0, 0, 1, 1)]
        if (how === 'node') return rect(0, 0, 1, 1)
        if (how === 'swapped') throw new PropsError('/how', 'is bad')
        if (how === 'long') throw new Error('x'.repeat(150) + ' the end')
        return drawing([], { width: 1, height: 1, label: String(process.pid) })
      },
    })`,
  )
  const ask = async (how) => (await roundel.call('component/resolve', { component: 'acme/faulty', props: { how } })).accessibility.label
  const first = await ask('fine')
  for (const [how, said] of [
    ['throw', /TypeError: .*null/],
    ['props', /\/how: not today/],
    ['nan', /width is NaN/],
    ['bigint', /BigInt/],
    ['host', /host\/resolve: .*there is no component/],
    ['exit', /it has called process\.exit\(3\); a component gives back a drawing or throws an error/],
    ['exit later', /it has called process\.exit\(\);/],
    ['nothing', /gives back nothing: it ends in return drawing\(nodes, \{ width, height, label \}\)/],
    ['nodes', /gives back nodes instead of a drawing/],
    ['node', /gives back a node instead of a drawing/],
    ['swapped', /new PropsError\('\/how', 'is bad'\): first comes what is wrong, then where/],
    ['long', /xxx the end$/],
  ]) {
    await assert.rejects(ask(how), (error) => error.code === 1003 && said.test(error.message), how)
  }
  assert.equal(await ask('fine'), first)
})

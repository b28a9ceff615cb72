// The SDK for plugins: in the kit's hands, and behind the real host.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Roundel } from 'roundel'
import * as sdk from 'roundel/plugin'
import { CLIENT, folder, ROOT, until } from './support.js'

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
  for (const [make, message] of [
    [() => sdk.string({ minimum: 1, lenght: 3 }), /a prop has no lenght; there is default/],
    [() => sdk.integer({ defualt: 1 }), /a prop has no defualt; did you mean default\?/],
    [() => sdk.integer({ default: 'a' }), /the default 'a' does not fit: expected an integer/],
    [() => sdk.number({ minimum: 1, default: 0 }), /the default 0 does not fit: expected a number of at least 1/],
    [() => sdk.choice('a', 'b'), /choice\('a'\): it takes a list, as in choice\(\['a', 'b'\]\)/],
    [() => sdk.array('string'), /array: 'string' is no prop: write string\(\)/],
    [() => sdk.optional(sdk.number), /optional: .* is no prop: write number\(\)/],
    [() => sdk.object({ at: { type: 'number' } }), /object, member at: .* is no prop: write number\(\)/],
  ]) {
    assert.throws(make, { name: 'TypeError', message })
  }
  const draw = () => {}
  for (const [name, options, message] of [
    ['a', { props: { n: 'number' }, draw }, /acme\/a, prop n: 'number' is no prop: write number\(\)/],
    ['b', { props: { n: 7 }, draw }, /acme\/b, prop n: 7 is no prop: there is string\(\), number\(\)/],
    ['c', { render: draw }, /acme\/c has no option 'render'; there is title, summary, props, examples, draw/],
    ['d', { exmaples: [], draw }, /acme\/d has no option 'exmaples'; did you mean 'examples'\?/],
    ['e', undefined, /acme\/e needs a function draw/],
  ]) {
    assert.throws(() => plugin.component(name, options), { name: 'TypeError', message })
  }
  assert.throws(() => new sdk.Plugin('acme'), /a plugin has a version: new Plugin\('acme', \{ version: '1.0' \}\)/)
  const said = /"Bad_Id" cannot be the id of a plugin: at most 32 letters \(a to z\), digits and hyphens/
  assert.throws(() => new sdk.Plugin('Bad_Id', { version: '1' }), said)
  assert.throws(() => plugin.component('a chip', { draw() {} }), /"a chip" cannot be the name of a component/)
})

test('a scene in the other forms, and without paint', () => {
  const dot = sdk.circle(0, 0, 1, { fill: 'red', stroke: 'border' })
  assert.deepEqual(dot.stroke, sdk.stroke('border'))
  assert.deepEqual(sdk.group(dot, dot, { opacity: 0.5 }), sdk.group([dot, dot], { opacity: 0.5 }))
  assert.deepEqual(sdk.group(dot), sdk.group([dot]))
  assert.throws(() => sdk.drawing(dot, 20, 20, { label: 'x' }), /what follows the nodes is \{ width, height, label \}/)
  const frame = { width: 1, height: 1, label: 'x' }
  const clipped = sdk.group([dot], { clip: sdk.circle(1, 1, 1) })
  assert.equal(sdk.drawing(clipped, frame).warnings, undefined)
  const own = { code: 'own', message: 'Own.' }
  const message = 'the circle at /scene/1/children/0 draws nothing: it has neither fill nor stroke'
  const drawn = sdk.drawing([clipped, sdk.group(sdk.circle(1, 1, 1))], { ...frame, warnings: [own] })
  assert.deepEqual(drawn.warnings, [own, { code: 'invisible_shape', message }])
})

/** A client of a host with a plugin `acme`, whose components the body adds. */
function client(t, body) {
  const root = folder(t)
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(CLIENT.slice(0, -1), join(root, 'node_modules/roundel'))
  const file = join(root, 'acme.mjs')
  writeFileSync(
    file,
    `import fs from 'node:fs'
import { appendFileSync } from 'node:fs'
import * as sdk from 'roundel/plugin'
console.log('at import'); fs.writeSync(1, 'at import\\n')
const { drawing, string, integer, rect, component, PropsError } = sdk
const plugin = new sdk.Plugin('acme', { version: '1' })
${body}
plugin.run()`,
  )
  const roundel = new Roundel({ plugins: [[process.execPath, file]], timeout: 20_000, log: false })
  t.after(() => roundel.close())
  return roundel
}

test('a component that measures, nests and prints', async (t) => {
  const roundel = client(
    t,
    `plugin.component('plate', {
      props: { text: string(), radius: integer({ default: 3 }) },
      async draw({ text, radius }, host) {
        console.log('printed'); process.stdout.write('written'); fs.writeSync(1, 'raw\\n'); appendFileSync(1, 'raw\\n'); host.log('logged')
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
        if (how === 'set') return drawing([rect(0, 0, 1, 1, { fill: new Set() })], { width: 1, height: 1, label: 'x' })
        if (how === 'colour') return drawing(rect(0, 0, 1, 1, { fill: host.colors.acent }), { width: 1, height: 1, label: 'x' })
        if (how === 'await') return drawing(rect(0, 0, host.measureText('x', { size: 9 }), 1), { width: 1, height: 1, label: 'x' })
        if (how === 'await width') return drawing(rect(0, 0, host.measureText('x', { size: 9 }).width, 1), { width: 1, height: 1, label: 'x' })
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
    ['nan', /cannot be written as JSON: \/size\/width is NaN/],
    ['bigint', /\/scene is 1n, a BigInt/],
    ['set', /\/scene\/0\/fill is a Set/],
    ['colour', /the theme has no colour 'acent'; did you mean 'accent'\?/],
    ['await', /\/scene\/width is a promise: there is an await missing/],
    ['await width', /there is an await missing: a promise has no width/],
    ['host', /host\/resolve: .*there is no component/],
    ['exit', /it has called process\.exit\(3\); a component gives back a drawing or throws an error/],
    ['exit later', /it has called process\.exit\(\);/],
    ['nothing', /draw of acme\/faulty gives back nothing: end it with "return drawing\(nodes, \{ width, height, label \}\)"/],
    ['nodes', /gives back nodes instead of a drawing/],
    ['node', /gives back a node instead of a drawing/],
    ['swapped', /new PropsError\('\/how', 'is bad'\): first comes what is wrong, then where/],
    ['long', /xxx the end(\n|$)/],
  ]) {
    await assert.rejects(ask(how), (error) => error.code === 1003 && said.test(error.message), how)
  }
  assert.equal(await ask('fine'), first)
})

test('a component is told that its call was cancelled', async (t) => {
  const roundel = client(
    t,
    `plugin.component('long', {
      props: { file: string() },
      async draw({ file }, host) {
        fs.writeFileSync(file, '')
        await new Promise((resolve) => host.signal.addEventListener('abort', resolve))
        fs.rmSync(file)
        return drawing([], { width: 1, height: 1, label: 'x' })
      },
    })`,
  )
  const file = join(folder(t), 'at-work')
  const controller = new AbortController()
  const item = { component: 'acme/long', props: { file } }
  const asked = roundel.call('component/resolve', item, { signal: controller.signal })
  await until(() => existsSync(file), 'the component is at work')
  controller.abort()
  await assert.rejects(asked, { name: 'AbortError' })
  await until(() => !existsSync(file), 'the component has ended')
})

test('a component may ask for one of its own plugin', async (t) => {
  const roundel = client(
    t,
    `plugin.component('inner', {
      props: { width: integer() },
      draw: ({ width }) => drawing(rect(0, 0, width, 1, { fill: 'red' }), { width, height: 1, label: 'x' }),
    }).component('outer', {
      async draw(props, host) {
        const { size } = await host.resolve('acme/inner', { width: 7 })
        return drawing([], { ...size, label: 'x' })
      },
    })`,
  )
  const { size } = await roundel.call('component/resolve', { component: 'acme/outer' }, { timeout: 4000 })
  assert.equal(size.width, 7)
})

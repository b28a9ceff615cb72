// The plugins, in real bundlers where they are installed: Debian has esbuild and Rollup, whose plugins Vite takes.

import assert from 'node:assert/strict'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import esbuildPlugin from '../src/esbuild.js'
import { Roundel } from '../src/index.js'
import vitePlugin from '../src/vite.js'
import { CLIENT, folder } from './support.js'

const require = createRequire(import.meta.url)

/** A package of this name, also where Debian puts it; nothing where there is none. */
function installed(name) {
  for (const place of [name, `/usr/share/nodejs/${name}`, `/usr/lib/x86_64-linux-gnu/nodejs/${name}`]) {
    try {
      return require(place)
    } catch {
      continue
    }
  }
}

// Debian's package does not find its own executable.
if (existsSync('/usr/bin/esbuild')) process.env.ESBUILD_BINARY_PATH ??= '/usr/bin/esbuild'
const rollup = installed('rollup')
const esbuild = installed('esbuild')
const client = new Roundel()
const jamie = (await client.avatar({ name: 'Jamie Lin', badge: 'online' })).svg
test.after(() => client.close())

function site(t) {
  const root = folder(t)
  cpSync(join(CLIENT, 'test/fixtures'), root, { recursive: true })
  return root
}


test('Rollup, as Vite builds', { skip: !rollup && 'there is no rollup' }, async (t) => {
  const root = site(t)
  const build = await rollup.rollup({ input: join(root, 'main.js'), plugins: [vitePlugin()] })
  assert.ok(build.watchFiles.includes(join(root, 'jamie.roundel.json')))
  await build.write({ dir: join(root, 'out'), format: 'es', entryFileNames: '[name].mjs' })
  await build.close()
  const [url, count] = (await import(join(root, 'out/main.mjs'))).default
  assert.equal(readFileSync(new URL(url), 'utf8'), jamie)
  assert.match(url, /jamie-\w+\.svg$/)
  assert.match(count, /count-\w+\.png$/)
  assert.equal(readFileSync(new URL(count))[0], 0x89)
})

test('Rollup tells which file is wrong, and what is wrong with it', { skip: !rollup }, async (t) => {
  const root = site(t)
  writeFileSync(join(root, 'count.roundel.json'), '{"component": "badge", "props": {"cuont": 1}}')
  await assert.rejects(
    rollup.rollup({ input: join(root, 'main.js'), plugins: [vitePlugin()] }),
    /count\.roundel\.json: .*did you mean "count"/,
  )
})

test('Vite while it serves, ?raw and ?inline', async (t) => {
  const root = site(t)
  const plugin = vitePlugin()
  plugin.configResolved({ command: 'serve' })
  const watched = []
  const context = { resolve: async (path) => ({ id: join(root, path) }), addWatchFile: (file) => watched.push(file) }
  const load = async (source) => {
    const id = await plugin.resolveId.call(context, source, join(root, 'main.js'), {})
    assert.ok(!/\.json(?:$|\?)/.test(id), 'Vite would take it for JSON')
    return (await import(`data:text/javascript,${encodeURIComponent(await plugin.load.call(context, id))}`)).default
  }
  const data = `data:image/svg+xml;base64,${Buffer.from(jamie).toString('base64')}`
  assert.equal(await load('./jamie.roundel.json'), data)
  assert.equal(await load('./jamie.roundel.json?inline'), data)
  assert.equal(await load('./jamie.roundel.json?raw'), jamie)
  assert.equal(watched[0], join(root, 'jamie.roundel.json'))
  assert.equal(await plugin.resolveId.call(context, './other.json', undefined, {}), null)
  assert.equal(await plugin.load.call(context, '/other.js'), null)
  await plugin.closeBundle()
})

test('esbuild', { skip: !esbuild && 'there is no esbuild' }, async (t) => {
  const root = site(t)
  const how = { entryPoints: [join(root, 'main.js')], bundle: true, format: 'esm', logLevel: 'silent' }
  const outfile = join(root, 'out/main.mjs')
  await esbuild.build({ ...how, outfile, plugins: [esbuildPlugin()] })
  const [url, count] = (await import(outfile)).default
  assert.match(url, /jamie-\w+\.svg$/)
  assert.equal(readFileSync(join(root, 'out', url), 'utf8'), jamie)
  assert.match(count, /count-\w+\.png$/)
  writeFileSync(join(root, 'count.roundel.json'), '{"component": "badge", "props": {"cuont": 1}}')
  await assert.rejects(esbuild.build({ ...how, outfile, plugins: [esbuildPlugin()] }), /did you mean "count"/)
})

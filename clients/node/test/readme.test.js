// The README's code does what it shows.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findExecutable } from 'roundel'
import { CLIENT, folder } from './support.js'

test('blocks', (t) => {
  const root = folder(t)
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(CLIENT.slice(0, -1), join(root, 'node_modules/roundel'))
  const readme = readFileSync(join(CLIENT, 'README.md'), 'utf8')
  const said = [...readme.matchAll(/^```js\n(.*?)^```/gms)].map(([, code], index) => {
    const file = join(root, `block${index}.mjs`)
    writeFileSync(file, code)
    if (code.includes("component('gauge'")) writeFileSync(join(root, 'gauge.mjs'), code)
    const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd: root, encoding: 'utf8', timeout: 20_000 })
    assert.deepEqual([status, stderr], [0, ''], code)
    return stdout
  })
  assert.equal(said.length, 6)
  assert.match(readFileSync(join(root, 'gauge.svg'), 'utf8'), /aria-label="Share/)
  assert.match(said[0], /^<svg [^]* Jamie Lin\nLB\n\d+\n\/props\/nmae name\n$/)
  assert.match(said[1], /^3 3$/m)
  assert.match(said[1], /text: '99\+'/)
  assert.equal(readFileSync(join(root, 'jamie.png'))[0], 0x89)
  assert.match(said[2], /^<svg /)
  const plugin = ['--plugin', `'${process.execPath}' '${join(root, 'gauge.mjs')}'`]
  const render = ['render', 'acme/gauge', ...plugin, '--share', '0.75']
  const { stdout, stderr } = spawnSync(findExecutable(), render, { encoding: 'utf8', timeout: 20_000 })
  assert.equal(stderr, '')
  assert.match(stdout, /aria-label="Share/)
})

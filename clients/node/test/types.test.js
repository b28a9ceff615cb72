import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { CLIENT, folder } from './support.js'

const hasCompiler = spawnSync('tsc', ['--version']).status === 0

test('types pass `tsc --strict`, as an installed package', { skip: !hasCompiler && 'there is no tsc' }, (t) => {
  const root = folder(t)
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(CLIENT.slice(0, -1), join(root, 'node_modules/roundel'))
  symlinkSync(join(CLIENT, 'test/fixtures/types.ts'), join(root, 'types.ts'))
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2020',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    preserveSymlinks: true,
    types: ['roundel/pictures'],
    typeRoots: [],
  }
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['types.ts'] }))
  const { status, stdout } = spawnSync('tsc', ['--project', root], { encoding: 'utf8' })
  assert.equal(stdout, '')
  assert.equal(status, 0)
})

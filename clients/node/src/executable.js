// Where the host is.

import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ExecutableNotFound } from './errors.js'

export const PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)))

/** The path of the executable: the one given, `ROUNDEL`, the copy in this package, PATH, the checkout's build. */
export function findExecutable(explicit, from = PACKAGE) {
  if (explicit) return named(explicit, 'executable')
  if (process.env.ROUNDEL) return named(process.env.ROUNDEL, 'the environment variable ROUNDEL')
  const bundled = join(from, 'bundle/bin/roundel')
  const places = [bundled, ...inPath('roundel'), ...built(from)]
  const found = places.find(isExecutable)
  if (found) return found
  const said = [bundled, 'the folders of PATH', ...built(from)].map((place) => `  ${place}`).join('\n')
  throw new ExecutableNotFound(
    `There is no roundel executable. ROUNDEL is not set, and there is none in:\n${said}\n` +
      'Build one with `make build` in a checkout, or say where it is: new Roundel({ executable }) or ROUNDEL=…',
  )
}

/** The executables of the checkout that a folder lies in. */
function built(folder) {
  for (let root = folder; dirname(root) !== root; root = dirname(root)) {
    if (!existsSync(join(root, 'Package.swift'))) continue
    return ['release', 'debug'].map((kind) => join(root, '.build', kind, 'roundel'))
  }
  return []
}

/** A path, or the name of a command in PATH. */
function named(name, by) {
  const found = (name.includes('/') ? [resolve(name)] : inPath(name)).find(isExecutable)
  if (found) return found
  const what = existsSync(name) ? 'may not be executed' : 'does not exist'
  throw new ExecutableNotFound(`${by} names '${name}', which ${what}`)
}

function inPath(name) {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean).map((folder) => join(folder, name))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

// What several tests use.

import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
export const CLIENT = fileURLToPath(new URL('..', import.meta.url))

/** Items that take long: gradients as PNG, no two the same, as a host may keep what it has drawn. */
export const slow = (count) =>
  Array.from({ length: count }, (_, i) => ({ ...SLOW, props: { ...SLOW.props, name: `A${i} B` } }))

export const SLOW = {
  component: 'avatar',
  props: { name: 'Jamie Lin', size: 4000, fill: { gradient: ['#102030', '#F0E0D0'] } },
  output: { format: 'png' },
}

/** A folder that goes with the test. */
export function folder(t) {
  const path = mkdtempSync(join(tmpdir(), 'roundel-'))
  t.after(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** An executable that stands in for a host: `read()` gives its next message, `write(message)` answers. */
export function host(t, body) {
  const file = join(folder(t), 'host')
  writeFileSync(
    file,
    `#!/usr/bin/env python3
import json, signal, sys, time

def read():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()

def write(**message):
    print(json.dumps(dict(message, jsonrpc="2.0")), flush=True)

def greet():
    write(id=read()["id"], result=dict(protocolVersion="1.0", serverInfo={}, capabilities={}, limits={}))

${body}
`,
  )
  chmodSync(file, 0o755)
  return file
}

/** Whether there is such a process that is more than an entry in a table. */
export function isRunning(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1).trim()[0] !== 'Z'
  } catch {
    return false
  }
}

export async function until(condition, what) {
  const end = performance.now() + 3000
  while (!condition()) {
    if (performance.now() > end) throw new Error(`not in time: ${what}`)
    await sleep(5)
  }
}

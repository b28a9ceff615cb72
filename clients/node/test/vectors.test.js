// The vectors of pure rules, through the typed methods.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { RequestError, Roundel } from '../src/index.js'
import { ROOT } from './support.js'

const FILES = { initials: /./, badge: /^(text|digits|plural)/, fallback: /./ }
const client = new Roundel({ timeout: 10_000 })
test.after(() => client.close())

for (const [topic, pattern] of Object.entries(FILES)) {
  const folder = join(ROOT, 'protocol/v1/vectors', topic)
  for (const file of readdirSync(folder).filter((name) => pattern.test(name))) {
    test(`${topic}/${file}`, async () => {
      const { vectors } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      let count = 0
      for (const { id, steps, args, framing } of vectors) {
        // JavaScript's numbers hold no more than 53 bits.
        if (args || framing || /[^"\d]\d{16,}[^"\d]/.test(JSON.stringify(steps))) continue
        const kept = new Map()
        for (const [{ send }, { expect } = {}] of steps.map((step, i) => [step, steps[i + 1]])) {
          if (send?.id === undefined || !expect) continue
          await check(send, expect, kept, id)
          count++
        }
      }
      assert.ok(count > 0)
    })
  }
}

async function check({ method, params }, expected, kept, id) {
  const name = method.replace(/\W(\w)/g, (_, letter) => letter.toUpperCase())
  let result
  try {
    result = await client[name](params)
  } catch (error) {
    assert.ok(error instanceof RequestError && expected.error, `${id}: ${error.message}`)
    assert.equal(error.code, expected.error.code, id)
    match(error.reason, expected.error.reason, kept, id)
    for (const key of ['pointer', 'suggestion']) {
      if (key in expected.error) match(error[key], expected.error[key], kept, id)
    }
    return
  }
  const wanted = expected.exact ?? expected.subset
  assert.ok(wanted, `${id} should have been refused`)
  match(result, wanted.result, kept, id)
}

/** As `protocol/v1/schemas/vector.schema.json` says of a pattern. */
function match(value, pattern, kept, id) {
  if (typeof pattern !== 'object' || pattern === null) {
    assert.equal(value, pattern, id)
  } else if (Array.isArray(pattern)) {
    assert.equal(value.length, pattern.length, id)
    pattern.forEach((inner, i) => match(value[i], inner, kept, id))
  } else {
    for (const [key, inner] of Object.entries(pattern)) {
      const said = `${id}: ${JSON.stringify([value, pattern])}`
      if (key.startsWith('$')) assert.ok(MATCHERS[key](value, inner, kept), said)
      else if (inner?.$absent) assert.ok(!(key in value), id)
      else match(value[key], inner, kept, id)
    }
  }
}

const MATCHERS = {
  $match: (value, wanted) => new RegExp(wanted, 'u').test(value),
  $range: (value, [low, high]) => (low ?? -Infinity) <= value && value <= (high ?? Infinity),
  $near: (value, [wanted, tolerance]) => Math.abs(value - wanted) <= tolerance,
  $type: (value, wanted) => typeof value === wanted,
  $contains: (value, wanted) =>
    wanted.$match
      ? value.some((item) => MATCHERS.$match(item, wanted.$match))
      : [wanted].flat().every((item) => value.includes(item)),
  $same: (value, label, kept) => (kept.has(label) ? kept.get(label) === value : kept.set(label, value)),
  $differs: (value, label, kept) => kept.get(label) !== value,
}

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { findExecutable } from '../src/executable.js'
import { CallTimeout, ExecutableNotFound, HostEnded, Roundel, VERSION, VersionMismatch } from '../src/index.js'
import { CLIENT, folder, host, isRunning, SLOW, slow, until } from './support.js'

test('death fails what is pending, and the next call starts anew', async () => {
  const client = new Roundel()
  await client.ping()
  const calls = slow(20).map((item) => client.componentRender(item))
  process.kill(client.pid, 'SIGKILL')
  for (const { reason } of await Promise.allSettled(calls)) {
    assert.ok(reason instanceof HostEnded)
    assert.match(reason.message, /was ended by SIGKILL/)
  }
  assert.equal((await client.badgeText({ count: 3 })).text, '3')
  await client.close()
})

test('restarting can be opted out of', async () => {
  const client = new Roundel({ restart: false })
  await client.ping()
  process.kill(client.pid, 'SIGKILL')
  await assert.rejects(client.componentRender(SLOW), HostEnded)
  await assert.rejects(client.ping(), HostEnded)
  await client.close()
})

test('status and last words', async (t) => {
  const body = 'greet()\nread()\nprint("x" * 100_000 + "\\nno more memory", file=sys.stderr)\nsys.exit(42)'
  const client = new Roundel({ executable: host(t, body) })
  await assert.rejects(client.ping(), ({ status, stderr, message }) => {
    assert.equal(status, 42)
    assert.match(stderr, /no more memory$/)
    assert.ok(stderr.length < 20_000)
    return /ended with status 42/.test(message)
  })
  await client.close()
})

test('standard error never fills', async (t) => {
  const answer = 'm = read()\n    sys.stderr.write("x" * 300_000)\n    write(id=m["id"], result=None)'
  const body = `greet()\nwhile True:\n    ${answer}`
  const client = new Roundel({ executable: host(t, body), timeout: 5000 })
  for (let i = 0; i < 5; i++) await client.ping()
  await client.close()
})

test('nonsense is told', async (t) => {
  const body = 'greet()\nread()\nprint("Segm fault", flush=True)\ntime.sleep(60)'
  const client = new Roundel({ executable: host(t, body) })
  await assert.rejects(client.ping({}, { timeout: 5000 }), /no message of a host: Segm fault/)
  await client.close()
})

test('another version names both', async (t) => {
  const path = host(
    t,
    `if sys.argv[1] == "--version": sys.exit(print("roundel 7.0.0"))
write(id=read()["id"], error=dict(code=1001, message="no", data=dict(reason="unsupported_version", supported=["7.0"])))
read()`,
  )
  const client = new Roundel({ executable: path })
  await assert.rejects(client.ping(), (error) => {
    assert.ok(error instanceof VersionMismatch)
    const own = `roundel ${VERSION} for protocol 1.0 (${CLIENT.slice(0, -1)})`
    for (const part of [own, `roundel 7.0.0 for protocol 7.0 (${path})`]) assert.ok(error.message.includes(part), part)
    return true
  })
  await client.close()
})

test('a deaf host outlasts neither the time limit nor close', async (t) => {
  const body = 'signal.signal(signal.SIGTERM, signal.SIG_IGN)\ngreet()\nwhile True: time.sleep(1)'
  const client = new Roundel({ executable: host(t, body) })
  const start = performance.now()
  await assert.rejects(client.initialsCompute({ name: 'x'.repeat(1_000_000) }, { timeout: 300 }), CallTimeout)
  assert.ok(performance.now() - start < 2000)
  const { pid } = client
  await client.close()
  assert.ok(!isRunning(pid))
})

test('killed at any moment, no call hangs', async () => {
  const client = new Roundel()
  let answered = 0
  let failed = 0
  for (let round = 0; round < 200; round++) {
    await client.ping({}, { timeout: 10_000 })
    const { pid } = client
    setTimeout(() => process.kill(pid, 'SIGKILL'), (round % 25) * 0.3)
    const calls = Array.from({ length: 60 }, (_, i) => client.avatar({ name: `A${i} B` }, { timeout: 10_000 }))
    for (const { status, reason } of await Promise.allSettled(calls)) {
      if (status === 'fulfilled') answered++
      else if (reason instanceof HostEnded) failed++
      else assert.fail(reason)
    }
    await until(() => !isRunning(pid), 'the end of the host')
    await client.ping().catch((error) => assert.ok(error instanceof HostEnded))
  }
  assert.ok(answered > 100 && failed > 100, `${answered} answered, ${failed} failed`)
  await client.close()
})

test('explicit path, ROUNDEL, bundled copy, PATH, the build: in this order', (t) => {
  const root = folder(t)
  const build = ['checkout/.build/release', 'checkout/.build/debug']
  const folders = ['explicit', 'variable', 'checkout/clients/node/bundle/bin', 'path', ...build]
  const places = folders.map((name) => join(root, name, 'roundel'))
  for (const place of places) {
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, '', { mode: 0o755 })
  }
  writeFileSync(join(root, 'checkout/Package.swift'), '')
  const { PATH, ROUNDEL } = process.env
  t.after(() => {
    delete process.env.ROUNDEL
    Object.assign(process.env, { PATH, ...(ROUNDEL && { ROUNDEL }) })
  })
  Object.assign(process.env, { PATH: join(root, 'path'), ROUNDEL: places[1] })
  const find = (explicit) => findExecutable(explicit, join(root, 'checkout/clients/node'))
  assert.equal(find(places[0]), places[0])
  assert.equal(find('roundel'), places[3])
  for (const place of places.slice(1)) {
    assert.equal(find(), place)
    rmSync(place)
    delete process.env.ROUNDEL
  }
  const said = [places[2], 'PATH', places[4], places[5]]
  assert.throws(find, (error) => said.every((part) => error.message.includes(part)))
  chmodSync(places[0], 0o644)
  assert.throws(() => find(places[0]), /may not be executed/)
  process.env.ROUNDEL = '/nowhere/roundel'
  assert.throws(() => findExecutable(), /ROUNDEL names '\/nowhere\/roundel', which does not exist/)
})

test('what cannot be started', async (t) => {
  const path = join(folder(t), 'roundel')
  writeFileSync(path, '#!/nowhere/interpreter', { mode: 0o755 })
  const client = new Roundel({ executable: path })
  await assert.rejects(client.ping(), ExecutableNotFound)
  await client.close()
})

/** Runs a script that has asked a host something; gives the script and the host's process. */
async function script(t, body) {
  const code = `import { Roundel } from ${JSON.stringify(join(CLIENT, 'src/index.js'))}
const client = new Roundel()
await client.ping()
console.log(client.pid)
${body}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  t.after(() => child.kill('SIGKILL'))
  child.lines = []
  const closed = once(child, 'close')
  createInterface(child.stdout).on('line', (line) => child.lines.push(line))
  const [status, signal] = await closed
  const pid = Number(child.lines[0])
  assert.ok(pid > 0)
  await until(() => !isRunning(pid), 'the end of the host')
  return { status, signal, lines: child.lines }
}

test('an idle host does not keep Node alive', async (t) => {
  assert.equal((await script(t, '')).status, 0)
})

test('a call in flight keeps Node alive', async (t) => {
  assert.deepEqual((await script(t, 'console.log((await client.badgeText({ count: 100 })).text)')).lines.at(-1), '99+')
})

test('a script that fails, or is killed, takes its host with it', async (t) => {
  const asking = `client.componentRender(${JSON.stringify(SLOW)}).catch(() => {});`
  assert.equal((await script(t, `${asking} process.exit(3)`)).status, 3)
  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGINT']) {
    const body = `${asking} process.kill(process.pid, '${signal}'); setTimeout(() => {}, 5000)`
    assert.equal((await script(t, body)).signal, signal)
  }
})

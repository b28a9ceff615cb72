// The standard output of a plugin, which belongs to its messages.

import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** What of `fs` takes a descriptor first. */
const WRITERS = 'write writeSync writev writevSync writeFile writeFileSync appendFile appendFileSync'.split(' ')

let output

/** Writes to what was standard output. From the first call on, what the author prints goes to the log. */
export function taken() {
  if (output) return output
  const { stdout, stderr } = process
  output = stdout.write.bind(stdout)
  stdout.write = stderr.write.bind(stderr)
  for (const name of WRITERS) {
    // A Proxy has what the function has beside, such as how it is promisified.
    fs[name] = new Proxy(fs[name], {
      apply: (write, self, [file, ...rest]) => Reflect.apply(write, self, [file === 1 ? 2 : file, ...rest]),
    })
  }
  syncBuiltinESMExports()
  return output
}

/** As early as can be, so that what is printed while modules are loaded is no fault; only if a host is there. */
export function takeFromAHost() {
  try {
    if (process.env.ROUNDEL_HOST && [0, 1].every((pipe) => fs.fstatSync(pipe).isFIFO())) taken()
  } catch {
    // One of them is closed.
  }
}

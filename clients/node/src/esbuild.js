// For esbuild: `import url from './jamie.roundel.json'`.

import { dirname, join } from 'node:path'
import { Roundel } from './client.js'
import { PICTURE, pictureOf } from './pictures.js'

/** `loader` is one of esbuild's: `file` (a file beside the bundle), `dataurl`, `text`, `binary`. */
export default function roundel({ loader = 'file', ...options } = {}) {
  return {
    name: 'roundel',
    setup(build) {
      const client = new Roundel(options)
      // Rendered while it is resolved, as esbuild calls the file after the path, and its ending is the picture's.
      build.onResolve({ filter: PICTURE }, async ({ path, ...from }) => {
        if (from.pluginData?.isResolving) return
        const resolved = await build.resolve(path, { ...from, pluginData: { isResolving: true } })
        if (resolved.errors.length > 0) return resolved
        const watchFiles = [resolved.path]
        try {
          const { picture, name } = await pictureOf(client, resolved.path)
          return { path: join(dirname(resolved.path), name), namespace: 'roundel', pluginData: picture, watchFiles }
        } catch (error) {
          return { errors: [{ text: error.message }], watchFiles }
        }
      })
      build.onLoad({ filter: /./, namespace: 'roundel' }, ({ pluginData }) => ({ contents: pluginData.data, loader }))
      build.onDispose?.(() => client.close())
    },
  }
}

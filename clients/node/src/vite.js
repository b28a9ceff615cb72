// For Vite, and for Rollup by itself: `import url from './jamie.roundel.json'`.

import { Roundel } from './client.js'
import { PICTURE, pictureOf } from './pictures.js'

// Vite takes every id that ends in .json for JSON, so a picture's has another.
const PREFIX = '\0roundel:'

export default function roundel(options = {}) {
  let client
  let isServing = false
  return {
    name: 'roundel',
    enforce: 'pre',

    configResolved(config) {
      isServing = config.command === 'serve'
    },

    async resolveId(source, importer, how) {
      const [path, query = ''] = source.split('?')
      if (!PICTURE.test(path)) return null
      const resolved = await this.resolve(path, importer, { ...how, skipSelf: true })
      return resolved && `${PREFIX}${resolved.id.split('?')[0]}.js?${query}`
    },

    async load(id) {
      if (!id.startsWith(PREFIX)) return null
      const [path, query] = id.slice(PREFIX.length).split('.js?')
      this.addWatchFile(path)
      client ??= new Roundel(options)
      const { picture, name } = await pictureOf(client, path)
      if (query === 'raw') return `export default ${JSON.stringify(picture.svg)}`
      if (query === 'inline' || isServing) return `export default ${JSON.stringify(picture.url)}`
      const reference = this.emitFile({ type: 'asset', name, source: picture.data })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },

    async closeBundle() {
      await client?.close()
      client = undefined
    },
  }
}

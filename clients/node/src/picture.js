// A rendering, by what one does with it.

import { readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'

export class Picture {
  #render

  /** `render`, where it can be rendered once more, promises the rendering in another format. */
  constructor(rendering, render) {
    this.rendering = rendering
    this.#render = render
  }

  /** The bytes of the picture. */
  get data() {
    const { data, path, encoding } = this.rendering
    return data === undefined ? readFileSync(path) : Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8')
  }

  get svg() {
    if (!isIn(this.rendering, 'svg')) throw isNot(this.rendering, 'svg')
    return this.rendering.data ?? this.data.toString()
  }

  get png() {
    if (!isIn(this.rendering, 'png')) throw isNot(this.rendering, 'png')
    return this.data
  }

  /** For `src` of an image, or `url()` in a style sheet. */
  get url() {
    return `data:${this.rendering.mediaType};base64,${this.data.toString('base64')}`
  }

  /** Writes the picture, as SVG, PNG or APNG by the ending of the path; rendered once more if it was another. */
  async save(path) {
    const format = formatOf(path)
    if (isIn(this.rendering, format)) return writeFile(path, this.data)
    if (!this.#render) throw isNot(this.rendering, format)
    await writeFile(path, new Picture(await this.#render(format)).data)
  }

  toString() {
    const { accessibility, width, height, format } = this.rendering
    return `[Picture ${JSON.stringify(accessibility.label)} ${width}×${height} ${format}]`
  }
}

/** A picture of RoundelSync, which can be rendered once more wherever another format is asked for. */
export class SyncPicture extends Picture {
  #render

  constructor(rendering, render) {
    super(rendering)
    this.#render = render
  }

  get svg() {
    return this.#in('svg').toString()
  }

  get png() {
    return this.#in('png')
  }

  save(path) {
    writeFileSync(path, this.#in(formatOf(path)))
  }

  #in(format) {
    if (isIn(this.rendering, format)) return this.data
    if (!this.#render) throw isNot(this.rendering, format)
    return new Picture(this.#render(format)).data
  }
}

function formatOf(path) {
  const ending = extname(path instanceof URL ? path.pathname : path).toLowerCase().slice(1)
  if (['svg', 'png', 'apng'].includes(ending)) return ending
  throw new TypeError(`'${path}' ends neither in .svg nor in .png nor in .apng`)
}

/** A moving PNG is a PNG too. */
function isIn(rendering, format) {
  return rendering.format === format || (rendering.format === 'apng' && format === 'png')
}

function isNot(rendering, format) {
  const wanted = `{ output: { format: '${format}' } }`
  return new TypeError(`this picture was rendered as ${rendering.format}; ask for it with the options ${wanted}`)
}

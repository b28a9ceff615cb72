// A rendering, by what one does with it.

import { readFileSync } from 'node:fs'

export class Picture {
  constructor(rendering) {
    this.rendering = rendering
  }

  /** The bytes of the picture. */
  get data() {
    const { data, path, encoding } = this.rendering
    return data === undefined ? readFileSync(path) : Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8')
  }

  get svg() {
    this.#expect(this.rendering.format === 'svg', 'svg')
    return this.rendering.data ?? this.data.toString()
  }

  get png() {
    this.#expect(this.rendering.format !== 'svg', 'png')
    return this.data
  }

  /** For `src` of an image, or `url()` in a style sheet. */
  get url() {
    return `data:${this.rendering.mediaType};base64,${this.data.toString('base64')}`
  }

  toString() {
    const { accessibility, width, height, format } = this.rendering
    return `[Picture ${JSON.stringify(accessibility.label)} ${width}×${height} ${format}]`
  }

  #expect(isRight, format) {
    if (isRight) return
    const given = this.rendering.format
    throw new TypeError(`this picture was rendered as ${given}; ask for it with { output: { format: '${format}' } }`)
  }
}

// The plugin of the kit's plugin role, made with the SDK.
import { drawing, number, optional, Plugin, rect, string } from 'roundel/plugin'

new Plugin('conformance', { version: '1.0' })
  .component('square', {
    summary: 'A square, or a rectangle as large as a text.',
    props: { side: number({ minimum: 0, default: 1 }), text: optional(string()) },
    examples: [{ side: 12 }, { text: 'abc' }],
    async draw({ side, text }, host) {
      let width = side
      let height = side
      if (text !== undefined) ({ width, height } = await host.measureText(text, { size: 10 }))
      return drawing(rect(0, 0, width, height, { fill: 'primary' }), { width, height, label: 'Square' })
    },
  })
  .run()

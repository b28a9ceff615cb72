#!/usr/bin/env node
// The plugin status for Roundel: how a build, a service or a deployment is doing.

// Where the package is installed, this is 'roundel/plugin'.
import { choice, circle, drawing, group, number, optional, path, Plugin, rect, string, text } from '../../../clients/node/src/plugin/index.js'

/** The colour of each state, and what is said where there is no text. */
const STATES = {
  passing: ['success', 'Passing'],
  failing: ['error', 'Failing'],
  running: ['primary', 'Running'],
  waiting: ['warning', 'Waiting'],
  unknown: ['textSecondary', 'Unknown'],
}

new Plugin('status', { version: '1.0.0' })
  .component('chip', {
    title: 'Status chip',
    summary: 'A dot and a word or two: how a build, a service or a deployment is doing.',
    props: {
      state: choice(Object.keys(STATES)),
      text: optional(string({ minLength: 1, maxLength: 120, description: 'What it says. Default: the state.' })),
      detail: optional(string({ minLength: 1, maxLength: 60, description: 'Less important, after a line: how long, how many.' })),
      height: number({ minimum: 12, maximum: 400, default: 24, description: 'Points.' }),
      maxWidth: number({ minimum: 40, maximum: 2000, default: 240, description: 'Points; a longer text ends in ….' }),
    },
    examples: [
      { state: 'passing', text: 'main', detail: '2 min' },
      { state: 'failing', text: 'Integration tests', detail: '3 of 214' },
      { state: 'running', text: 'Deploying' },
      { state: 'waiting' },
      { state: 'unknown', height: 18 },
      { state: 'passing', text: 'جاهز للنشر', detail: '4' },
      { state: 'running', text: 'A pipeline with a name that goes on', detail: '58 %', maxWidth: 300, height: 40 },
    ],
    draw,
  })
  .run()

async function draw({ state, text: words, detail, height, maxWidth }, host) {
  const [color, name] = STATES[state]
  const label = words ?? name
  const [font, small] = [{ size: height * 0.5, weight: 'medium' }, { size: height * 0.46, tabularFigures: true }]
  const [edge, gap, radius] = [height * 0.42, height * 0.3, height * 0.15]
  const dot = edge + radius

  const after = detail && (await host.measureText(detail, small)).width
  const room = maxWidth - dot - radius - gap - edge - (detail ? after + 2 * gap : 0)
  const [main, { capHeight }] = await Promise.all([
    host.measureText(label, { ...font, maxWidth: Math.max(room, height) }),
    host.measureText('H', font), // The same baseline for all scripts.
  ])
  const baseline = (height + capHeight) / 2

  let x = dot + radius + gap
  const places = []
  places.push((at) => text(main.text, at(x, main.width), baseline, { ...font, fill: 'textPrimary' }))
  let width = x + main.width
  if (detail) {
    const line = width + gap
    const start = line + gap
    const tall = height * 0.42
    places.push((at) =>
      group([rect(at(line, 0) - height / 48, (height - tall) / 2, height / 24, tall, { fill: 'textSecondary' })], { opacity: 0.4 }),
    )
    places.push((at) => text(detail, at(start, after), baseline, { ...small, fill: 'textSecondary' }))
    width = start + after
  }
  width += edge

  // The left edge of what is so far from the side where reading begins.
  const at = (distance, wide) => (host.isRightToLeft ? width - distance - wide : distance)
  const capsule = (options) => rect(0, 0, width, height, { cornerRadius: height / 2, ...options })
  const rim = height / 24
  const outline = rect(rim / 2, rim / 2, width - rim, height - rim, {
    cornerRadius: (height - rim) / 2,
    stroke: { color, width: rim },
  })
  return drawing(
    [
      group([capsule({ fill: color })], { opacity: host.isDark ? 0.18 : 0.1 }),
      group([outline], { opacity: host.context.increaseContrast ? 1 : 0.35 }),
      ...mark(state, at(dot, 0), height / 2, radius, color),
      ...places.map((place) => place(at)),
    ],
    {
      width,
      height,
      label: words ? `${words}: ${name}` : name,
      value: detail,
      role: 'text',
      traits: state === 'running' ? ['updatesFrequently'] : [],
      baseline,
      cornerRadius: height / 2,
    },
  )
}

/** The dot: full, or the open ring of what goes on; a state is not told by its colour alone. */
function mark(state, x, y, r, color) {
  const halo = group([circle(x, y, r * 1.75, { fill: color })], { opacity: 0.25 })
  const w = r * 0.55
  switch (state) {
    case 'running': {
      const ring = r * 1.15
      const rest = group([circle(x, y, ring, { stroke: { color, width: w } })], { opacity: 0.3 })
      return [rest, path(`M${x} ${y - ring}A${ring} ${ring} 0 1 1 ${x - ring} ${y}`, { stroke: { color, width: w } })]
    }
    case 'waiting':
      return [halo, circle(x, y, r - w / 2, { stroke: { color, width: w } })]
    case 'failing':
      return [halo, rect(x - r, y - r, 2 * r, 2 * r, { cornerRadius: r * 0.35, fill: color })]
    case 'unknown':
      return [circle(x, y, r, { stroke: { color, width: w } })]
    default:
      return [halo, circle(x, y, r, { fill: color })]
  }
}

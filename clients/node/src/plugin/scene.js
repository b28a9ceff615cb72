// What is drawn: nodes of a scene (scene.schema.json), with lengths in points from the frame's top left.

export const circle = (cx, cy, r, options) => painted({ type: 'circle', cx, cy, r, ...options })

export const rect = (x, y, width, height, options) => painted({ type: 'rect', x, y, width, height, ...options })

/** Any outline, as path data of SVG. */
export const path = (d, options) => painted({ type: 'path', d, ...options })

/** A line along an outline. */
export const stroke = (color, width) => ({ color, width })

/** A stroke that is but a colour is a line of the usual width. */
function painted(node) {
  if (typeof node.stroke === 'string') node.stroke = stroke(node.stroke)
  return node
}

/** A line of text, set by the host: y is its baseline; what is wider than maxWidth ends in …. */
export const text = (text, x, y, options) => ({ type: 'text', text, x, y, ...options })

export const image = (href, x, y, width, height) => ({ type: 'image', href, x, y, width, height })

/** Another component, built in or a plugin's. */
export const component = (component, props = {}, { x = 0, y = 0 } = {}) => ({ type: 'component', component, props, x, y })

/** Nodes that are moved, faded or cut together: a list of them, or one after the other; options come last. */
export function group(first, ...rest) {
  if (Array.isArray(first)) return { type: 'group', children: first, ...rest[0] }
  const children = [first, ...rest]
  const last = children.at(-1)
  const hasOptions = typeof last === 'object' && last !== null && last.type === undefined
  return { type: 'group', children: hasOptions ? children.slice(0, -1) : children, ...(hasOptions && last) }
}

/** A gradient along a line, by default from the top of the shape to its bottom. */
export const linear = (colors, options) => ({ gradient: 'linear', colors, ...options })

/** A gradient from a centre outwards, by default that of the shape. */
export const radial = (colors, options) => ({ gradient: 'radial', colors, ...options })

/** A gradient around a centre, clockwise. */
export const angular = (colors, options) => ({ gradient: 'angular', colors, ...options })

/** What a component answers: the scene, its frame, and what assistive technology is told. */
export function drawing(scene, options) {
  if (options === null || typeof options !== 'object') {
    throw new TypeError(`drawing(nodes, ${String(options)}…): what follows the nodes is { width, height, label }`)
  }
  const { width, height, label, value, role = 'image', hidden, traits, warnings = [], ...rest } = options
  const said = [...warnings, ...unseen(scene)]
  const accessibility = { label, value, role, hidden, traits }
  return { scene, size: { width, height }, accessibility, ...(said.length > 0 && { warnings: said }), ...rest }
}

const SHAPES = ['circle', 'rect', 'path']

/** A warning of the first shape that has neither fill nor stroke; clips have none. */
function unseen(scene) {
  const rest = [['/scene', scene]]
  while (rest.length > 0) {
    const [pointer, node] = rest.pop()
    if (Array.isArray(node)) {
      for (let index = node.length - 1; index >= 0; index--) rest.push([`${pointer}/${index}`, node[index]])
    } else if (node?.type === 'group') {
      rest.push([`${pointer}/children`, node.children])
    } else if (SHAPES.includes(node?.type) && node.fill === undefined && node.stroke === undefined) {
      const message = `the ${node.type} at ${pointer} draws nothing: it has neither fill nor stroke`
      return [{ code: 'invisible_shape', message }]
    }
  }
  return []
}

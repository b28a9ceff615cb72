// What is drawn: nodes of a scene (scene.schema.json), with lengths in points from the frame's top left.

export const circle = (cx, cy, r, options) => ({ type: 'circle', cx, cy, r, ...options })

export const rect = (x, y, width, height, options) => ({ type: 'rect', x, y, width, height, ...options })

/** Any outline, as path data of SVG. */
export const path = (d, options) => ({ type: 'path', d, ...options })

/** A line of text, set by the host: y is its baseline; what is wider than maxWidth ends in …. */
export const text = (text, x, y, options) => ({ type: 'text', text, x, y, ...options })

export const image = (href, x, y, width, height) => ({ type: 'image', href, x, y, width, height })

/** Another component, built in or a plugin's. */
export const component = (component, props = {}, { x = 0, y = 0 } = {}) => ({ type: 'component', component, props, x, y })

/** Nodes that are moved, faded or cut together. */
export const group = (children, options) => ({ type: 'group', children, ...options })

/** A gradient along a line, by default from the top of the shape to its bottom. */
export const linear = (colors, options) => ({ gradient: 'linear', colors, ...options })

/** A gradient from a centre outwards, by default that of the shape. */
export const radial = (colors, options) => ({ gradient: 'radial', colors, ...options })

/** A gradient around a centre, clockwise. */
export const angular = (colors, options) => ({ gradient: 'angular', colors, ...options })

/** What a component answers: the scene, its frame, and what assistive technology is told. */
export function drawing(scene, { width, height, label, value, role = 'image', hidden, traits, ...rest }) {
  return { scene, size: { width, height }, accessibility: { label, value, role, hidden, traits }, ...rest }
}

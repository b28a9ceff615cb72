import type { RoundelOptions } from './index.js'

/** A plugin of Vite's, and of Rollup's by itself. Its type is open, so that neither has to be installed. */
export default function roundel(options?: RoundelOptions): any

import type { RoundelOptions } from './index.js'

/** A plugin of esbuild's. Its type is open, so that esbuild need not be installed. */
export default function roundel(options?: RoundelOptions & { loader?: 'file' | 'dataurl' | 'text' | 'binary' }): any

import type { BatchItem, Rendering, SyncMethods } from './api.js'
import type { Picture, PictureOptions, RequestError, RoundelOptions, ServerInfo } from './index.js'

/** A function or a stream would not reach the worker. */
export interface SyncRoundelOptions extends RoundelOptions {
  log?: string | boolean
}

export interface SyncCallOptions {
  /** Milliseconds; then the call is cancelled and fails with `CallTimeout`. Infinity: any time. */
  timeout?: number
}

export type SyncPictureOptions = Omit<PictureOptions, 'signal' | 'progress'>

/** A rendered component. In a batch, `svg`, `png` and `save` take the format that was asked for. */
export interface SyncPicture extends Omit<Picture, 'save'> {}
export class SyncPicture {
  constructor(rendering: Rendering, render?: (format: 'svg' | 'png' | 'apng') => Rendering)
  /** Writes the picture, as SVG, PNG or APNG by the ending of the path; rendered once more if it was another. */
  save(path: string | URL): void
}

/** `Roundel` for build scripts that cannot wait: each call returns its result. */
export interface RoundelSync extends SyncMethods {}
export class RoundelSync {
  constructor(options?: SyncRoundelOptions)
  call<Result = unknown>(method: string, params?: object, options?: SyncCallOptions): Result
  /** Renders any component, plugins' too. */
  render(component: string, props?: object, options?: SyncPictureOptions): SyncPicture
  batch(items: Iterable<BatchItem>, options?: SyncPictureOptions): (SyncPicture | RequestError)[]
  server(): ServerInfo
  close(): void
}

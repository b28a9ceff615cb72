import type { BatchItem, SyncMethods } from './api.js'
import type { Picture, PictureOptions, RequestError, RoundelOptions, ServerInfo } from './index.js'

type SyncOptions = Omit<PictureOptions, 'signal' | 'progress'>

/** `Roundel` for build scripts that cannot wait: each call returns its result. */
export interface RoundelSync extends SyncMethods {}
export class RoundelSync {
  constructor(options?: RoundelOptions)
  call<Result = unknown>(method: string, params?: object, options?: { timeout?: number }): Result
  picture(component: string, props?: object, options?: SyncOptions): Picture
  batch(items: Iterable<BatchItem>, options?: SyncOptions): (Picture | RequestError)[]
  server(): ServerInfo
  close(): void
}

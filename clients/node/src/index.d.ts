import type { AsyncMethods, BatchItem, Context, Output, Rendering } from './api.js'

export * from './api.js'

declare global {
  // TypeScript before 5.2 does not know it.
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol
  }
}

export const VERSION: string

export interface RoundelOptions {
  /** Path of the host, or its name in PATH; else `ROUNDEL`, a bundled copy, PATH, a checkout's build. */
  executable?: string
  /** More arguments of `roundel serve`, such as `['--allow-write', 'out']`. */
  arguments?: readonly string[]
  /** Commands that bring components of one's own: as one would type them, as lists of words, or as in a file of `--plugins`. */
  plugins?: readonly (string | readonly string[] | PluginSettings)[]
  /** What holds for every call that does not say otherwise. */
  context?: Context
  /** Milliseconds that a call may take if it does not say otherwise. Default: any time. */
  timeout?: number
  /** Whether the first call after the host has died starts it again. Default: true. */
  restart?: boolean
  /** A file to which every message of both directions is appended. */
  trace?: string
  /**
   * Where that goes which the host and its plugins print: a function that gets lines, a path, a stream, true for standard
   * error, or false. Default: to standard error if there are plugins.
   */
  log?: ((line: string) => void) | string | { write(text: string): unknown } | boolean
}

/** A plugin with its limits, variables and sandbox. */
export interface PluginSettings {
  command: string
  args?: readonly string[]
  [setting: string]: unknown
}

export interface CallOptions {
  /** Milliseconds; then the call is cancelled and fails with `CallTimeout`. Infinity: any time. */
  timeout?: number
  /** Cancels the call, which then fails with the signal's reason. */
  signal?: AbortSignal
  /** Told how many of how many things are done, where the method has several to do. */
  progress?: (done: number, total: number) => void
}

export interface PictureOptions extends CallOptions {
  context?: Context
  output?: Output
}

/** What a host says of itself. */
export interface ServerInfo {
  protocolVersion: string
  serverInfo: Record<string, unknown>
  capabilities: Record<string, unknown>
  limits: Record<string, number>
}

/** A rendered component. */
export class Picture {
  constructor(rendering: Rendering, render?: (format: 'svg' | 'png' | 'apng') => Promise<Rendering>)
  /** The host's answer: sizes, bounds, what a screen reader says, digest, warnings. */
  readonly rendering: Rendering
  /** The bytes of the picture. */
  readonly data: Uint8Array
  /** The SVG; a TypeError where it was rendered as something else. */
  readonly svg: string
  /** The PNG; a TypeError where it was rendered as something else. */
  readonly png: Uint8Array
  /** A data: address, for `src` of an image. */
  readonly url: string
  /** Writes the picture, as SVG, PNG or APNG by the ending of the path; rendered once more if it was another. */
  save(path: string | URL): Promise<void>
}

/** A host, started at the first call. It keeps Node alive only while a call is in flight. */
export interface Roundel extends AsyncMethods {}
export class Roundel {
  constructor(options?: RoundelOptions)
  /** Asks, and promises the result. */
  call<Result = unknown>(method: string, params?: object, options?: CallOptions): Promise<Result>
  /** Renders any component, plugins' too. */
  render(component: string, props?: object, options?: PictureOptions): Promise<Picture>
  /** Renders any number of items; an item that cannot be has its error in its place. */
  batch(items: Iterable<BatchItem>, options?: PictureOptions): Promise<(Picture | RequestError)[]>
  server(): Promise<ServerInfo>
  /** The host's process, once there is one. */
  readonly pid: number | undefined
  /** Ends the host, after it has answered what it was asked; calls from now on fail. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** The path of the executable: the one given, `ROUNDEL`, a bundled copy, PATH, a checkout's build. */
export function findExecutable(explicit?: string): string

/** Anything that keeps a call from its result. */
export class RoundelError extends Error {}

/** The host refused a request, or could not carry it out. */
export class RequestError extends RoundelError {
  readonly method: string
  /** The JSON-RPC error code. */
  readonly code: number
  /** The host's name for what was wrong: one of `protocol/v1/errors.json`. */
  readonly reason?: string
  /** Where it was wrong, as an RFC 6901 JSON Pointer into the parameters. */
  readonly pointer?: string
  /** The nearest name that would be right. */
  readonly suggestion?: string
  readonly data: Record<string, unknown>
}

/** The parameters cannot be sent as they are. */
export class InvalidRequest extends RoundelError {}
/** There was no answer in time; the call has been cancelled. */
export class CallTimeout extends RoundelError {}
/** What came is not what a host sends. */
export class ProtocolError extends RoundelError {}
/** There is no executable to start. */
export class ExecutableNotFound extends RoundelError {}
/** The host does not speak this client's version of the protocol. */
export class VersionMismatch extends RoundelError {}
/** The client was closed before, or while, it was asked. */
export class Closed extends RoundelError {}

/** The host's process ended before it answered. */
export class HostEnded extends RoundelError {
  readonly executable: string
  readonly status: number | null
  readonly signal: string | null
  /** The last that it said. */
  readonly stderr: string
}

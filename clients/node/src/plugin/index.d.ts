export type Weight = 'ultraLight' | 'thin' | 'light' | 'regular' | 'medium' | 'semibold' | 'bold' | 'heavy' | 'black'
export type Point = { x?: number; y?: number }

/** A name of the theme (`primary`, `textPrimary`…), a CSS name, `#RRGGBB`, or a gradient. */
export type Paint = string | Gradient
export interface Gradient {
  gradient: 'linear' | 'radial' | 'angular'
  colors: readonly string[]
  /** Where each colour is, from 0 to 1. Default: at equal steps. */
  stops?: readonly number[]
}
export interface Stroke {
  color?: Paint
  /** Points. Default: 1. */
  width?: number
}
export interface Painted {
  fill?: Paint
  /** A colour alone is a line of one point. */
  stroke?: Stroke | string
}

/** A node of a scene, as the functions here make them (scene.schema.json). */
export interface Node {
  readonly type: 'group' | 'circle' | 'rect' | 'path' | 'text' | 'image' | 'component'
}
export interface Shape extends Node {
  readonly type: 'circle' | 'rect' | 'path'
}

export interface Font {
  /** Points. */
  size: number
  /** Default: regular. */
  weight?: Weight
  /** Points; what is wider is cut and ends in …. Default: any width. */
  maxWidth?: number
  /** Default: Inter. */
  family?: string
  /** Whether all figures are equally wide. Default: false. */
  tabularFigures?: boolean
}

export function circle(cx: number, cy: number, r: number, options?: Painted): Shape
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  options?: Painted & { cornerRadius?: number },
): Shape
/** Any outline, as path data of SVG: `M 0 0 L 10 5 Z`. */
export function path(d: string, options?: Painted & { evenOdd?: boolean }): Shape
/** A line of text, set by the host: y is its baseline. */
export function text(
  text: string,
  x: number,
  y: number,
  options: Font & { anchor?: 'start' | 'middle' | 'end'; fill?: Paint },
): Node
/** A picture: a data: URI, or an address or a file that the host may read. */
export function image(href: string, x: number, y: number, width: number, height: number): Node
/** Another component, built in or a plugin's, at (x, y). */
export function component(component: string, props?: object, place?: Point): Node
export interface Together {
  /** Or six numbers as in SVG. */
  transform?: { translate?: Point; rotate?: number; scale?: number } | readonly number[]
  opacity?: number
  /** Only what lies inside of it is seen. */
  clip?: Shape
}
/** Nodes that are scaled, turned (degrees, clockwise) and moved, faded or cut together. */
export function group(children: readonly Node[], options?: Together): Node
export function group(...children: Node[]): Node
export function group(...childrenAndOptions: [...Node[], Together]): Node
/** A line along an outline; `width` in points. */
export function stroke(color: Paint, width?: number): Stroke

type Stops = { stops?: readonly number[] }
export function linear(colors: readonly string[], options?: Stops & { from?: Point; to?: Point }): Gradient
export function radial(colors: readonly string[], options?: Stops & { center?: Point; radius?: number }): Gradient
/** `startAngle` in degrees: 0 is to the right, 90 downwards. */
export function angular(colors: readonly string[], options?: Stops & { center?: Point; startAngle?: number }): Gradient

/** What a component answers (plugin-reply.schema.json). */
export interface Drawing {
  scene: Node | readonly Node[]
  size: { width: number; height: number }
  accessibility: object
}

/** What is drawn beyond the frame makes the picture larger; a shape without paint that is no group's clip is warned of. */
export function drawing(
  scene: Node | readonly Node[],
  options: {
    /** Points, of the component's frame. */
    width: number
    height: number
    /** What it is called; there is one unless it is hidden. */
    label?: string
    /** What it says at the moment. */
    value?: string
    /** Default: image. */
    role?: 'image' | 'text' | 'button' | 'group'
    hidden?: boolean
    traits?: readonly ('updatesFrequently' | 'selected')[]
    warnings?: readonly { code: string; message: string }[]
    /** Points from the top to the first line of text, for rows that align by it. */
    baseline?: number
    /** Of the shape that fills the frame, for rings around it. */
    cornerRadius?: number
  },
): Drawing

/** A prop: its JSON Schema, and how it is read. */
export interface Prop<T> {
  readonly schema: object
  read(value: unknown, pointer: string): T
}
export interface OptionalProp<T> extends Prop<T> {
  readonly isOptional: true
}
export type Props<Fields extends Record<string, Prop<unknown>>> = {
  [Name in keyof Fields]: Fields[Name] extends OptionalProp<infer T>
    ? T | undefined
    : Fields[Name] extends Prop<infer T>
      ? T
      : never
}

interface About<T> {
  description?: string
  /** What it is where it is not given; without a default it has to be. */
  default?: T
}
interface Bounds {
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}
export function string(options?: About<string> & { minLength?: number; maxLength?: number; pattern?: string }): Prop<string>
export function number(options?: About<number> & Bounds): Prop<number>
export function integer(options?: About<number> & Bounds): Prop<number>
export function boolean(options?: About<boolean>): Prop<boolean>
export function choice<T extends string, Values extends readonly T[]>(
  values: Values,
  options?: About<Values[number]>,
): Prop<Values[number]>
export function array<T>(item: Prop<T>, options?: About<T[]> & { minItems?: number; maxItems?: number }): Prop<T[]>
export function object<F extends Record<string, Prop<unknown>>>(fields: F, options?: About<never>): Prop<Props<F>>
/** May be left out, and is then undefined. */
export function optional<T>(of: Prop<T>): OptionalProp<T>

/** Lengths in points; `ink` from the left end of the baseline, `text` as it would be cut. */
export interface TextMeasure {
  width: number
  ascent: number
  descent: number
  capHeight: number
  ink: { x: number; y: number; width: number; height: number }
  text: string
}

/** What a component is told of the picture that it stands in, and what it may ask. */
export interface Host {
  readonly context: {
    readonly colorScheme: 'light' | 'dark'
    readonly layoutDirection: 'ltr' | 'rtl'
    readonly locale: string
    readonly displayScale: number
    readonly reduceMotion: boolean
    readonly increaseContrast: boolean
    readonly theme: unknown
    readonly platform: unknown
  }
  readonly theme: {
    readonly name: string
    readonly colors: Readonly<Record<string, string>>
    readonly spacing: Readonly<Record<string, number>>
    readonly radius: Readonly<Record<string, number>>
  }
  /** The theme's colours in this scheme, as `#RRGGBB` by their names; a name that there is not throws. */
  readonly colors: Readonly<Record<string, string>>
  readonly isDark: boolean
  readonly isRightToLeft: boolean
  readonly locale: string
  /** Aborted where no one waits for this drawing any more. */
  readonly signal: AbortSignal
  /** How wide and how high a line of text is; in the picture's own locale and direction where none is given. */
  measureText(text: string, font: Font & { locale?: string; layoutDirection?: 'ltr' | 'rtl' }): Promise<TextMeasure>
  /** What `component/resolve` answers in these surroundings: the size of what is to be nested, say. */
  resolve(component: string, props?: object): Promise<{ size: { width: number; height: number }; [member: string]: unknown }>
  /** A line in the host's log. */
  log(message: string): void
}

/** Components under one name: `acme` has `acme/status-chip`. */
export class Plugin {
  constructor(id: string, options: { version: string })
  readonly id: string
  readonly version: string
  /** What the host is told: the result of `plugin/initialize`. */
  readonly introduction: object
  component<Fields extends Record<string, Prop<unknown>> = {}>(
    name: string,
    options: {
      title?: string
      /** What it shows, in a sentence. */
      summary?: string
      props?: Fields
      /** Props worth looking at. */
      examples?: readonly object[]
      /** The same props and surroundings must give the same drawing. */
      draw(props: Props<Fields>, host: Host): Drawing | Promise<Drawing>
    },
  ): this
  /** Serves the host on standard input and output until it ends; what is printed goes to its log. */
  run(): void
}

/** The host refused what it was asked. */
export class HostError extends Error {
  readonly code: number
  readonly reason?: string
  readonly data: Record<string, unknown>
}

/** Props that do not fit; to be thrown for what a schema cannot say. */
export class PropsError extends Error {
  /** `pointer` is a JSON Pointer into the props, as in `/values/3`. */
  constructor(message: string, pointer?: string)
  readonly pointer: string
}

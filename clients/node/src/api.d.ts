// Every method of the protocol, typed. Written by `make clients` from protocol/v1 and api.jinja.

import type { CallOptions, Picture, PictureOptions } from './index.js'
import type { SyncCallOptions, SyncPicture, SyncPictureOptions } from './sync.js'

/** The version of the protocol that this client was written for. */
export const PROTOCOL: '1.0'

export interface CustomTheme {
  /** Default: custom. */
  name?: string
  /** The theme that fills what is not given. Default: default. */
  base?: string
  /** Colours by token, in the light scheme. */
  light?: Record<string, string>
  /** Colours by token, in the dark scheme. */
  dark?: Record<string, string>
  /** Points by name. */
  spacing?: Record<string, number>
  /** Points by name. */
  radius?: Record<string, number>
}

/** The system whose look is wanted. Default: {"os": "iOS", "version": "26.0"}. */
export interface Platform {
  /** iOS, iPadOS, macOS, tvOS, watchOS, visionOS, or any other system. Default: "iOS". */
  os?: string
  /** Its version, numbers joined by dots. Default: "26.0". */
  version?: string
}

export interface Context {
  /** The name of a theme, or a theme of your own. Default: default. */
  theme?: "default" | CustomTheme
  /** Light or dark. Default: light. */
  colorScheme?: "light" | "dark"
  /** The system whose look is wanted. Default: {"os": "iOS", "version": "26.0"}. */
  platform?: Platform
  /** BCP 47 tag of the language of spoken and visible words. Default: en. */
  locale?: string
  /** Never inferred from the locale. Default: ltr. */
  layoutDirection?: "ltr" | "rtl"
  /** Pixels a point of the screen. Default: 1. */
  displayScale?: number
  /** Whether movement is unwelcome. Default: false. */
  reduceMotion?: boolean
  /** Whether more contrast is wanted: glass is then opaque and unlit; plugins are told. Default: false. */
  increaseContrast?: boolean
}

export interface Accessibility {
  role: string
  label: string | null
  value: string | null
  hidden: boolean
  traits: string[]
  children?: Record<string, unknown>[]
}

export interface Noun {
  /** CLDR category zero. */
  zero?: string
  /** CLDR category one: `unread notification`. */
  one: string
  /** CLDR category two. */
  two?: string
  /** CLDR category few. */
  few?: string
  /** CLDR category many. */
  many?: string
  /** CLDR category other: `unread notifications`. */
  other: string
}

export interface BadgeTextResult {
  text: string
  spoken: string
  capped: boolean
}

export interface ColorContrastResult {
  ratio: number
  aa: boolean
  aaLarge: boolean
  aaa: boolean
  foreground: string
  background: string
}

export interface ColorIdentityResult {
  fill: string
  content: string
  contrast: number
  seed: string
}

export interface ComponentDescribeResult {
  id: string
  title: string
  summary: string
  source: string
  props: Record<string, unknown>
  defaults: Record<string, unknown>
  variants: string[]
  sizes: Record<string, unknown>[]
  examples: Record<string, unknown>[]
}

export interface ComponentSummary {
  id: string
  title: string
  summary: string
  source: string
}

export interface ComponentListResult {
  components: ComponentSummary[]
}

export interface Output {
  /** apng: a story ring's turn. Default: svg. */
  format?: "svg" | "png" | "apng"
  /** Pixels a point; no part in SVG. Default: 1. */
  scale?: number
  /** Colour below the picture. Default: none. */
  background?: string
  /** Points on every side. Default: 0. */
  padding?: number
  /** Outlines look the same everywhere; live text can be selected. Default: outlines. */
  text?: "outlines" | "live"
  /** Starts every id, class and keyframe name in SVG. Default: none. */
  idPrefix?: string
  /** Whether SVG moves where motion is welcome, and APNG at all. Default: true. */
  animated?: boolean
  /** Whether to wait for pictures at a url. Default: wait. */
  image?: "wait" | "placeholder" | "never"
  /** Writes this file instead of returning the data; needs a grant. */
  path?: string
}

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export interface RenderingWarning {
  code: string
  message: string
  pointer?: string
}

export interface Rendering {
  format: "svg" | "png" | "apng"
  mediaType: string
  encoding: "utf8" | "base64"
  data?: string
  path?: string
  bytes: number
  width: number
  height: number
  pixelWidth?: number
  pixelHeight?: number
  frame: Rect
  bounds: Rect
  accessibility: Accessibility
  digest: string
  warnings: RenderingWarning[]
}

export interface BatchItem {
  /** Given back with the result. */
  id?: string | number
  /** Id of a component. */
  component: string
  /** Its props, as `component/describe` declares them. */
  props?: Record<string, unknown>
  /** What differs from the session's context. */
  context?: Context
  /** What differs from the batch's output. */
  output?: Output
}

export interface BatchResult {
  index: number
  id?: string | number
  ok: boolean
  rendering?: Rendering
  error?: Record<string, unknown>
}

export interface ComponentRenderBatchResult {
  results: BatchResult[]
  succeeded: number
  failed: number
}

export interface Size {
  width: number
  height: number
}

export interface ComponentResolveResult {
  component: string
  size: Size
  accessibility: Accessibility
  warnings: RenderingWarning[]
}

export interface Content {
  kind: "image" | "initials" | "symbol" | "silhouette"
  text: string | null
  symbol: string | null
}

export interface FallbackStep {
  step: "image" | "name" | "initials" | "symbol" | "silhouette"
  outcome: "absent" | "empty" | "loading" | "failed" | "skipped" | "used"
  reason?: string
}

export interface FallbackResolveResult {
  content: Content
  chain: FallbackStep[]
}

export interface InitialsComputeResult {
  initials: string
  rule: "first_last" | "single" | "unspaced" | "explicit" | "empty"
  algorithm: "standard" | "smart" | "avatarImageView"
  tokens: string[]
  rules?: string[]
}

export interface Plugin {
  id: string | null
  version: string | null
  state: "idle" | "running" | "restarting" | "failed"
  components: string[]
  restarts: number
  command: string[]
  error: string | null
}

export interface PluginListResult {
  plugins: Plugin[]
}

export interface SymbolInfo {
  name: string
  label: string
  pack: string
  variants: string[]
}

export interface SymbolDescribeResult {
  symbol: SymbolInfo
}

export interface SymbolSearchResult {
  symbols: SymbolInfo[]
  nextCursor?: string
}

export interface ThemeDescribeResult {
  name: string
  colorScheme: "light" | "dark"
  colors: Record<string, unknown>
  spacing: Record<string, unknown>
  radius: Record<string, unknown>
}

export interface Theme {
  name: string
}

export interface ThemeListResult {
  themes: Theme[]
}

/** Where the first colour is; default top leading. */
export interface UnitPoint {
  /** 0 at the leading edge, 1 at the trailing one. Default: 0. */
  x?: number
  /** 0 at the top, 1 at the bottom. Default: 0. */
  y?: number
}

export interface GradientFill {
  /** Colours at equal steps. */
  gradient: readonly string[]
  /** Where the first colour is; default top leading. Default: {"x": 0, "y": 0}. */
  start?: UnitPoint
  /** Where the last colour is; default bottom trailing. Default: {"x": 1, "y": 1}. */
  end?: UnitPoint
}

export interface AvatarProps {
  /** The name that initials come from. */
  name?: string
  /** Initials as they are; the first two characters count. */
  initials?: string
  /** Address of a picture. */
  url?: string
  /** Name of a symbol. */
  symbol?: string
  /** Which of name and initials comes first. Default: "name". */
  prefer?: "name" | "initials"
  /** How the name becomes initials. Default: "standard". */
  initialsAlgorithm?: "standard" | "smart" | "avatarImageView"
  /** Fixes what becomes of the picture, without a network; ignored without a url. */
  imageStatus?: "loaded" | "loading" | "failed"
  /** Width and height in points. Default: 36. */
  size?: number
  /** Presence, as a dot in the bottom trailing corner. */
  badge?: "online" | "away" | "busy" | "offline"
  /** Colour of an outline inside the frame; none without it. */
  strokeColor?: string
  /** Its width in points. Default: 2. */
  strokeWidth?: number
  /** The shape and how it is filled. Default: "circle". */
  style?: "circle" | "rounded" | "ring" | "glass"
  /** A colour, `identity`, or a gradient. Default: "primary". */
  fill?: string | GradientFill
  /** What keeps the identity colour when the name changes. */
  id?: string | number
  /** Colours that `stable` chooses from; default: the built-in ones. */
  palette?: readonly string[]
  /** How an identity becomes a colour. Default: "stable". */
  identityAlgorithm?: "stable" | "avatarImageView"
  /** Default: white or black, whichever has more contrast. */
  textColor?: string
  /** Font size as a part of the size. Default: 0.4. */
  textSizeFactor?: number
  /** Side of the symbol's box as a part of the size. Default: 0.5. */
  symbolSizeFactor?: number
  /** A transparent notch around the presence dot instead of a ring in the background colour. Default: false. */
  badgeCutout?: boolean
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

export interface User {
  /** The name that initials come from. */
  name?: string
  /** Initials as they are; the first two characters count. */
  initials?: string
  /** Address of a picture. */
  url?: string
  /** Name of a symbol. */
  symbol?: string
  /** Which of name and initials comes first. Default: "name". */
  prefer?: "name" | "initials"
  /** How the name becomes initials. Default: "standard". */
  initialsAlgorithm?: "standard" | "smart" | "avatarImageView"
  /** Fixes what becomes of the picture, without a network; ignored without a url. */
  imageStatus?: "loaded" | "loading" | "failed"
  /** Width and height in points. Default: 36. */
  size?: number
  /** Presence, as a dot in the bottom trailing corner. */
  badge?: "online" | "away" | "busy" | "offline"
  /** Colour of an outline inside the frame; none without it. */
  strokeColor?: string
  /** Its width in points. Default: 2. */
  strokeWidth?: number
  /** The shape and how it is filled. Default: "circle". */
  style?: "circle" | "rounded" | "ring" | "glass"
  /** A colour, `identity`, or a gradient. Default: "primary". */
  fill?: string | GradientFill
  /** What keeps the identity colour when the name changes. */
  id?: string | number
  /** Colours that `stable` chooses from; default: the built-in ones. */
  palette?: readonly string[]
  /** How an identity becomes a colour. Default: "stable". */
  identityAlgorithm?: "stable" | "avatarImageView"
  /** Default: white or black, whichever has more contrast. */
  textColor?: string
  /** Font size as a part of the size. Default: 0.4. */
  textSizeFactor?: number
  /** Side of the symbol's box as a part of the size. Default: 0.5. */
  symbolSizeFactor?: number
  /** A transparent notch around the presence dot instead of a ring in the background colour. Default: false. */
  badgeCutout?: boolean
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

export interface AvatarStackProps {
  /** Props of an avatar each. Default: []. */
  users?: readonly User[]
  /** Avatars that are shown; the rest is counted. Default: 4. */
  maxVisible?: number
  /** Of every avatar, in points. Default: 32. */
  size?: number
  /** Points between two avatars; negative: overlap. Default: -10. */
  spacing?: number
  /** Default: white in light, the background in dark. */
  strokeColor?: string
  /** Points. Default: 2. */
  strokeWidth?: number
  /** Colours of the bubble that counts the rest. Default: "secondary". */
  overflowStyle?: "secondary" | "surface"
  /** How the people are spoken of. Default: "people". */
  labelStyle?: "people" | "viewedBy"
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

export interface BadgeProps {
  /** A number of things. */
  count?: number
  /** A short label, one to three words. */
  text?: string
  /** A dot without a label; false counts as not given. Default: false. */
  dot?: boolean
  /** The highest count shown as it is; over it the badge reads 99+. Default: 99. */
  max?: number
  /** Whether a count of 0 shows nothing. Default: false. */
  hideAtZero?: boolean
  /** Whether digits are those of the locale. Default: false. */
  localizedDigits?: boolean
  /** What is counted, by plural category, in the language of the locale. */
  noun?: Noun
  /** Colour of the badge. Default: "primary". */
  color?: string
  /** How the colour is used. Default: "filled". */
  style?: "filled" | "outlined" | "tinted" | "glass"
  /** A colour, or `auto` for white or black by contrast. */
  labelColor?: string
  /** Height and type size. Default: "regular". */
  size?: "small" | "regular" | "large"
  /** Points; a longer text ends in an ellipsis, which is the least that is left of it. Counts are never cut. */
  maxWidth?: number
  /** Whether it can be pressed: gives a hit target of at least 44 pt. Default: false. */
  interactive?: boolean
  /** Spoken before the label, as in `Inbox, 12 unread`. */
  labelPrefix?: string
  /** Adds that trait. Default: false. */
  updatesFrequently?: boolean
  /** Whether it is selected, which is spoken too. Default: false. */
  selected?: boolean
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

export interface IconProps {
  /** SF Symbol name, or prefix:name of a pack. */
  symbol?: string
  /** Address of a picture, instead of a symbol. */
  image?: string
  /** Fixes what becomes of the picture; ignored without an image. */
  imageStatus?: "loaded" | "loading" | "failed"
  /** xs, sm, md, lg, xl, or points. Default: "md". */
  size?: "xs" | "sm" | "md" | "lg" | "xl" | number
  /** Default: the colour of the text around. */
  color?: string
  /** Plain, in a circle, or filled. Default: "standard". */
  style?: "standard" | "circle" | "filled"
  /** Fill of the circle; default: the colour at 15 %. */
  containerColor?: string
  /** Points around the icon in the circle; default: half its size. */
  containerPadding?: number
  /** Points of background colour around the circle. Default: 0. */
  ring?: number
  /** How layers are coloured; default: as the platform does. */
  renderingMode?: "monochrome" | "hierarchical" | "palette" | "multicolor"
  /** Colours of a palette: first and second layer. */
  colors?: readonly string[]
  /** Of the lines, in monochrome; layered drawings and .fill have one weight. Default: "regular". */
  weight?: "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy" | "black"
  /** Movement in SVG, where motion is welcome. Default: "none". */
  effect?: "none" | "pulse" | "bounce"
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

/** Shown without a photo; default: an avatar of the name. */
export interface ComponentReference {
  /** Id of a component. */
  component: string
  /** Its props. */
  props?: Record<string, unknown>
}

export interface StoryRingProps {
  /** Whose stories they are. */
  name: string
  /** Address of a photo. */
  url?: string
  /** Fixes what becomes of the photo; ignored without a url. */
  imageStatus?: "loaded" | "loading" | "failed"
  /** Whether the coloured ring shows. Default: true. */
  hasUnseenStories?: boolean
  /** Diameter in points. Default: 72. */
  size?: number
  /** Colours around the ring at equal steps, from 3 o'clock clockwise. Default: ["yellow", "orange", "pink", "purple", "yellow"]. */
  colors?: readonly string[]
  /** Shown without a photo; default: an avatar of the name. */
  placeholder?: ComponentReference
  /** Degrees by which the ring is turned. Default: 0. */
  phase?: number
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

export interface ProfilePictureProps {
  /** A person's name. Default: "". */
  name?: string
  /** Default: those of the name, by `avatarImageView`. */
  initials?: string
  /** Address of a picture; hides initials and colour. */
  image?: string
  /** Fixes what becomes of the picture; ignored without an image. */
  imageStatus?: "loaded" | "loading" | "failed"
  /** What keeps the colour when the name changes. */
  id?: string | number
  /** Colour in the data; wins over `configFill`. */
  fill?: string
  /** Colour in the configuration; wins over the identity colour. */
  configFill?: string
  /** What the picture is cut to. Default: "square". */
  shape?: "square" | "circle" | "mask"
  /** With shape mask: an SVG path in the frame's coordinates, or the address of a picture whose alpha counts. */
  mask?: string
  /** Font size as a part of the width. Default: 0.5. */
  textSizeFactor?: number
  /** Of the font. Default: "regular". */
  weight?: "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy" | "black"
  /** A family name; system is Inter. Default: "system". */
  fontFamily?: string
  /** Of the initials. Default: "#FFFFFF". */
  textColor?: string
  /** Moves the text up, as a part of the font size. Default: 0. */
  baselineOffsetFactor?: number
  /** Width and height in points. Default: 100. */
  size?: number
  /** Whether the text is white or black by contrast. Default: false. */
  readable?: boolean
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

export interface OverlayProps {
  /** The component below, whose frame counts. */
  base: ComponentReference
  /** The component above. */
  overlay: ComponentReference
  /** Points of background colour around the overlay. Default: 0. */
  ring?: number
  /** Where the overlay sits on the base. Default: "center". */
  alignment?: "topLeading" | "top" | "topTrailing" | "leading" | "center" | "trailing" | "bottomLeading" | "bottom" | "bottomTrailing"
  /** Moves it from there; x towards the trailing edge. Default: {"x": 0, "y": 0}. */
  offset?: UnitPoint
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

export interface RowProps {
  /** The components. */
  items: readonly ComponentReference[]
  /** Points between items, and between lines. Default: 8. */
  spacing?: number
  /** How items of different heights stand. Default: "center". */
  alignment?: "top" | "center" | "bottom" | "firstTextBaseline"
  /** Points after which a new line starts; default: never. */
  wrapWidth?: number
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

export interface LabelProps {
  /** Props of an icon before the text. */
  icon?: Record<string, unknown>
  /** The text, in one line. */
  text: string
  /** Props of a badge behind the text. */
  badge?: Record<string, unknown>
  /** Size and weight of the text. Default: "body". */
  textStyle?: "headline" | "body" | "caption"
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

export interface SkeletonProps {
  /** Points. Default: 36. */
  width?: number
  /** Points. Default: 36. */
  height?: number
  /** A circle has the shorter side as its diameter. Default: "rounded". */
  shape?: "circle" | "rounded" | "rectangle"
  /** Spoken instead of the component's own label. */
  accessibilityLabel?: string
  /** Spoken instead of the component's own value. */
  accessibilityValue?: string
  /** Whether assistive technology passes over it. */
  accessibilityHidden?: boolean
}

export interface AccessibilityDescribeParams {
  /** Id of a component. */
  component: string
  /** Its props, as `component/describe` declares them. */
  props?: Record<string, unknown>
  /** What differs from the session's context. */
  context?: Context
}

export interface BadgeTextParams {
  /** A number of things. */
  count: number
  /** The highest count shown as it is. */
  max?: number
  /** BCP 47 tag of the words; default: the session's. */
  locale?: string
  /** What is counted, by plural category. */
  noun?: Noun
  /** Whether digits are those of the locale. */
  localizedDigits?: boolean
}

export interface ColorContrastParams {
  /** Colour of the text. */
  foreground: string
  /** Colour below it. */
  background: string
  /** What differs from the session's context. */
  context?: Context
}

export interface ColorIdentityParams {
  /** A person's or a thing's name. */
  name?: string
  /** Initials; default: those of the name. */
  initials?: string
  /** What keeps the colour when the name changes. */
  id?: string | number
  /** How an identity becomes a colour. */
  algorithm?: "stable" | "avatarImageView"
  /** Colours that `stable` chooses from. */
  palette?: readonly string[]
  /** What differs from the session's context. */
  context?: Context
}

export interface ComponentDescribeParams {
  /** Id of a component. */
  component: string
}

export interface ComponentRenderParams {
  /** Id of a component. */
  component: string
  /** Its props, as `component/describe` declares them. */
  props?: Record<string, unknown>
  /** What differs from the session's context. */
  context?: Context
  /** How the picture is written. */
  output?: Output
}

export interface ComponentRenderBatchParams {
  /** What to render: {id?, component, props, context?, output?} each. */
  items: readonly BatchItem[]
  /** Context of every item, under the item's own. */
  context?: Context
  /** Output of every item, under the item's own. */
  output?: Output
}

export interface ComponentResolveParams {
  /** Id of a component. */
  component: string
  /** Its props, as `component/describe` declares them. */
  props?: Record<string, unknown>
  /** What differs from the session's context. */
  context?: Context
}

export interface FallbackResolveParams {
  /** The name that initials come from. */
  name?: string
  /** Initials as they are; the first two characters count. */
  initials?: string
  /** Address of a picture. */
  url?: string
  /** Name of a symbol. */
  symbol?: string
  /** Which of name and initials comes first. */
  prefer?: "name" | "initials"
  /** How the name becomes initials. */
  initialsAlgorithm?: "standard" | "smart" | "avatarImageView"
  /** Fixes what becomes of the picture, without a network; ignored without a url. */
  imageStatus?: "loaded" | "loading" | "failed"
}

export interface InitialsComputeParams {
  /** A person's or a thing's name. */
  name?: string
  /** Initials as they are, to be cut to length. */
  initials?: string
  /** How the name becomes initials. */
  algorithm?: "standard" | "smart" | "avatarImageView"
  /** The most characters. */
  maxLength?: number
  /** BCP 47 tag for upper-casing; default: the session's. */
  locale?: string
  /** Words that `smart` passes over between names; default: a list of common ones. */
  particles?: readonly string[]
}

export interface SymbolDescribeParams {
  /** SF Symbol name, or prefix:name of a pack. */
  name: string
}

export interface SymbolSearchParams {
  /** Words; slips of the finger are forgiven. Empty: everything. */
  query: string
  /** The most symbols in one answer. */
  limit?: number
  /** `nextCursor` of the answer before, to go on from there. */
  cursor?: string
}

export interface ThemeDescribeParams {
  /** A name, or a theme of your own; default: the session's. */
  theme?: "default" | CustomTheme
  /** Default: the session's. */
  colorScheme?: "light" | "dark"
}

/** What `Roundel` can be asked. */
export interface AsyncMethods {
  /** What assistive technology is told of a component. */
  accessibilityDescribe(params: AccessibilityDescribeParams, options?: CallOptions): Promise<Accessibility>
  /** The text of a count badge and how it is spoken. */
  badgeText(params: BadgeTextParams, options?: CallOptions): Promise<BadgeTextResult>
  /** The WCAG 2.2 contrast ratio of two colours, and the levels it reaches. */
  colorContrast(params: ColorContrastParams, options?: CallOptions): Promise<ColorContrastResult>
  /** The colour that belongs to a name or an id, and the text colour on it. */
  colorIdentity(params?: ColorIdentityParams, options?: CallOptions): Promise<ColorIdentityResult>
  /** A component's props as JSON Schema, with its defaults, variants, sizes and examples. */
  componentDescribe(params: ComponentDescribeParams, options?: CallOptions): Promise<ComponentDescribeResult>
  /** The components that there are. */
  componentList(params?: Record<string, never>, options?: CallOptions): Promise<ComponentListResult>
  /** A component as the bytes of a picture. */
  componentRender(params: ComponentRenderParams, options?: CallOptions): Promise<Rendering>
  /** Many components as pictures; one bad item never fails the others. */
  componentRenderBatch(params: ComponentRenderBatchParams, options?: CallOptions): Promise<ComponentRenderBatchResult>
  /** A component with every default, rule and measure applied. */
  componentResolve(params: ComponentResolveParams, options?: CallOptions): Promise<ComponentResolveResult>
  /** The content that an avatar falls back to, with the outcome of every step. */
  fallbackResolve(params?: FallbackResolveParams, options?: CallOptions): Promise<FallbackResolveResult>
  /** The initials of a name, or those given, as an avatar shows them. */
  initialsCompute(params?: InitialsComputeParams, options?: CallOptions): Promise<InitialsComputeResult>
  /** Answered at once, whatever else is at work. */
  ping(params?: Record<string, never>, options?: CallOptions): Promise<Record<string, unknown>>
  /** The plugins of the host, what they bring and how they are. */
  pluginList(params?: Record<string, never>, options?: CallOptions): Promise<PluginListResult>
  /** This protocol as an OpenRPC document. */
  rpcDiscover(params?: Record<string, never>, options?: CallOptions): Promise<Record<string, unknown>>
  /** One symbol by its name. */
  symbolDescribe(params: SymbolDescribeParams, options?: CallOptions): Promise<SymbolDescribeResult>
  /** Symbols that match a query by name, tag or spoken name, best first. */
  symbolSearch(params: SymbolSearchParams, options?: CallOptions): Promise<SymbolSearchResult>
  /** What the tokens of a theme stand for in one scheme. */
  themeDescribe(params?: ThemeDescribeParams, options?: CallOptions): Promise<ThemeDescribeResult>
  /** The themes that have a name. */
  themeList(params?: Record<string, never>, options?: CallOptions): Promise<ThemeListResult>
  /** Renders `avatar`. */
  avatar(props?: AvatarProps, options?: PictureOptions): Promise<Picture>
  /** Renders `avatarStack`. */
  avatarStack(props?: AvatarStackProps, options?: PictureOptions): Promise<Picture>
  /** Renders `badge`. */
  badge(props?: BadgeProps, options?: PictureOptions): Promise<Picture>
  /** Renders `icon`. */
  icon(props?: IconProps, options?: PictureOptions): Promise<Picture>
  /** Renders `storyRing`. */
  storyRing(props: StoryRingProps, options?: PictureOptions): Promise<Picture>
  /** Renders `profilePicture`. */
  profilePicture(props?: ProfilePictureProps, options?: PictureOptions): Promise<Picture>
  /** Renders `overlay`. */
  overlay(props: OverlayProps, options?: PictureOptions): Promise<Picture>
  /** Renders `row`. */
  row(props: RowProps, options?: PictureOptions): Promise<Picture>
  /** Renders `label`. */
  label(props: LabelProps, options?: PictureOptions): Promise<Picture>
  /** Renders `skeleton`. */
  skeleton(props?: SkeletonProps, options?: PictureOptions): Promise<Picture>
}

/** What `RoundelSync` can be asked. */
export interface SyncMethods {
  /** What assistive technology is told of a component. */
  accessibilityDescribe(params: AccessibilityDescribeParams, options?: SyncCallOptions): Accessibility
  /** The text of a count badge and how it is spoken. */
  badgeText(params: BadgeTextParams, options?: SyncCallOptions): BadgeTextResult
  /** The WCAG 2.2 contrast ratio of two colours, and the levels it reaches. */
  colorContrast(params: ColorContrastParams, options?: SyncCallOptions): ColorContrastResult
  /** The colour that belongs to a name or an id, and the text colour on it. */
  colorIdentity(params?: ColorIdentityParams, options?: SyncCallOptions): ColorIdentityResult
  /** A component's props as JSON Schema, with its defaults, variants, sizes and examples. */
  componentDescribe(params: ComponentDescribeParams, options?: SyncCallOptions): ComponentDescribeResult
  /** The components that there are. */
  componentList(params?: Record<string, never>, options?: SyncCallOptions): ComponentListResult
  /** A component as the bytes of a picture. */
  componentRender(params: ComponentRenderParams, options?: SyncCallOptions): Rendering
  /** Many components as pictures; one bad item never fails the others. */
  componentRenderBatch(params: ComponentRenderBatchParams, options?: SyncCallOptions): ComponentRenderBatchResult
  /** A component with every default, rule and measure applied. */
  componentResolve(params: ComponentResolveParams, options?: SyncCallOptions): ComponentResolveResult
  /** The content that an avatar falls back to, with the outcome of every step. */
  fallbackResolve(params?: FallbackResolveParams, options?: SyncCallOptions): FallbackResolveResult
  /** The initials of a name, or those given, as an avatar shows them. */
  initialsCompute(params?: InitialsComputeParams, options?: SyncCallOptions): InitialsComputeResult
  /** Answered at once, whatever else is at work. */
  ping(params?: Record<string, never>, options?: SyncCallOptions): Record<string, unknown>
  /** The plugins of the host, what they bring and how they are. */
  pluginList(params?: Record<string, never>, options?: SyncCallOptions): PluginListResult
  /** This protocol as an OpenRPC document. */
  rpcDiscover(params?: Record<string, never>, options?: SyncCallOptions): Record<string, unknown>
  /** One symbol by its name. */
  symbolDescribe(params: SymbolDescribeParams, options?: SyncCallOptions): SymbolDescribeResult
  /** Symbols that match a query by name, tag or spoken name, best first. */
  symbolSearch(params: SymbolSearchParams, options?: SyncCallOptions): SymbolSearchResult
  /** What the tokens of a theme stand for in one scheme. */
  themeDescribe(params?: ThemeDescribeParams, options?: SyncCallOptions): ThemeDescribeResult
  /** The themes that have a name. */
  themeList(params?: Record<string, never>, options?: SyncCallOptions): ThemeListResult
  /** Renders `avatar`. */
  avatar(props?: AvatarProps, options?: SyncPictureOptions): SyncPicture
  /** Renders `avatarStack`. */
  avatarStack(props?: AvatarStackProps, options?: SyncPictureOptions): SyncPicture
  /** Renders `badge`. */
  badge(props?: BadgeProps, options?: SyncPictureOptions): SyncPicture
  /** Renders `icon`. */
  icon(props?: IconProps, options?: SyncPictureOptions): SyncPicture
  /** Renders `storyRing`. */
  storyRing(props: StoryRingProps, options?: SyncPictureOptions): SyncPicture
  /** Renders `profilePicture`. */
  profilePicture(props?: ProfilePictureProps, options?: SyncPictureOptions): SyncPicture
  /** Renders `overlay`. */
  overlay(props: OverlayProps, options?: SyncPictureOptions): SyncPicture
  /** Renders `row`. */
  row(props: RowProps, options?: SyncPictureOptions): SyncPicture
  /** Renders `label`. */
  label(props: LabelProps, options?: SyncPictureOptions): SyncPicture
  /** Renders `skeleton`. */
  skeleton(props?: SkeletonProps, options?: SyncPictureOptions): SyncPicture
}

"""Every method of the protocol, typed. Written by `make clients` from protocol/v1 and api.py.jinja."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypedDict

from ._given import names_explained
from ._picture import Picture

#: The version of the protocol that this client was written for.
PROTOCOL = "1.0"

#: What is called with the number of things done and their total.
Progress = Callable[[int, int], None]


class CustomTheme(TypedDict, total=False):
    name: str
    """Default: custom."""
    base: str
    """The theme that fills what is not given. Default: default."""
    light: Mapping[str, str]
    """Colours by token, in the light scheme."""
    dark: Mapping[str, str]
    """Colours by token, in the dark scheme."""
    spacing: Mapping[str, float]
    """Points by name."""
    radius: Mapping[str, float]
    """Points by name."""


class Platform(TypedDict, total=False):
    """The system whose look is wanted. Default: {"os": "iOS", "version": "26.0"}."""

    os: str
    """iOS, iPadOS, macOS, tvOS, watchOS, visionOS, or any other system. Default: "iOS"."""
    version: str
    """Its version, numbers joined by dots. Default: "26.0"."""


class Context(TypedDict, total=False):
    theme: Literal["default"] | CustomTheme
    """The name of a theme, or a theme of your own. Default: default."""
    colorScheme: Literal["light", "dark"]
    """Light or dark. Default: light."""
    platform: Platform
    """The system whose look is wanted. Default: {"os": "iOS", "version": "26.0"}."""
    locale: str
    """BCP 47 tag of the language of spoken and visible words. Default: en."""
    layoutDirection: Literal["ltr", "rtl"]
    """Never inferred from the locale. Default: ltr."""
    displayScale: float
    """Pixels a point of the screen. Default: 1."""
    reduceMotion: bool
    """Whether movement is unwelcome. Default: false."""
    increaseContrast: bool
    """Whether more contrast is wanted: glass is then opaque and unlit; plugins are told. Default: false."""


class _AccessibilityRequired(TypedDict):
    role: str
    label: str | None
    value: str | None
    hidden: bool
    traits: list[str]


class Accessibility(_AccessibilityRequired, total=False):
    children: list[dict[str, Any]]


class _NounRequired(TypedDict):
    one: str
    other: str


class Noun(_NounRequired, total=False):
    zero: str
    """CLDR category zero."""
    two: str
    """CLDR category two."""
    few: str
    """CLDR category few."""
    many: str
    """CLDR category many."""


class BadgeTextResult(TypedDict):
    text: str
    spoken: str
    capped: bool


class ColorContrastResult(TypedDict):
    ratio: float
    aa: bool
    aaLarge: bool
    aaa: bool
    foreground: str
    background: str


class ColorIdentityResult(TypedDict):
    fill: str
    content: str
    contrast: float
    seed: str


class ComponentDescribeResult(TypedDict):
    id: str
    title: str
    summary: str
    source: str
    props: dict[str, Any]
    defaults: dict[str, Any]
    variants: list[str]
    sizes: list[dict[str, Any]]
    examples: list[dict[str, Any]]


class ComponentSummary(TypedDict):
    id: str
    title: str
    summary: str
    source: str


class ComponentListResult(TypedDict):
    components: list[ComponentSummary]


class Output(TypedDict, total=False):
    format: Literal["svg", "png", "apng"]
    """apng: a story ring's turn. Default: svg."""
    scale: float
    """Pixels a point; no part in SVG. Default: 1."""
    background: str
    """Colour below the picture. Default: none."""
    padding: float
    """Points on every side. Default: 0."""
    text: Literal["outlines", "live"]
    """Outlines look the same everywhere; live text can be selected. Default: outlines."""
    idPrefix: str
    """Starts every id, class and keyframe name in SVG. Default: none."""
    animated: bool
    """Whether SVG moves where motion is welcome, and APNG at all. Default: true."""
    image: Literal["wait", "placeholder", "never"]
    """Whether to wait for pictures at a url. Default: wait."""
    path: str
    """Writes this file instead of returning the data; needs a grant."""


class Rect(TypedDict):
    x: float
    y: float
    width: float
    height: float


class _RenderingWarningRequired(TypedDict):
    code: str
    message: str


class RenderingWarning(_RenderingWarningRequired, total=False):
    pointer: str


class _RenderingRequired(TypedDict):
    format: Literal["svg", "png", "apng"]
    mediaType: str
    encoding: Literal["utf8", "base64"]
    bytes: int
    width: float
    height: float
    frame: Rect
    bounds: Rect
    accessibility: Accessibility
    digest: str
    warnings: list[RenderingWarning]


class Rendering(_RenderingRequired, total=False):
    data: str
    path: str
    pixelWidth: int
    pixelHeight: int


class _BatchItemRequired(TypedDict):
    component: str


class BatchItem(_BatchItemRequired, total=False):
    id: str | int
    """Given back with the result."""
    props: Mapping[str, Any]
    """Its props, as `component/describe` declares them."""
    context: Context
    """What differs from the session's context."""
    output: Output
    """What differs from the batch's output."""


class _BatchResultRequired(TypedDict):
    index: int
    ok: bool


class BatchResult(_BatchResultRequired, total=False):
    id: str | int
    rendering: Rendering
    error: dict[str, Any]


class ComponentRenderBatchResult(TypedDict):
    results: list[BatchResult]
    succeeded: int
    failed: int


class Size(TypedDict):
    width: float
    height: float


class ComponentResolveResult(TypedDict):
    component: str
    size: Size
    accessibility: Accessibility
    warnings: list[RenderingWarning]


class Content(TypedDict):
    kind: Literal["image", "initials", "symbol", "silhouette"]
    text: str | None
    symbol: str | None


class _FallbackStepRequired(TypedDict):
    step: Literal["image", "name", "initials", "symbol", "silhouette"]
    outcome: Literal["absent", "empty", "loading", "failed", "skipped", "used"]


class FallbackStep(_FallbackStepRequired, total=False):
    reason: str


class FallbackResolveResult(TypedDict):
    content: Content
    chain: list[FallbackStep]


class _InitialsComputeResultRequired(TypedDict):
    initials: str
    rule: Literal["first_last", "single", "unspaced", "explicit", "empty"]
    algorithm: Literal["standard", "smart", "avatarImageView"]
    tokens: list[str]


class InitialsComputeResult(_InitialsComputeResultRequired, total=False):
    rules: list[str]


class Plugin(TypedDict):
    id: str | None
    version: str | None
    state: Literal["idle", "running", "restarting", "failed"]
    components: list[str]
    restarts: int
    command: list[str]
    error: str | None


class PluginListResult(TypedDict):
    plugins: list[Plugin]


class SymbolInfo(TypedDict):
    name: str
    label: str
    pack: str
    variants: list[str]


class SymbolDescribeResult(TypedDict):
    symbol: SymbolInfo


class _SymbolSearchResultRequired(TypedDict):
    symbols: list[SymbolInfo]


class SymbolSearchResult(_SymbolSearchResultRequired, total=False):
    nextCursor: str


class ThemeDescribeResult(TypedDict):
    name: str
    colorScheme: Literal["light", "dark"]
    colors: dict[str, Any]
    spacing: dict[str, Any]
    radius: dict[str, Any]


class Theme(TypedDict):
    name: str


class ThemeListResult(TypedDict):
    themes: list[Theme]


class UnitPoint(TypedDict, total=False):
    """Where the first colour is; default top leading."""

    x: float
    """0 at the leading edge, 1 at the trailing one. Default: 0."""
    y: float
    """0 at the top, 1 at the bottom. Default: 0."""


class _GradientFillRequired(TypedDict):
    gradient: Sequence[str]


class GradientFill(_GradientFillRequired, total=False):
    start: UnitPoint
    """Where the first colour is; default top leading. Default: {"x": 0, "y": 0}."""
    end: UnitPoint
    """Where the last colour is; default bottom trailing. Default: {"x": 1, "y": 1}."""


class AvatarProps(TypedDict, total=False):
    name: str
    """The name that initials come from."""
    initials: str
    """Initials as they are; the first two characters count."""
    url: str
    """Address of a picture."""
    symbol: str
    """Name of a symbol."""
    prefer: Literal["name", "initials"]
    """Which of name and initials comes first. Default: "name"."""
    initialsAlgorithm: Literal["standard", "smart", "avatarImageView"]
    """How the name becomes initials. Default: "standard"."""
    imageStatus: Literal["loaded", "loading", "failed"]
    """Fixes what becomes of the picture, without a network; ignored without a url."""
    size: float
    """Width and height in points. Default: 36."""
    badge: Literal["online", "away", "busy", "offline"]
    """Presence, as a dot in the bottom trailing corner."""
    strokeColor: str
    """Colour of an outline inside the frame; none without it."""
    strokeWidth: float
    """Its width in points. Default: 2."""
    style: Literal["circle", "rounded", "ring", "glass"]
    """The shape and how it is filled. Default: "circle"."""
    fill: str | GradientFill
    """A colour, `identity`, or a gradient. Default: "primary"."""
    id: str | int
    """What keeps the identity colour when the name changes."""
    palette: Sequence[str]
    """Colours that `stable` chooses from; default: the built-in ones."""
    identityAlgorithm: Literal["stable", "avatarImageView"]
    """How an identity becomes a colour. Default: "stable"."""
    textColor: str
    """Default: white or black, whichever has more contrast."""
    textSizeFactor: float
    """Font size as a part of the size. Default: 0.4."""
    symbolSizeFactor: float
    """Side of the symbol's box as a part of the size. Default: 0.5."""
    badgeCutout: bool
    """A transparent notch around the presence dot instead of a ring in the background colour. Default: false."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


class User(TypedDict, total=False):
    name: str
    """The name that initials come from."""
    initials: str
    """Initials as they are; the first two characters count."""
    url: str
    """Address of a picture."""
    symbol: str
    """Name of a symbol."""
    prefer: Literal["name", "initials"]
    """Which of name and initials comes first. Default: "name"."""
    initialsAlgorithm: Literal["standard", "smart", "avatarImageView"]
    """How the name becomes initials. Default: "standard"."""
    imageStatus: Literal["loaded", "loading", "failed"]
    """Fixes what becomes of the picture, without a network; ignored without a url."""
    size: float
    """Width and height in points. Default: 36."""
    badge: Literal["online", "away", "busy", "offline"]
    """Presence, as a dot in the bottom trailing corner."""
    strokeColor: str
    """Colour of an outline inside the frame; none without it."""
    strokeWidth: float
    """Its width in points. Default: 2."""
    style: Literal["circle", "rounded", "ring", "glass"]
    """The shape and how it is filled. Default: "circle"."""
    fill: str | GradientFill
    """A colour, `identity`, or a gradient. Default: "primary"."""
    id: str | int
    """What keeps the identity colour when the name changes."""
    palette: Sequence[str]
    """Colours that `stable` chooses from; default: the built-in ones."""
    identityAlgorithm: Literal["stable", "avatarImageView"]
    """How an identity becomes a colour. Default: "stable"."""
    textColor: str
    """Default: white or black, whichever has more contrast."""
    textSizeFactor: float
    """Font size as a part of the size. Default: 0.4."""
    symbolSizeFactor: float
    """Side of the symbol's box as a part of the size. Default: 0.5."""
    badgeCutout: bool
    """A transparent notch around the presence dot instead of a ring in the background colour. Default: false."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


class AvatarStackProps(TypedDict, total=False):
    users: Sequence[User]
    """Props of an avatar each. Default: []."""
    maxVisible: int
    """Avatars that are shown; the rest is counted. Default: 4."""
    size: float
    """Of every avatar, in points. Default: 32."""
    spacing: float
    """Points between two avatars; negative: overlap. Default: -10."""
    strokeColor: str
    """Default: white in light, the background in dark."""
    strokeWidth: float
    """Points. Default: 2."""
    overflowStyle: Literal["secondary", "surface"]
    """Colours of the bubble that counts the rest. Default: "secondary"."""
    labelStyle: Literal["people", "viewedBy"]
    """How the people are spoken of. Default: "people"."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


class BadgeProps(TypedDict, total=False):
    count: int
    """A number of things."""
    text: str
    """A short label, one to three words."""
    dot: bool
    """A dot without a label; false counts as not given. Default: false."""
    max: int
    """The highest count shown as it is; over it the badge reads 99+. Default: 99."""
    hideAtZero: bool
    """Whether a count of 0 shows nothing. Default: false."""
    localizedDigits: bool
    """Whether digits are those of the locale. Default: false."""
    noun: Noun
    """What is counted, by plural category, in the language of the locale."""
    color: str
    """Colour of the badge. Default: "primary"."""
    style: Literal["filled", "outlined", "tinted", "glass"]
    """How the colour is used. Default: "filled"."""
    labelColor: str
    """A colour, or `auto` for white or black by contrast."""
    size: Literal["small", "regular", "large"]
    """Height and type size. Default: "regular"."""
    maxWidth: float
    """Points; a longer text ends in an ellipsis, which is the least that is left of it. Counts are never cut."""
    interactive: bool
    """Whether it can be pressed: gives a hit target of at least 44 pt. Default: false."""
    labelPrefix: str
    """Spoken before the label, as in `Inbox, 12 unread`."""
    updatesFrequently: bool
    """Adds that trait. Default: false."""
    selected: bool
    """Whether it is selected, which is spoken too. Default: false."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


class IconProps(TypedDict, total=False):
    symbol: str
    """SF Symbol name, or prefix:name of a pack."""
    image: str
    """Address of a picture, instead of a symbol."""
    imageStatus: Literal["loaded", "loading", "failed"]
    """Fixes what becomes of the picture; ignored without an image."""
    size: Literal["xs", "sm", "md", "lg", "xl"] | float
    """xs, sm, md, lg, xl, or points. Default: "md"."""
    color: str
    """Default: the colour of the text around."""
    style: Literal["standard", "circle", "filled"]
    """Plain, in a circle, or filled. Default: "standard"."""
    containerColor: str
    """Fill of the circle; default: the colour at 15 %."""
    containerPadding: float
    """Points around the icon in the circle; default: half its size."""
    ring: float
    """Points of background colour around the circle. Default: 0."""
    renderingMode: Literal["monochrome", "hierarchical", "palette", "multicolor"]
    """How layers are coloured; default: as the platform does."""
    colors: Sequence[str]
    """Colours of a palette: first and second layer."""
    weight: Literal["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    """Of the lines, in monochrome; layered drawings and .fill have one weight. Default: "regular"."""
    effect: Literal["none", "pulse", "bounce"]
    """Movement in SVG, where motion is welcome. Default: "none"."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


class _ComponentReferenceRequired(TypedDict):
    component: str


class ComponentReference(_ComponentReferenceRequired, total=False):
    """Shown without a photo; default: an avatar of the name."""

    props: Mapping[str, Any]
    """Its props."""


class _StoryRingPropsRequired(TypedDict):
    name: str


class StoryRingProps(_StoryRingPropsRequired, total=False):
    url: str
    """Address of a photo."""
    imageStatus: Literal["loaded", "loading", "failed"]
    """Fixes what becomes of the photo; ignored without a url."""
    hasUnseenStories: bool
    """Whether the coloured ring shows. Default: true."""
    size: float
    """Diameter in points. Default: 72."""
    colors: Sequence[str]
    """Colours around the ring at equal steps, from 3 o'clock clockwise. Default: ["yellow", "orange", "pink", "purple", "yellow"]."""
    placeholder: ComponentReference
    """Shown without a photo; default: an avatar of the name."""
    phase: float
    """Degrees by which the ring is turned. Default: 0."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


class ProfilePictureProps(TypedDict, total=False):
    name: str
    """A person's name. Default: ""."""
    initials: str
    """Default: those of the name, by `avatarImageView`."""
    image: str
    """Address of a picture; hides initials and colour."""
    imageStatus: Literal["loaded", "loading", "failed"]
    """Fixes what becomes of the picture; ignored without an image."""
    id: str | int
    """What keeps the colour when the name changes."""
    fill: str
    """Colour in the data; wins over `configFill`."""
    configFill: str
    """Colour in the configuration; wins over the identity colour."""
    shape: Literal["square", "circle", "mask"]
    """What the picture is cut to. Default: "square"."""
    mask: str
    """With shape mask: an SVG path in the frame's coordinates, or the address of a picture whose alpha counts."""
    textSizeFactor: float
    """Font size as a part of the width. Default: 0.5."""
    weight: Literal["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    """Of the font. Default: "regular"."""
    fontFamily: str
    """A family name; system is Inter. Default: "system"."""
    textColor: str
    """Of the initials. Default: "#FFFFFF"."""
    baselineOffsetFactor: float
    """Moves the text up, as a part of the font size. Default: 0."""
    size: float
    """Width and height in points. Default: 100."""
    readable: bool
    """Whether the text is white or black by contrast. Default: false."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


class _OverlayPropsRequired(TypedDict):
    base: ComponentReference
    overlay: ComponentReference


class OverlayProps(_OverlayPropsRequired, total=False):
    ring: float
    """Points of background colour around the overlay. Default: 0."""
    alignment: Literal["topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing"]
    """Where the overlay sits on the base. Default: "center"."""
    offset: UnitPoint
    """Moves it from there; x towards the trailing edge. Default: {"x": 0, "y": 0}."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


class _RowPropsRequired(TypedDict):
    items: Sequence[ComponentReference]


class RowProps(_RowPropsRequired, total=False):
    spacing: float
    """Points between items, and between lines. Default: 8."""
    alignment: Literal["top", "center", "bottom", "firstTextBaseline"]
    """How items of different heights stand. Default: "center"."""
    wrapWidth: float
    """Points after which a new line starts; default: never."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


class _LabelPropsRequired(TypedDict):
    text: str


class LabelProps(_LabelPropsRequired, total=False):
    icon: Mapping[str, Any]
    """Props of an icon before the text."""
    badge: Mapping[str, Any]
    """Props of a badge behind the text."""
    textStyle: Literal["headline", "body", "caption"]
    """Size and weight of the text. Default: "body"."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


class SkeletonProps(TypedDict, total=False):
    width: float
    """Points. Default: 36."""
    height: float
    """Points. Default: 36."""
    shape: Literal["circle", "rounded", "rectangle"]
    """A circle has the shorter side as its diameter. Default: "rounded"."""
    accessibilityLabel: str
    """Spoken instead of the component's own label."""
    accessibilityValue: str
    """Spoken instead of the component's own value."""
    accessibilityHidden: bool
    """Whether assistive technology passes over it."""


def _given(**params: Any) -> dict[str, Any]:
    return {key: value for key, value in params.items() if value is not None}


@names_explained
class Methods:
    """What `Roundel` can be asked; each method is one call."""

    def call(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        *,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> Any:
        raise NotImplementedError

    def render(
        self,
        component: str,
        props: Mapping[str, Any] | None = None,
        *,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        raise NotImplementedError

    def accessibility_describe(
        self,
        *,
        component: str,
        props: Mapping[str, Any] | None = None,
        context: Context | None = None,
        timeout: float | None = None,
    ) -> Accessibility:
        """What assistive technology is told of a component.

        component: Id of a component.
        props: Its props, as `component/describe` declares them.
        context: What differs from the session's context.
        """
        params = _given(
            component=component,
            props=props,
            context=context,
        )
        result: Accessibility = self.call("accessibility/describe", params, timeout=timeout)
        return result

    def badge_text(
        self,
        *,
        count: int,
        max: int | None = None,
        locale: str | None = None,
        noun: Noun | None = None,
        localized_digits: bool | None = None,
        timeout: float | None = None,
    ) -> BadgeTextResult:
        """The text of a count badge and how it is spoken.

        count: A number of things.
        max: The highest count shown as it is.
        locale: BCP 47 tag of the words; default: the session's.
        noun: What is counted, by plural category.
        localized_digits: Whether digits are those of the locale.
        """
        params = _given(
            count=count,
            max=max,
            locale=locale,
            noun=noun,
            localizedDigits=localized_digits,
        )
        result: BadgeTextResult = self.call("badge/text", params, timeout=timeout)
        return result

    def color_contrast(
        self,
        *,
        foreground: str,
        background: str,
        context: Context | None = None,
        timeout: float | None = None,
    ) -> ColorContrastResult:
        """The WCAG 2.2 contrast ratio of two colours, and the levels it reaches.

        foreground: Colour of the text.
        background: Colour below it.
        context: What differs from the session's context.
        """
        params = _given(
            foreground=foreground,
            background=background,
            context=context,
        )
        result: ColorContrastResult = self.call("color/contrast", params, timeout=timeout)
        return result

    def color_identity(
        self,
        *,
        name: str | None = None,
        initials: str | None = None,
        id: str | int | None = None,
        algorithm: Literal["stable", "avatarImageView"] | None = None,
        palette: Sequence[str] | None = None,
        context: Context | None = None,
        timeout: float | None = None,
    ) -> ColorIdentityResult:
        """The colour that belongs to a name or an id, and the text colour on it.

        name: A person's or a thing's name.
        initials: Initials; default: those of the name.
        id: What keeps the colour when the name changes.
        algorithm: How an identity becomes a colour.
        palette: Colours that `stable` chooses from.
        context: What differs from the session's context.
        """
        params = _given(
            name=name,
            initials=initials,
            id=id,
            algorithm=algorithm,
            palette=palette,
            context=context,
        )
        result: ColorIdentityResult = self.call("color/identity", params, timeout=timeout)
        return result

    def component_describe(
        self,
        *,
        component: str,
        timeout: float | None = None,
    ) -> ComponentDescribeResult:
        """A component's props as JSON Schema, with its defaults, variants, sizes and examples.

        component: Id of a component.
        """
        params = _given(
            component=component,
        )
        result: ComponentDescribeResult = self.call("component/describe", params, timeout=timeout)
        return result

    def component_list(
        self,
        *,
        timeout: float | None = None,
    ) -> ComponentListResult:
        """The components that there are."""
        params = _given(
        )
        result: ComponentListResult = self.call("component/list", params, timeout=timeout)
        return result

    def component_render(
        self,
        *,
        component: str,
        props: Mapping[str, Any] | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Rendering:
        """A component as the bytes of a picture.

        component: Id of a component.
        props: Its props, as `component/describe` declares them.
        context: What differs from the session's context.
        output: How the picture is written.
        """
        params = _given(
            component=component,
            props=props,
            context=context,
            output=output,
        )
        result: Rendering = self.call("component/render", params, timeout=timeout)
        return result

    def component_render_batch(
        self,
        *,
        items: Sequence[BatchItem],
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> ComponentRenderBatchResult:
        """Many components as pictures; one bad item never fails the others.

        items: What to render: {id?, component, props, context?, output?} each.
        context: Context of every item, under the item's own.
        output: Output of every item, under the item's own.
        """
        params = _given(
            items=items,
            context=context,
            output=output,
        )
        result: ComponentRenderBatchResult = self.call("component/renderBatch", params, timeout=timeout, progress=progress)
        return result

    def component_resolve(
        self,
        *,
        component: str,
        props: Mapping[str, Any] | None = None,
        context: Context | None = None,
        timeout: float | None = None,
    ) -> ComponentResolveResult:
        """A component with every default, rule and measure applied.

        component: Id of a component.
        props: Its props, as `component/describe` declares them.
        context: What differs from the session's context.
        """
        params = _given(
            component=component,
            props=props,
            context=context,
        )
        result: ComponentResolveResult = self.call("component/resolve", params, timeout=timeout)
        return result

    def fallback_resolve(
        self,
        *,
        name: str | None = None,
        initials: str | None = None,
        url: str | None = None,
        symbol: str | None = None,
        prefer: Literal["name", "initials"] | None = None,
        initials_algorithm: Literal["standard", "smart", "avatarImageView"] | None = None,
        image_status: Literal["loaded", "loading", "failed"] | None = None,
        timeout: float | None = None,
    ) -> FallbackResolveResult:
        """The content that an avatar falls back to, with the outcome of every step.

        name: The name that initials come from.
        initials: Initials as they are; the first two characters count.
        url: Address of a picture.
        symbol: Name of a symbol.
        prefer: Which of name and initials comes first.
        initials_algorithm: How the name becomes initials.
        image_status: Fixes what becomes of the picture, without a network; ignored without a url.
        """
        params = _given(
            name=name,
            initials=initials,
            url=url,
            symbol=symbol,
            prefer=prefer,
            initialsAlgorithm=initials_algorithm,
            imageStatus=image_status,
        )
        result: FallbackResolveResult = self.call("fallback/resolve", params, timeout=timeout)
        return result

    def initials_compute(
        self,
        *,
        name: str | None = None,
        initials: str | None = None,
        algorithm: Literal["standard", "smart", "avatarImageView"] | None = None,
        max_length: int | None = None,
        locale: str | None = None,
        particles: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> InitialsComputeResult:
        """The initials of a name, or those given, as an avatar shows them.

        name: A person's or a thing's name.
        initials: Initials as they are, to be cut to length.
        algorithm: How the name becomes initials.
        max_length: The most characters.
        locale: BCP 47 tag for upper-casing; default: the session's.
        particles: Words that `smart` passes over between names; default: a list of common ones.
        """
        params = _given(
            name=name,
            initials=initials,
            algorithm=algorithm,
            maxLength=max_length,
            locale=locale,
            particles=particles,
        )
        result: InitialsComputeResult = self.call("initials/compute", params, timeout=timeout)
        return result

    def ping(
        self,
        *,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Answered at once, whatever else is at work."""
        params = _given(
        )
        result: dict[str, Any] = self.call("ping", params, timeout=timeout)
        return result

    def plugin_list(
        self,
        *,
        timeout: float | None = None,
    ) -> PluginListResult:
        """The plugins of the host, what they bring and how they are."""
        params = _given(
        )
        result: PluginListResult = self.call("plugin/list", params, timeout=timeout)
        return result

    def rpc_discover(
        self,
        *,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """This protocol as an OpenRPC document."""
        params = _given(
        )
        result: dict[str, Any] = self.call("rpc.discover", params, timeout=timeout)
        return result

    def symbol_describe(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> SymbolDescribeResult:
        """One symbol by its name.

        name: SF Symbol name, or prefix:name of a pack.
        """
        params = _given(
            name=name,
        )
        result: SymbolDescribeResult = self.call("symbol/describe", params, timeout=timeout)
        return result

    def symbol_search(
        self,
        *,
        query: str,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> SymbolSearchResult:
        """Symbols that match a query by name, tag or spoken name, best first.

        query: Words; slips of the finger are forgiven. Empty: everything.
        limit: The most symbols in one answer.
        cursor: `nextCursor` of the answer before, to go on from there.
        """
        params = _given(
            query=query,
            limit=limit,
            cursor=cursor,
        )
        result: SymbolSearchResult = self.call("symbol/search", params, timeout=timeout)
        return result

    def theme_describe(
        self,
        *,
        theme: Literal["default"] | CustomTheme | None = None,
        color_scheme: Literal["light", "dark"] | None = None,
        timeout: float | None = None,
    ) -> ThemeDescribeResult:
        """What the tokens of a theme stand for in one scheme.

        theme: A name, or a theme of your own; default: the session's.
        color_scheme: Default: the session's.
        """
        params = _given(
            theme=theme,
            colorScheme=color_scheme,
        )
        result: ThemeDescribeResult = self.call("theme/describe", params, timeout=timeout)
        return result

    def theme_list(
        self,
        *,
        timeout: float | None = None,
    ) -> ThemeListResult:
        """The themes that have a name."""
        params = _given(
        )
        result: ThemeListResult = self.call("theme/list", params, timeout=timeout)
        return result

    def avatar(
        self,
        *,
        name: str | None = None,
        initials: str | None = None,
        url: str | None = None,
        symbol: str | None = None,
        prefer: Literal["name", "initials"] | None = None,
        initials_algorithm: Literal["standard", "smart", "avatarImageView"] | None = None,
        image_status: Literal["loaded", "loading", "failed"] | None = None,
        size: float | None = None,
        badge: Literal["online", "away", "busy", "offline"] | None = None,
        stroke_color: str | None = None,
        stroke_width: float | None = None,
        style: Literal["circle", "rounded", "ring", "glass"] | None = None,
        fill: str | GradientFill | None = None,
        id: str | int | None = None,
        palette: Sequence[str] | None = None,
        identity_algorithm: Literal["stable", "avatarImageView"] | None = None,
        text_color: str | None = None,
        text_size_factor: float | None = None,
        symbol_size_factor: float | None = None,
        badge_cutout: bool | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `avatar`.

        name: The name that initials come from.
        initials: Initials as they are; the first two characters count.
        url: Address of a picture.
        symbol: Name of a symbol.
        prefer: Which of name and initials comes first. Default: "name".
        initials_algorithm: How the name becomes initials. Default: "standard".
        image_status: Fixes what becomes of the picture, without a network; ignored without a url.
        size: Width and height in points. Default: 36.
        badge: Presence, as a dot in the bottom trailing corner.
        stroke_color: Colour of an outline inside the frame; none without it.
        stroke_width: Its width in points. Default: 2.
        style: The shape and how it is filled. Default: "circle".
        fill: A colour, `identity`, or a gradient. Default: "primary".
        id: What keeps the identity colour when the name changes.
        palette: Colours that `stable` chooses from; default: the built-in ones.
        identity_algorithm: How an identity becomes a colour. Default: "stable".
        text_color: Default: white or black, whichever has more contrast.
        text_size_factor: Font size as a part of the size. Default: 0.4.
        symbol_size_factor: Side of the symbol's box as a part of the size. Default: 0.5.
        badge_cutout: A transparent notch around the presence dot instead of a ring in the background colour. Default: false.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            name=name,
            initials=initials,
            url=url,
            symbol=symbol,
            prefer=prefer,
            initialsAlgorithm=initials_algorithm,
            imageStatus=image_status,
            size=size,
            badge=badge,
            strokeColor=stroke_color,
            strokeWidth=stroke_width,
            style=style,
            fill=fill,
            id=id,
            palette=palette,
            identityAlgorithm=identity_algorithm,
            textColor=text_color,
            textSizeFactor=text_size_factor,
            symbolSizeFactor=symbol_size_factor,
            badgeCutout=badge_cutout,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return self.render("avatar", props, context=context, output=output, timeout=timeout)

    def avatar_stack(
        self,
        *,
        users: Sequence[User] | None = None,
        max_visible: int | None = None,
        size: float | None = None,
        spacing: float | None = None,
        stroke_color: str | None = None,
        stroke_width: float | None = None,
        overflow_style: Literal["secondary", "surface"] | None = None,
        label_style: Literal["people", "viewedBy"] | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `avatarStack`.

        users: Props of an avatar each. Default: [].
        max_visible: Avatars that are shown; the rest is counted. Default: 4.
        size: Of every avatar, in points. Default: 32.
        spacing: Points between two avatars; negative: overlap. Default: -10.
        stroke_color: Default: white in light, the background in dark.
        stroke_width: Points. Default: 2.
        overflow_style: Colours of the bubble that counts the rest. Default: "secondary".
        label_style: How the people are spoken of. Default: "people".
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            users=users,
            maxVisible=max_visible,
            size=size,
            spacing=spacing,
            strokeColor=stroke_color,
            strokeWidth=stroke_width,
            overflowStyle=overflow_style,
            labelStyle=label_style,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return self.render("avatarStack", props, context=context, output=output, timeout=timeout)

    def badge(
        self,
        *,
        count: int | None = None,
        text: str | None = None,
        dot: bool | None = None,
        max: int | None = None,
        hide_at_zero: bool | None = None,
        localized_digits: bool | None = None,
        noun: Noun | None = None,
        color: str | None = None,
        style: Literal["filled", "outlined", "tinted", "glass"] | None = None,
        label_color: str | None = None,
        size: Literal["small", "regular", "large"] | None = None,
        max_width: float | None = None,
        interactive: bool | None = None,
        label_prefix: str | None = None,
        updates_frequently: bool | None = None,
        selected: bool | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `badge`.

        count: A number of things.
        text: A short label, one to three words.
        dot: A dot without a label; false counts as not given. Default: false.
        max: The highest count shown as it is; over it the badge reads 99+. Default: 99.
        hide_at_zero: Whether a count of 0 shows nothing. Default: false.
        localized_digits: Whether digits are those of the locale. Default: false.
        noun: What is counted, by plural category, in the language of the locale.
        color: Colour of the badge. Default: "primary".
        style: How the colour is used. Default: "filled".
        label_color: A colour, or `auto` for white or black by contrast.
        size: Height and type size. Default: "regular".
        max_width: Points; a longer text ends in an ellipsis, which is the least that is left of it. Counts are never cut.
        interactive: Whether it can be pressed: gives a hit target of at least 44 pt. Default: false.
        label_prefix: Spoken before the label, as in `Inbox, 12 unread`.
        updates_frequently: Adds that trait. Default: false.
        selected: Whether it is selected, which is spoken too. Default: false.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            count=count,
            text=text,
            dot=dot,
            max=max,
            hideAtZero=hide_at_zero,
            localizedDigits=localized_digits,
            noun=noun,
            color=color,
            style=style,
            labelColor=label_color,
            size=size,
            maxWidth=max_width,
            interactive=interactive,
            labelPrefix=label_prefix,
            updatesFrequently=updates_frequently,
            selected=selected,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return self.render("badge", props, context=context, output=output, timeout=timeout)

    def icon(
        self,
        *,
        symbol: str | None = None,
        image: str | None = None,
        image_status: Literal["loaded", "loading", "failed"] | None = None,
        size: Literal["xs", "sm", "md", "lg", "xl"] | float | None = None,
        color: str | None = None,
        style: Literal["standard", "circle", "filled"] | None = None,
        container_color: str | None = None,
        container_padding: float | None = None,
        ring: float | None = None,
        rendering_mode: Literal["monochrome", "hierarchical", "palette", "multicolor"] | None = None,
        colors: Sequence[str] | None = None,
        weight: Literal["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"] | None = None,
        effect: Literal["none", "pulse", "bounce"] | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `icon`.

        symbol: SF Symbol name, or prefix:name of a pack.
        image: Address of a picture, instead of a symbol.
        image_status: Fixes what becomes of the picture; ignored without an image.
        size: xs, sm, md, lg, xl, or points. Default: "md".
        color: Default: the colour of the text around.
        style: Plain, in a circle, or filled. Default: "standard".
        container_color: Fill of the circle; default: the colour at 15 %.
        container_padding: Points around the icon in the circle; default: half its size.
        ring: Points of background colour around the circle. Default: 0.
        rendering_mode: How layers are coloured; default: as the platform does.
        colors: Colours of a palette: first and second layer.
        weight: Of the lines, in monochrome; layered drawings and .fill have one weight. Default: "regular".
        effect: Movement in SVG, where motion is welcome. Default: "none".
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            symbol=symbol,
            image=image,
            imageStatus=image_status,
            size=size,
            color=color,
            style=style,
            containerColor=container_color,
            containerPadding=container_padding,
            ring=ring,
            renderingMode=rendering_mode,
            colors=colors,
            weight=weight,
            effect=effect,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return self.render("icon", props, context=context, output=output, timeout=timeout)

    def story_ring(
        self,
        *,
        name: str,
        url: str | None = None,
        image_status: Literal["loaded", "loading", "failed"] | None = None,
        has_unseen_stories: bool | None = None,
        size: float | None = None,
        colors: Sequence[str] | None = None,
        placeholder: ComponentReference | None = None,
        phase: float | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `storyRing`.

        name: Whose stories they are.
        url: Address of a photo.
        image_status: Fixes what becomes of the photo; ignored without a url.
        has_unseen_stories: Whether the coloured ring shows. Default: true.
        size: Diameter in points. Default: 72.
        colors: Colours around the ring at equal steps, from 3 o'clock clockwise. Default: ["yellow", "orange", "pink", "purple", "yellow"].
        placeholder: Shown without a photo; default: an avatar of the name.
        phase: Degrees by which the ring is turned. Default: 0.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            name=name,
            url=url,
            imageStatus=image_status,
            hasUnseenStories=has_unseen_stories,
            size=size,
            colors=colors,
            placeholder=placeholder,
            phase=phase,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return self.render("storyRing", props, context=context, output=output, timeout=timeout)

    def profile_picture(
        self,
        *,
        name: str | None = None,
        initials: str | None = None,
        image: str | None = None,
        image_status: Literal["loaded", "loading", "failed"] | None = None,
        id: str | int | None = None,
        fill: str | None = None,
        config_fill: str | None = None,
        shape: Literal["square", "circle", "mask"] | None = None,
        mask: str | None = None,
        text_size_factor: float | None = None,
        weight: Literal["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"] | None = None,
        font_family: str | None = None,
        text_color: str | None = None,
        baseline_offset_factor: float | None = None,
        size: float | None = None,
        readable: bool | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `profilePicture`.

        name: A person's name. Default: "".
        initials: Default: those of the name, by `avatarImageView`.
        image: Address of a picture; hides initials and colour.
        image_status: Fixes what becomes of the picture; ignored without an image.
        id: What keeps the colour when the name changes.
        fill: Colour in the data; wins over `configFill`.
        config_fill: Colour in the configuration; wins over the identity colour.
        shape: What the picture is cut to. Default: "square".
        mask: With shape mask: an SVG path in the frame's coordinates, or the address of a picture whose alpha counts.
        text_size_factor: Font size as a part of the width. Default: 0.5.
        weight: Of the font. Default: "regular".
        font_family: A family name; system is Inter. Default: "system".
        text_color: Of the initials. Default: "#FFFFFF".
        baseline_offset_factor: Moves the text up, as a part of the font size. Default: 0.
        size: Width and height in points. Default: 100.
        readable: Whether the text is white or black by contrast. Default: false.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            name=name,
            initials=initials,
            image=image,
            imageStatus=image_status,
            id=id,
            fill=fill,
            configFill=config_fill,
            shape=shape,
            mask=mask,
            textSizeFactor=text_size_factor,
            weight=weight,
            fontFamily=font_family,
            textColor=text_color,
            baselineOffsetFactor=baseline_offset_factor,
            size=size,
            readable=readable,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return self.render("profilePicture", props, context=context, output=output, timeout=timeout)

    def overlay(
        self,
        *,
        base: ComponentReference,
        overlay: ComponentReference,
        ring: float | None = None,
        alignment: Literal["topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing"] | None = None,
        offset: UnitPoint | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `overlay`.

        base: The component below, whose frame counts.
        overlay: The component above.
        ring: Points of background colour around the overlay. Default: 0.
        alignment: Where the overlay sits on the base. Default: "center".
        offset: Moves it from there; x towards the trailing edge. Default: {"x": 0, "y": 0}.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            base=base,
            overlay=overlay,
            ring=ring,
            alignment=alignment,
            offset=offset,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return self.render("overlay", props, context=context, output=output, timeout=timeout)

    def row(
        self,
        *,
        items: Sequence[ComponentReference],
        spacing: float | None = None,
        alignment: Literal["top", "center", "bottom", "firstTextBaseline"] | None = None,
        wrap_width: float | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `row`.

        items: The components.
        spacing: Points between items, and between lines. Default: 8.
        alignment: How items of different heights stand. Default: "center".
        wrap_width: Points after which a new line starts; default: never.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            items=items,
            spacing=spacing,
            alignment=alignment,
            wrapWidth=wrap_width,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return self.render("row", props, context=context, output=output, timeout=timeout)

    def label(
        self,
        *,
        text: str,
        icon: Mapping[str, Any] | None = None,
        badge: Mapping[str, Any] | None = None,
        text_style: Literal["headline", "body", "caption"] | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `label`.

        text: The text, in one line.
        icon: Props of an icon before the text.
        badge: Props of a badge behind the text.
        text_style: Size and weight of the text. Default: "body".
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            text=text,
            icon=icon,
            badge=badge,
            textStyle=text_style,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return self.render("label", props, context=context, output=output, timeout=timeout)

    def skeleton(
        self,
        *,
        width: float | None = None,
        height: float | None = None,
        shape: Literal["circle", "rounded", "rectangle"] | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `skeleton`.

        width: Points. Default: 36.
        height: Points. Default: 36.
        shape: A circle has the shorter side as its diameter. Default: "rounded".
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            width=width,
            height=height,
            shape=shape,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return self.render("skeleton", props, context=context, output=output, timeout=timeout)


@names_explained
class AsyncMethods:
    """What `AsyncRoundel` can be asked; each method is one call."""

    async def call(
        self,
        method: str,
        params: Mapping[str, Any] | None = None,
        *,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> Any:
        raise NotImplementedError

    async def render(
        self,
        component: str,
        props: Mapping[str, Any] | None = None,
        *,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        raise NotImplementedError

    async def accessibility_describe(
        self,
        *,
        component: str,
        props: Mapping[str, Any] | None = None,
        context: Context | None = None,
        timeout: float | None = None,
    ) -> Accessibility:
        """What assistive technology is told of a component.

        component: Id of a component.
        props: Its props, as `component/describe` declares them.
        context: What differs from the session's context.
        """
        params = _given(
            component=component,
            props=props,
            context=context,
        )
        result: Accessibility = await self.call("accessibility/describe", params, timeout=timeout)
        return result

    async def badge_text(
        self,
        *,
        count: int,
        max: int | None = None,
        locale: str | None = None,
        noun: Noun | None = None,
        localized_digits: bool | None = None,
        timeout: float | None = None,
    ) -> BadgeTextResult:
        """The text of a count badge and how it is spoken.

        count: A number of things.
        max: The highest count shown as it is.
        locale: BCP 47 tag of the words; default: the session's.
        noun: What is counted, by plural category.
        localized_digits: Whether digits are those of the locale.
        """
        params = _given(
            count=count,
            max=max,
            locale=locale,
            noun=noun,
            localizedDigits=localized_digits,
        )
        result: BadgeTextResult = await self.call("badge/text", params, timeout=timeout)
        return result

    async def color_contrast(
        self,
        *,
        foreground: str,
        background: str,
        context: Context | None = None,
        timeout: float | None = None,
    ) -> ColorContrastResult:
        """The WCAG 2.2 contrast ratio of two colours, and the levels it reaches.

        foreground: Colour of the text.
        background: Colour below it.
        context: What differs from the session's context.
        """
        params = _given(
            foreground=foreground,
            background=background,
            context=context,
        )
        result: ColorContrastResult = await self.call("color/contrast", params, timeout=timeout)
        return result

    async def color_identity(
        self,
        *,
        name: str | None = None,
        initials: str | None = None,
        id: str | int | None = None,
        algorithm: Literal["stable", "avatarImageView"] | None = None,
        palette: Sequence[str] | None = None,
        context: Context | None = None,
        timeout: float | None = None,
    ) -> ColorIdentityResult:
        """The colour that belongs to a name or an id, and the text colour on it.

        name: A person's or a thing's name.
        initials: Initials; default: those of the name.
        id: What keeps the colour when the name changes.
        algorithm: How an identity becomes a colour.
        palette: Colours that `stable` chooses from.
        context: What differs from the session's context.
        """
        params = _given(
            name=name,
            initials=initials,
            id=id,
            algorithm=algorithm,
            palette=palette,
            context=context,
        )
        result: ColorIdentityResult = await self.call("color/identity", params, timeout=timeout)
        return result

    async def component_describe(
        self,
        *,
        component: str,
        timeout: float | None = None,
    ) -> ComponentDescribeResult:
        """A component's props as JSON Schema, with its defaults, variants, sizes and examples.

        component: Id of a component.
        """
        params = _given(
            component=component,
        )
        result: ComponentDescribeResult = await self.call("component/describe", params, timeout=timeout)
        return result

    async def component_list(
        self,
        *,
        timeout: float | None = None,
    ) -> ComponentListResult:
        """The components that there are."""
        params = _given(
        )
        result: ComponentListResult = await self.call("component/list", params, timeout=timeout)
        return result

    async def component_render(
        self,
        *,
        component: str,
        props: Mapping[str, Any] | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Rendering:
        """A component as the bytes of a picture.

        component: Id of a component.
        props: Its props, as `component/describe` declares them.
        context: What differs from the session's context.
        output: How the picture is written.
        """
        params = _given(
            component=component,
            props=props,
            context=context,
            output=output,
        )
        result: Rendering = await self.call("component/render", params, timeout=timeout)
        return result

    async def component_render_batch(
        self,
        *,
        items: Sequence[BatchItem],
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
        progress: Progress | None = None,
    ) -> ComponentRenderBatchResult:
        """Many components as pictures; one bad item never fails the others.

        items: What to render: {id?, component, props, context?, output?} each.
        context: Context of every item, under the item's own.
        output: Output of every item, under the item's own.
        """
        params = _given(
            items=items,
            context=context,
            output=output,
        )
        result: ComponentRenderBatchResult = await self.call("component/renderBatch", params, timeout=timeout, progress=progress)
        return result

    async def component_resolve(
        self,
        *,
        component: str,
        props: Mapping[str, Any] | None = None,
        context: Context | None = None,
        timeout: float | None = None,
    ) -> ComponentResolveResult:
        """A component with every default, rule and measure applied.

        component: Id of a component.
        props: Its props, as `component/describe` declares them.
        context: What differs from the session's context.
        """
        params = _given(
            component=component,
            props=props,
            context=context,
        )
        result: ComponentResolveResult = await self.call("component/resolve", params, timeout=timeout)
        return result

    async def fallback_resolve(
        self,
        *,
        name: str | None = None,
        initials: str | None = None,
        url: str | None = None,
        symbol: str | None = None,
        prefer: Literal["name", "initials"] | None = None,
        initials_algorithm: Literal["standard", "smart", "avatarImageView"] | None = None,
        image_status: Literal["loaded", "loading", "failed"] | None = None,
        timeout: float | None = None,
    ) -> FallbackResolveResult:
        """The content that an avatar falls back to, with the outcome of every step.

        name: The name that initials come from.
        initials: Initials as they are; the first two characters count.
        url: Address of a picture.
        symbol: Name of a symbol.
        prefer: Which of name and initials comes first.
        initials_algorithm: How the name becomes initials.
        image_status: Fixes what becomes of the picture, without a network; ignored without a url.
        """
        params = _given(
            name=name,
            initials=initials,
            url=url,
            symbol=symbol,
            prefer=prefer,
            initialsAlgorithm=initials_algorithm,
            imageStatus=image_status,
        )
        result: FallbackResolveResult = await self.call("fallback/resolve", params, timeout=timeout)
        return result

    async def initials_compute(
        self,
        *,
        name: str | None = None,
        initials: str | None = None,
        algorithm: Literal["standard", "smart", "avatarImageView"] | None = None,
        max_length: int | None = None,
        locale: str | None = None,
        particles: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> InitialsComputeResult:
        """The initials of a name, or those given, as an avatar shows them.

        name: A person's or a thing's name.
        initials: Initials as they are, to be cut to length.
        algorithm: How the name becomes initials.
        max_length: The most characters.
        locale: BCP 47 tag for upper-casing; default: the session's.
        particles: Words that `smart` passes over between names; default: a list of common ones.
        """
        params = _given(
            name=name,
            initials=initials,
            algorithm=algorithm,
            maxLength=max_length,
            locale=locale,
            particles=particles,
        )
        result: InitialsComputeResult = await self.call("initials/compute", params, timeout=timeout)
        return result

    async def ping(
        self,
        *,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Answered at once, whatever else is at work."""
        params = _given(
        )
        result: dict[str, Any] = await self.call("ping", params, timeout=timeout)
        return result

    async def plugin_list(
        self,
        *,
        timeout: float | None = None,
    ) -> PluginListResult:
        """The plugins of the host, what they bring and how they are."""
        params = _given(
        )
        result: PluginListResult = await self.call("plugin/list", params, timeout=timeout)
        return result

    async def rpc_discover(
        self,
        *,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """This protocol as an OpenRPC document."""
        params = _given(
        )
        result: dict[str, Any] = await self.call("rpc.discover", params, timeout=timeout)
        return result

    async def symbol_describe(
        self,
        *,
        name: str,
        timeout: float | None = None,
    ) -> SymbolDescribeResult:
        """One symbol by its name.

        name: SF Symbol name, or prefix:name of a pack.
        """
        params = _given(
            name=name,
        )
        result: SymbolDescribeResult = await self.call("symbol/describe", params, timeout=timeout)
        return result

    async def symbol_search(
        self,
        *,
        query: str,
        limit: int | None = None,
        cursor: str | None = None,
        timeout: float | None = None,
    ) -> SymbolSearchResult:
        """Symbols that match a query by name, tag or spoken name, best first.

        query: Words; slips of the finger are forgiven. Empty: everything.
        limit: The most symbols in one answer.
        cursor: `nextCursor` of the answer before, to go on from there.
        """
        params = _given(
            query=query,
            limit=limit,
            cursor=cursor,
        )
        result: SymbolSearchResult = await self.call("symbol/search", params, timeout=timeout)
        return result

    async def theme_describe(
        self,
        *,
        theme: Literal["default"] | CustomTheme | None = None,
        color_scheme: Literal["light", "dark"] | None = None,
        timeout: float | None = None,
    ) -> ThemeDescribeResult:
        """What the tokens of a theme stand for in one scheme.

        theme: A name, or a theme of your own; default: the session's.
        color_scheme: Default: the session's.
        """
        params = _given(
            theme=theme,
            colorScheme=color_scheme,
        )
        result: ThemeDescribeResult = await self.call("theme/describe", params, timeout=timeout)
        return result

    async def theme_list(
        self,
        *,
        timeout: float | None = None,
    ) -> ThemeListResult:
        """The themes that have a name."""
        params = _given(
        )
        result: ThemeListResult = await self.call("theme/list", params, timeout=timeout)
        return result

    async def avatar(
        self,
        *,
        name: str | None = None,
        initials: str | None = None,
        url: str | None = None,
        symbol: str | None = None,
        prefer: Literal["name", "initials"] | None = None,
        initials_algorithm: Literal["standard", "smart", "avatarImageView"] | None = None,
        image_status: Literal["loaded", "loading", "failed"] | None = None,
        size: float | None = None,
        badge: Literal["online", "away", "busy", "offline"] | None = None,
        stroke_color: str | None = None,
        stroke_width: float | None = None,
        style: Literal["circle", "rounded", "ring", "glass"] | None = None,
        fill: str | GradientFill | None = None,
        id: str | int | None = None,
        palette: Sequence[str] | None = None,
        identity_algorithm: Literal["stable", "avatarImageView"] | None = None,
        text_color: str | None = None,
        text_size_factor: float | None = None,
        symbol_size_factor: float | None = None,
        badge_cutout: bool | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `avatar`.

        name: The name that initials come from.
        initials: Initials as they are; the first two characters count.
        url: Address of a picture.
        symbol: Name of a symbol.
        prefer: Which of name and initials comes first. Default: "name".
        initials_algorithm: How the name becomes initials. Default: "standard".
        image_status: Fixes what becomes of the picture, without a network; ignored without a url.
        size: Width and height in points. Default: 36.
        badge: Presence, as a dot in the bottom trailing corner.
        stroke_color: Colour of an outline inside the frame; none without it.
        stroke_width: Its width in points. Default: 2.
        style: The shape and how it is filled. Default: "circle".
        fill: A colour, `identity`, or a gradient. Default: "primary".
        id: What keeps the identity colour when the name changes.
        palette: Colours that `stable` chooses from; default: the built-in ones.
        identity_algorithm: How an identity becomes a colour. Default: "stable".
        text_color: Default: white or black, whichever has more contrast.
        text_size_factor: Font size as a part of the size. Default: 0.4.
        symbol_size_factor: Side of the symbol's box as a part of the size. Default: 0.5.
        badge_cutout: A transparent notch around the presence dot instead of a ring in the background colour. Default: false.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            name=name,
            initials=initials,
            url=url,
            symbol=symbol,
            prefer=prefer,
            initialsAlgorithm=initials_algorithm,
            imageStatus=image_status,
            size=size,
            badge=badge,
            strokeColor=stroke_color,
            strokeWidth=stroke_width,
            style=style,
            fill=fill,
            id=id,
            palette=palette,
            identityAlgorithm=identity_algorithm,
            textColor=text_color,
            textSizeFactor=text_size_factor,
            symbolSizeFactor=symbol_size_factor,
            badgeCutout=badge_cutout,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return await self.render("avatar", props, context=context, output=output, timeout=timeout)

    async def avatar_stack(
        self,
        *,
        users: Sequence[User] | None = None,
        max_visible: int | None = None,
        size: float | None = None,
        spacing: float | None = None,
        stroke_color: str | None = None,
        stroke_width: float | None = None,
        overflow_style: Literal["secondary", "surface"] | None = None,
        label_style: Literal["people", "viewedBy"] | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `avatarStack`.

        users: Props of an avatar each. Default: [].
        max_visible: Avatars that are shown; the rest is counted. Default: 4.
        size: Of every avatar, in points. Default: 32.
        spacing: Points between two avatars; negative: overlap. Default: -10.
        stroke_color: Default: white in light, the background in dark.
        stroke_width: Points. Default: 2.
        overflow_style: Colours of the bubble that counts the rest. Default: "secondary".
        label_style: How the people are spoken of. Default: "people".
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            users=users,
            maxVisible=max_visible,
            size=size,
            spacing=spacing,
            strokeColor=stroke_color,
            strokeWidth=stroke_width,
            overflowStyle=overflow_style,
            labelStyle=label_style,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return await self.render("avatarStack", props, context=context, output=output, timeout=timeout)

    async def badge(
        self,
        *,
        count: int | None = None,
        text: str | None = None,
        dot: bool | None = None,
        max: int | None = None,
        hide_at_zero: bool | None = None,
        localized_digits: bool | None = None,
        noun: Noun | None = None,
        color: str | None = None,
        style: Literal["filled", "outlined", "tinted", "glass"] | None = None,
        label_color: str | None = None,
        size: Literal["small", "regular", "large"] | None = None,
        max_width: float | None = None,
        interactive: bool | None = None,
        label_prefix: str | None = None,
        updates_frequently: bool | None = None,
        selected: bool | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `badge`.

        count: A number of things.
        text: A short label, one to three words.
        dot: A dot without a label; false counts as not given. Default: false.
        max: The highest count shown as it is; over it the badge reads 99+. Default: 99.
        hide_at_zero: Whether a count of 0 shows nothing. Default: false.
        localized_digits: Whether digits are those of the locale. Default: false.
        noun: What is counted, by plural category, in the language of the locale.
        color: Colour of the badge. Default: "primary".
        style: How the colour is used. Default: "filled".
        label_color: A colour, or `auto` for white or black by contrast.
        size: Height and type size. Default: "regular".
        max_width: Points; a longer text ends in an ellipsis, which is the least that is left of it. Counts are never cut.
        interactive: Whether it can be pressed: gives a hit target of at least 44 pt. Default: false.
        label_prefix: Spoken before the label, as in `Inbox, 12 unread`.
        updates_frequently: Adds that trait. Default: false.
        selected: Whether it is selected, which is spoken too. Default: false.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            count=count,
            text=text,
            dot=dot,
            max=max,
            hideAtZero=hide_at_zero,
            localizedDigits=localized_digits,
            noun=noun,
            color=color,
            style=style,
            labelColor=label_color,
            size=size,
            maxWidth=max_width,
            interactive=interactive,
            labelPrefix=label_prefix,
            updatesFrequently=updates_frequently,
            selected=selected,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return await self.render("badge", props, context=context, output=output, timeout=timeout)

    async def icon(
        self,
        *,
        symbol: str | None = None,
        image: str | None = None,
        image_status: Literal["loaded", "loading", "failed"] | None = None,
        size: Literal["xs", "sm", "md", "lg", "xl"] | float | None = None,
        color: str | None = None,
        style: Literal["standard", "circle", "filled"] | None = None,
        container_color: str | None = None,
        container_padding: float | None = None,
        ring: float | None = None,
        rendering_mode: Literal["monochrome", "hierarchical", "palette", "multicolor"] | None = None,
        colors: Sequence[str] | None = None,
        weight: Literal["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"] | None = None,
        effect: Literal["none", "pulse", "bounce"] | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `icon`.

        symbol: SF Symbol name, or prefix:name of a pack.
        image: Address of a picture, instead of a symbol.
        image_status: Fixes what becomes of the picture; ignored without an image.
        size: xs, sm, md, lg, xl, or points. Default: "md".
        color: Default: the colour of the text around.
        style: Plain, in a circle, or filled. Default: "standard".
        container_color: Fill of the circle; default: the colour at 15 %.
        container_padding: Points around the icon in the circle; default: half its size.
        ring: Points of background colour around the circle. Default: 0.
        rendering_mode: How layers are coloured; default: as the platform does.
        colors: Colours of a palette: first and second layer.
        weight: Of the lines, in monochrome; layered drawings and .fill have one weight. Default: "regular".
        effect: Movement in SVG, where motion is welcome. Default: "none".
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            symbol=symbol,
            image=image,
            imageStatus=image_status,
            size=size,
            color=color,
            style=style,
            containerColor=container_color,
            containerPadding=container_padding,
            ring=ring,
            renderingMode=rendering_mode,
            colors=colors,
            weight=weight,
            effect=effect,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return await self.render("icon", props, context=context, output=output, timeout=timeout)

    async def story_ring(
        self,
        *,
        name: str,
        url: str | None = None,
        image_status: Literal["loaded", "loading", "failed"] | None = None,
        has_unseen_stories: bool | None = None,
        size: float | None = None,
        colors: Sequence[str] | None = None,
        placeholder: ComponentReference | None = None,
        phase: float | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `storyRing`.

        name: Whose stories they are.
        url: Address of a photo.
        image_status: Fixes what becomes of the photo; ignored without a url.
        has_unseen_stories: Whether the coloured ring shows. Default: true.
        size: Diameter in points. Default: 72.
        colors: Colours around the ring at equal steps, from 3 o'clock clockwise. Default: ["yellow", "orange", "pink", "purple", "yellow"].
        placeholder: Shown without a photo; default: an avatar of the name.
        phase: Degrees by which the ring is turned. Default: 0.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            name=name,
            url=url,
            imageStatus=image_status,
            hasUnseenStories=has_unseen_stories,
            size=size,
            colors=colors,
            placeholder=placeholder,
            phase=phase,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return await self.render("storyRing", props, context=context, output=output, timeout=timeout)

    async def profile_picture(
        self,
        *,
        name: str | None = None,
        initials: str | None = None,
        image: str | None = None,
        image_status: Literal["loaded", "loading", "failed"] | None = None,
        id: str | int | None = None,
        fill: str | None = None,
        config_fill: str | None = None,
        shape: Literal["square", "circle", "mask"] | None = None,
        mask: str | None = None,
        text_size_factor: float | None = None,
        weight: Literal["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"] | None = None,
        font_family: str | None = None,
        text_color: str | None = None,
        baseline_offset_factor: float | None = None,
        size: float | None = None,
        readable: bool | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `profilePicture`.

        name: A person's name. Default: "".
        initials: Default: those of the name, by `avatarImageView`.
        image: Address of a picture; hides initials and colour.
        image_status: Fixes what becomes of the picture; ignored without an image.
        id: What keeps the colour when the name changes.
        fill: Colour in the data; wins over `configFill`.
        config_fill: Colour in the configuration; wins over the identity colour.
        shape: What the picture is cut to. Default: "square".
        mask: With shape mask: an SVG path in the frame's coordinates, or the address of a picture whose alpha counts.
        text_size_factor: Font size as a part of the width. Default: 0.5.
        weight: Of the font. Default: "regular".
        font_family: A family name; system is Inter. Default: "system".
        text_color: Of the initials. Default: "#FFFFFF".
        baseline_offset_factor: Moves the text up, as a part of the font size. Default: 0.
        size: Width and height in points. Default: 100.
        readable: Whether the text is white or black by contrast. Default: false.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            name=name,
            initials=initials,
            image=image,
            imageStatus=image_status,
            id=id,
            fill=fill,
            configFill=config_fill,
            shape=shape,
            mask=mask,
            textSizeFactor=text_size_factor,
            weight=weight,
            fontFamily=font_family,
            textColor=text_color,
            baselineOffsetFactor=baseline_offset_factor,
            size=size,
            readable=readable,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return await self.render("profilePicture", props, context=context, output=output, timeout=timeout)

    async def overlay(
        self,
        *,
        base: ComponentReference,
        overlay: ComponentReference,
        ring: float | None = None,
        alignment: Literal["topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading", "bottom", "bottomTrailing"] | None = None,
        offset: UnitPoint | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `overlay`.

        base: The component below, whose frame counts.
        overlay: The component above.
        ring: Points of background colour around the overlay. Default: 0.
        alignment: Where the overlay sits on the base. Default: "center".
        offset: Moves it from there; x towards the trailing edge. Default: {"x": 0, "y": 0}.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            base=base,
            overlay=overlay,
            ring=ring,
            alignment=alignment,
            offset=offset,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return await self.render("overlay", props, context=context, output=output, timeout=timeout)

    async def row(
        self,
        *,
        items: Sequence[ComponentReference],
        spacing: float | None = None,
        alignment: Literal["top", "center", "bottom", "firstTextBaseline"] | None = None,
        wrap_width: float | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `row`.

        items: The components.
        spacing: Points between items, and between lines. Default: 8.
        alignment: How items of different heights stand. Default: "center".
        wrap_width: Points after which a new line starts; default: never.
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            items=items,
            spacing=spacing,
            alignment=alignment,
            wrapWidth=wrap_width,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return await self.render("row", props, context=context, output=output, timeout=timeout)

    async def label(
        self,
        *,
        text: str,
        icon: Mapping[str, Any] | None = None,
        badge: Mapping[str, Any] | None = None,
        text_style: Literal["headline", "body", "caption"] | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `label`.

        text: The text, in one line.
        icon: Props of an icon before the text.
        badge: Props of a badge behind the text.
        text_style: Size and weight of the text. Default: "body".
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            text=text,
            icon=icon,
            badge=badge,
            textStyle=text_style,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return await self.render("label", props, context=context, output=output, timeout=timeout)

    async def skeleton(
        self,
        *,
        width: float | None = None,
        height: float | None = None,
        shape: Literal["circle", "rounded", "rectangle"] | None = None,
        accessibility_label: str | None = None,
        accessibility_value: str | None = None,
        accessibility_hidden: bool | None = None,
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Render `skeleton`.

        width: Points. Default: 36.
        height: Points. Default: 36.
        shape: A circle has the shorter side as its diameter. Default: "rounded".
        accessibility_label: Spoken instead of the component's own label.
        accessibility_value: Spoken instead of the component's own value.
        accessibility_hidden: Whether assistive technology passes over it.
        """
        props = _given(
            width=width,
            height=height,
            shape=shape,
            accessibilityLabel=accessibility_label,
            accessibilityValue=accessibility_value,
            accessibilityHidden=accessibility_hidden,
        )
        return await self.render("skeleton", props, context=context, output=output, timeout=timeout)

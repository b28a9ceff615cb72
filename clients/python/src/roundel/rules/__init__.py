"""Roundel's rules as plain functions: initials, fallback, badge texts, colours, contrast and accessibility.

Nothing is drawn here and no process is started: each function is a rule of the protocol, answers what a host would
answer, and raises `RuleError` with the protocol's reason where a host would refuse.

>>> from roundel import rules
>>> rules.compute_initials("Jamie Lin")["initials"]
'JL'
>>> rules.badge_text(120)
{'text': '99+', 'spoken': '99 or more', 'capped': True}

- `compute_initials`: the initials of a name, or those given (`initials/compute`)
- `resolve_fallback`: what an avatar shows, and why (`fallback/resolve`)
- `badge_text`: what a count reads and how it is spoken (`badge/text`)
- `contrast`: the WCAG contrast of two colours by name (`color/contrast`)
- `identity_color`: the colour of a name or an id (`color/identity`)
- `describe`: what assistive technology is told (`accessibility/describe`)
- `call`: any of these methods by name, with JSON parameters, checked as a host checks them
- `plural_category`: the CLDR category of a whole number in a language
- `digits`: a whole number in a locale's digits

`theme_of`, `Color`, `contrast_ratio` and `maximum_contrast` are the same rules for colours at hand as
numbers.
"""

try:
    import regex as _regex  # noqa: F401
except ImportError as error:
    # Grapheme clusters and scripts are not in the standard library.
    raise ImportError("roundel.rules needs the package regex: pip install regex") from error

from .accessibility import Description, describe
from .badge_text import BadgeText, badge_text
from .colors import Color, Theme, theme_of
from .contrast import Contrast, contrast, contrast_ratio, maximum_contrast
from .digits import digits
from .errors import RuleError
from .fallback import Content, Fallback, Step, resolve_fallback
from .identity_color import IdentityColor, identity_color
from .initials import Initials, compute_initials
from .methods import METHODS, call
from .plural import plural_category

__all__ = [
    "METHODS",
    "BadgeText",
    "Color",
    "Content",
    "Contrast",
    "Description",
    "Fallback",
    "IdentityColor",
    "Initials",
    "RuleError",
    "Step",
    "Theme",
    "badge_text",
    "call",
    "compute_initials",
    "contrast",
    "contrast_ratio",
    "describe",
    "digits",
    "identity_color",
    "maximum_contrast",
    "plural_category",
    "resolve_fallback",
    "theme_of",
]

"""Language tags, read as the rules need them (R709)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

#: What follows is the tag of another kind of locale: `de_DE.UTF-8@euro`.
_END = re.compile(r"[.@]")
_LANGUAGE = re.compile(r"[a-z]{2,8}")
_SCRIPT = re.compile(r"[a-z]{4}")
_REGION = re.compile(r"[a-z]{2}|[0-9]{3}")
#: Codes that were replaced long ago and are still sent.
_OLD_LANGUAGES = {
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "no": "nb", "sh": "sr", "tl": "fil",
}  # fmt: skip


@dataclass(frozen=True)
class Locale:
    """The parts of a BCP 47 tag that a rule looks at, each in its usual case."""

    #: Empty where the tag has none, and the locale is unknown.
    language: str
    script: str | None = None
    region: str | None = None
    #: The numbering system that `-u-nu-` asks for.
    digits: str | None = None


@lru_cache(maxsize=256)
def parse(tag: str) -> Locale:
    """The locale of a tag in any case, with `-` or `_`."""
    language, *others = _END.split(tag, maxsplit=1)[0].replace("_", "-").lower().split("-")
    if not _LANGUAGE.fullmatch(language):
        return Locale("")
    singleton = next((index for index, part in enumerate(others) if len(part) == 1), len(others))
    script = next(filter(_SCRIPT.fullmatch, others[:singleton]), None)
    region = next(filter(_REGION.fullmatch, others[:singleton]), None)
    return Locale(
        _OLD_LANGUAGES.get(language, language),
        script and script.title(),
        region and region.upper(),
        _numbering(others[singleton:]),
    )


def _numbering(extensions: list[str]) -> str | None:
    """The value of the key `nu` in the extension `u`."""
    singleton = ""
    for index, part in enumerate(extensions):
        if len(part) == 1:
            singleton = part
            if part == "x":
                break
        elif singleton == "u" and part == "nu":
            return next((value for value in extensions[index + 1 : index + 2] if len(value) > 2), None)
    return None

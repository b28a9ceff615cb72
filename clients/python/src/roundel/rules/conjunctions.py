"""The word between two names, where it depends on how the second begins (R1311)."""

from __future__ import annotations

import unicodedata

import regex

# Spanish says e rather than y before the sound of i, but not before the one that hi- and i- have in Hielo and Ian.
_SOUND_OF_I = regex.compile(r"h?(?:i(?![aeouáéóú])|[íì])", regex.IGNORECASE)
_HEBREW = regex.compile("[\u0590-\u05ff]")


def conjunction(kind: str, name: str) -> str:
    """What stands for `{and}` before a name; `kind` is what the words call `conjunction`."""
    if kind == "spanish":
        return "e " if _SOUND_OF_I.match(unicodedata.normalize("NFC", name)) else "y "
    if kind == "hebrew":
        return "ו" if _HEBREW.match(name) else "ו-"
    return ""

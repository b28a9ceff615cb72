"""The host that the functions of the module ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._client import Roundel
from ._given import Plugins, names_explained, plugin_words
from ._picture import Picture
from .api import Context, Output


@names_explained
class Shared(Roundel):
    """A host for each list of plugins that was asked for; all of them end with the program."""

    def __init__(self) -> None:
        super().__init__()
        self._others: dict[tuple[str, ...], Roundel] = {}

    def render(
        self,
        component: str,
        props: Mapping[str, Any] | None = None,
        *,
        plugins: Plugins = (),
        context: Context | None = None,
        output: Output | None = None,
        timeout: float | None = None,
    ) -> Picture:
        """Renders any component; with `plugins`, such as `["python3 gauge.py"]`, theirs too."""
        words = plugin_words(plugins)
        if not words:
            return super().render(component, props, context=context, output=output, timeout=timeout)
        roundel = self._others.get(words) or self._others.setdefault(words, Roundel(arguments=words))
        return roundel.render(component, props, context=context, output=output, timeout=timeout)

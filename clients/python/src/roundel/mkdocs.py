"""For MkDocs: fences of the language `roundel` become pictures.

plugins:
  - roundel

```roundel avatar
name: Jamie Lin
badge: online
```
"""

from __future__ import annotations

import html
import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from ._documents import Pictures
from ._errors import RoundelError

# A fence by itself, or any other fence, in which nothing is looked for.
_FENCE = re.compile(
    r"^(?P<indent>[ ]*)(?P<fence>`{3,}|~{3,})(?P<info>[^\n]*)\n(?P<body>.*?)(?:^[ ]*(?P=fence)[ ]*$|\Z)", re.M | re.S
)
_INFO = re.compile(r"\s*roundel\s+(?P<component>\S+)\s*")


class RoundelPlugin(BasePlugin):  # type: ignore[type-arg, no-untyped-call]
    """Pictures are kept in `.cache/roundel` beside the configuration, so that a build renders only what is new."""

    pictures: Pictures | None = None

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        if self.pictures is None:
            self.pictures = Pictures(Path(config.config_file_path or ".").resolve().parent / ".cache/roundel")
        return config

    def on_page_markdown(self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files, **_: Any) -> str:
        return _FENCE.sub(lambda fence: self._replacement(fence, page, config, files), markdown)

    def on_shutdown(self) -> None:
        if self.pictures is not None:
            self.pictures.close()
            self.pictures = None

    def _replacement(self, fence: re.Match[str], page: Page, config: MkDocsConfig, files: Files) -> str:
        info = _INFO.fullmatch(fence["info"])
        if info is None or self.pictures is None:
            return fence[0]
        body = "\n".join(line.strip() for line in fence["body"].splitlines())
        try:
            drawn = self.pictures.picture(info["component"], {}, body, ("svg",))
        except (RoundelError, ValueError) as error:
            raise PluginError(f"{page.file.src_uri}: roundel: {error}") from error
        source = drawn.files["svg"]
        uri = posixpath.join("assets/roundel", source.name)
        if files.get_file_from_path(uri) is None:
            files.append(File.generated(config, uri, abs_src_path=str(source)))
        address = get_relative_url(uri, page.url)
        size = f'width="{drawn.width:g}" height="{drawn.height:g}"'
        return f'{fence["indent"]}<img class="roundel" src="{address}" alt="{html.escape(drawn.alt)}" {size}>'

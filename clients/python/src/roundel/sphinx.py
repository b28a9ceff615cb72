"""A Sphinx extension: the directive `roundel`.

extensions = ["roundel.sphinx"]

.. roundel:: avatar
   :name: Jamie Lin
   :badge: online
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Callable, ClassVar, cast

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

from ._documents import Pictures
from ._errors import RoundelError
from ._version import __version__


class _AnyOption(dict[str, Callable[[str], str]]):
    """Every option is taken: the host knows which there are, and says what is wrong with one."""

    def __bool__(self) -> bool:
        return True

    def __contains__(self, key: object) -> bool:
        return True

    def __getitem__(self, key: str) -> Callable[[str], str]:
        return lambda text: (text or "").strip()


class RoundelDirective(SphinxDirective):
    required_arguments = 1
    has_content = True
    option_spec: ClassVar[Any] = _AnyOption()

    def run(self) -> list[nodes.Node]:
        pictures = _pictures(self.env.app)
        words = dict(self.options)
        alt, css = words.pop("alt", None), words.pop("class", "")
        try:
            drawn = pictures.picture(self.arguments[0], words, "\n".join(self.content), ("svg", "png"))
        except (RoundelError, ValueError) as error:
            raise self.error(f"roundel: {error}") from error
        _documents(self.env)[self.env.docname] = pictures.stamp
        # `.*` lets each builder take the format it can show.
        stem = drawn.files["svg"].with_suffix(".*")
        uri = os.path.relpath(stem, Path(self.env.doc2path(self.env.docname)).parent)
        image = nodes.image(uri=uri, alt=drawn.alt if alt is None else alt, classes=["roundel", *css.split()])
        image["width"], image["height"] = f"{drawn.width:g}px", f"{drawn.height:g}px"
        self.set_source_info(image)
        return [image]


def _pictures(app: Sphinx) -> Pictures:
    """One host for a build; parallel readers are forks, each of which starts its own."""
    pictures = getattr(app, "roundel_pictures", None)
    if pictures is None:
        pictures = Pictures(Path(app.doctreedir) / "roundel")
        app.roundel_pictures = pictures  # type: ignore[attr-defined]
    return cast(Pictures, pictures)


def _documents(env: BuildEnvironment) -> dict[str, str]:
    """Documents with pictures, and the stamp of the host that drew them."""
    if not hasattr(env, "roundel_documents"):
        env.roundel_documents = {}  # type: ignore[attr-defined]
    return cast("dict[str, str]", env.roundel_documents)  # type: ignore[attr-defined]


def _outdated(app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """Documents whose pictures another host, other fonts or other icons would draw otherwise."""
    documents = _documents(env)
    if not documents:
        return []
    return [name for name, stamp in documents.items() if stamp != _pictures(app).stamp]


def _purge(app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    _documents(env).pop(docname, None)


def _merge(app: Sphinx, env: BuildEnvironment, docnames: list[str], other: BuildEnvironment) -> None:
    _documents(env).update({name: stamp for name, stamp in _documents(other).items() if name in docnames})


def _finish(app: Sphinx, error: Exception | None) -> None:
    pictures = getattr(app, "roundel_pictures", None)
    if pictures is not None:
        pictures.close()


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("roundel", RoundelDirective)
    app.connect("env-get-outdated", _outdated)
    app.connect("env-purge-doc", _purge)
    app.connect("env-merge-info", _merge)
    app.connect("build-finished", _finish)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}

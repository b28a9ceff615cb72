"""The extensions for documents, on small real sites."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import textwrap
import unittest

from .support import ClientCase, environment


class SiteCase(ClientCase):
    def write(self, files: dict[str, str]) -> None:
        for name, text in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(textwrap.dedent(text))

    def run_tool(self, *command: str, status: int = 0) -> str:
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=self.folder,
            env=environment(),
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def moments(self, folder: str) -> dict[str, int]:
        return {path.name: path.stat().st_mtime_ns for path in (self.folder / folder).iterdir()}


@unittest.skipUnless(importlib.util.find_spec("sphinx"), "there is no Sphinx")
class SphinxTests(SiteCase):
    def setUp(self) -> None:
        super().setUp()
        self.write(
            {
                "conf.py": 'extensions = ["roundel.sphinx"]\nproject = "People"\n',
                "index.rst": """\
                People
                ======

                .. roundel:: avatar
                   :name: Jamie Lin
                   :badge: online
                   :size: 48

                .. roundel:: badge
                   :class: count

                   {"count": 120, "noun": {"one": "message", "other": "messages"}}

                .. toctree::

                   more/index
                """,
                "more/index.rst": """\
                More
                ====

                .. roundel:: avatar
                   :alt: The same Jamie

                   name: Jamie Lin
                   badge: online
                   size: 48
                """,
            }
        )

    def build(self, builder: str = "html", status: int = 0, options: tuple[str, ...] = ()) -> str:
        command = ("sphinx", "-q", "-W", "-b", builder, "-d", "out/doctrees", *options, ".", f"out/{builder}")
        return self.run_tool(*command, status=status)

    def test_pages_show_pictures(self) -> None:
        self.build()
        page = (self.folder / "out/html/index.html").read_text()
        [jamie, count] = re.findall(r'<img [^>]*class="roundel[^>]*>', page)
        self.assertIn('alt="Jamie Lin, Online"', jamie)
        self.assertRegex(jamie, r'width: 48px|width="48px"')
        self.assertIn('alt="99 or more messages"', count)
        self.assertIn('class="roundel count"', count)
        source = re.search(r'src="([^"]+\.svg)"', jamie)
        assert source
        picture = (self.folder / "out/html" / source[1]).read_text()
        self.assertIn('aria-label="Jamie Lin, Online"', picture)
        more = (self.folder / "out/html/more/index.html").read_text()
        self.assertIn('alt="The same Jamie"', more)
        self.assertIn(f'src="../{source[1]}"', more)

    def test_other_builders_take_png(self) -> None:
        self.build("latex")
        self.assertTrue(list((self.folder / "out/latex").glob("*.png")))

    def test_readers_in_parallel(self) -> None:
        self.write({f"page{n}.rst": f":orphan:\n\nP\n=\n\n.. roundel:: badge\n   :count: {n}\n" for n in range(12)})
        self.build(options=("-j", "3"))
        self.assertIn('alt="11"', (self.folder / "out/html/page11.html").read_text())

    def test_only_what_changed_is_rendered(self) -> None:
        self.build()
        before = self.moments("out/doctrees/roundel")
        self.assertEqual(len(before), 6)  # two pictures: SVG, PNG and what is said of each
        index = self.folder / "index.rst"
        index.write_text(index.read_text().replace("120", "121"))
        self.build()
        after = self.moments("out/doctrees/roundel")
        self.assertEqual(len(after), 9)
        self.assertEqual({name: after[name] for name in before}, before)

    def test_other_fonts_are_noticed(self) -> None:
        self.build()
        stored = (self.folder / "out/html/index.html").stat().st_mtime_ns
        self.build()
        self.assertEqual((self.folder / "out/html/index.html").stat().st_mtime_ns, stored)
        self.write(
            {
                "conf.py": """\
            import roundel._documents as documents
            documents.Pictures.stamp = property(lambda self: "another host")
            extensions = ["roundel.sphinx"]
            project = "People"
            """
            }
        )
        self.build()
        self.assertEqual(len(self.moments("out/doctrees/roundel")), 12)

    def test_fault_names_place_and_remedy(self) -> None:
        self.write({"index.rst": "People\n======\n\n.. roundel:: avatar\n   :nmae: Jamie\n"})
        said = self.build(status=1)
        self.assertRegex(said, r'index\.rst:4: .*did you mean "name"')


@unittest.skipUnless(importlib.util.find_spec("mkdocs"), "there is no MkDocs")
class MkDocsTests(SiteCase):
    def setUp(self) -> None:
        super().setUp()
        # As an installation would name it.
        self.write(
            {
                "mkdocs.yml": "site_name: People\nplugins: [roundel]\n",
                "site/roundel_site-1.dist-info/entry_points.txt": """\
                [mkdocs.plugins]
                roundel = roundel.mkdocs:RoundelPlugin
                """,
                "site/roundel_site-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: roundel-site\nVersion: 1\n",
                "docs/index.md": """\
                # People

                ```roundel avatar
                name: Jamie "JL" Lin
                badge: online
                ```

                - In a list:

                    ~~~ roundel badge
                    {"count": 120, "size": "large"}
                    ~~~

                ````markdown
                ```roundel avatar
                name: not a picture
                ```
                ````
                """,
                "docs/more/page.md": '# More\n\n```roundel avatar\nname: Jamie "JL" Lin\nbadge: online\n```\n',
            }
        )

    def build(self, status: int = 0) -> str:
        launcher = "import sys; sys.path.insert(0, 'site'); from mkdocs.__main__ import cli; cli()"
        done = subprocess.run(
            [sys.executable, "-c", launcher, "build", "--strict", "--site-dir", "out"],
            cwd=self.folder,
            env=environment(),
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def test_pages_show_pictures(self) -> None:
        self.build()
        page = (self.folder / "out/index.html").read_text()
        [jamie, count] = re.findall(r'<img class="roundel"[^>]*>', page)
        self.assertIn('alt="Jamie &quot;JL&quot; Lin, Online" width="36" height="36"', jamie)
        self.assertIn('alt="99 or more"', count)
        self.assertIn("name: not a picture", page)
        source = re.search(r'src="([^"]+)"', jamie)
        assert source
        self.assertIn("<svg", (self.folder / "out" / source[1]).read_text())
        more = (self.folder / "out/more/page/index.html").read_text()
        self.assertIn(f'src="../../{source[1]}"', more)

    def test_only_what_changed_is_rendered(self) -> None:
        self.build()
        before = self.moments(".cache/roundel")
        self.assertEqual(len(before), 4)
        index = self.folder / "docs/index.md"
        index.write_text(index.read_text().replace("120", "121"))
        self.build()
        after = self.moments(".cache/roundel")
        self.assertEqual(len(after), 6)
        self.assertEqual({name: after[name] for name in before}, before)

    def test_fault_names_place_and_remedy(self) -> None:
        self.write({"docs/more/page.md": "# More\n\n```roundel avatar\nnmae: Jamie\n```\n"})
        self.assertRegex(self.build(status=1), r'more/page\.md: roundel: .*did you mean "name"')


if __name__ == "__main__":
    unittest.main()

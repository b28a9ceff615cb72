"""Every table and every applicable vector of the protocol, through the rules in Python.

A vector is a conversation with a host; what it sends to a method that is a rule is called here, and what is left of its
expectations is compared. Of `component/resolve` and `component/render` the parts are compared that are rules: what a
badge reads, what a step of the fallback became, and what is said of a component.
"""

import importlib.util
import json
import re
import subprocess
import sys
import textwrap
import unittest
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Optional

from .support import ROOT, environment

if importlib.util.find_spec("regex") is None:
    raise unittest.SkipTest("the package regex is not installed: the rules in Python are not tested")

from roundel import rules
from roundel.rules import RuleError

#: The topics that hold vectors of rules.
TOPICS = ("initials", "fallback", "badge", "color", "accessibility")
#: Topics of components, whose vectors say something about rules beside what they say about pictures.
COMPONENT_TOPICS = ("avatar", "stack", "icon", "ring", "profile", "compose")
#: Requirements of drawing for which a host refuses what the rules alone let pass: pixels, moving pictures, paths.
OF_DRAWING = {"R604", "R1808", "R1904"}
#: The tables whose rows are calls of a method.
TABLES = {
    "initials": "initials/compute",
    "fallback": "fallback/resolve",
    "badge-text": "badge/text",
    "contrast": "color/contrast",
    "identity-colors": "color/identity",
    "accessibility": "accessibility/describe",
}


PROTOCOL = ROOT / "protocol/v1"


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def same(expected: Any, found: Any) -> bool:
    """Whether two values are one JSON value: numbers by value, but true is not 1."""
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if isinstance(expected, dict) and isinstance(found, dict):
        return expected.keys() == found.keys() and all(same(expected[k], found[k]) for k in expected)
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(same, expected, found))
    return bool(expected == found)


class Matcher:
    """Values against the patterns of one vector, with a sentence for everything that differs."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        #: What was met under the labels of `$same`.
        self.kept: dict[str, Any] = {}

    def match(self, pattern: Any, value: Any, place: str = "") -> None:
        if isinstance(pattern, dict) and len(pattern) == 1 and next(iter(pattern)).startswith("$"):
            ((name, wanted),) = pattern.items()
            if not self.holds(name, wanted, value):
                self.faults.append(f"{place}: {value!r} is not {name} {wanted!r}")
        elif isinstance(pattern, dict) and isinstance(value, dict):
            for key, each in pattern.items():
                if key in value:
                    self.match(each, value[key], f"{place}/{key}")
                elif each != {"$absent": True}:
                    self.faults.append(f"{place}/{key}: missing, wanted {each!r}")
        elif isinstance(pattern, list) and isinstance(value, list) and len(pattern) == len(value):
            for index, each in enumerate(pattern):
                self.match(each, value[index], f"{place}/{index}")
        elif not same(pattern, value):
            self.faults.append(f"{place}: {value!r} is not {pattern!r}")

    def holds(self, name: str, wanted: Any, value: Any) -> bool:
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if name == "$match":
            return isinstance(value, str) and re.search(wanted, value) is not None
        if name == "$near":
            return number and abs(value - wanted[0]) <= wanted[1]
        if name == "$range":
            low, high = wanted
            return number and (low is None or low <= value) and (high is None or value <= high)
        if name == "$contains":
            if isinstance(value, str):
                return all(each in value for each in ([wanted] if isinstance(wanted, str) else wanted))
            return all(any(self.fits(w, v) for v in value) for w in (wanted if isinstance(wanted, list) else [wanted]))
        if name == "$length":
            return isinstance(value, (str, list)) and len(value) == wanted
        if name == "$same":
            return same(self.kept.setdefault(wanted, value), value)
        if name == "$differs":
            return not same(self.kept[wanted], value)
        if name == "$type":
            return bool(self.types_of(value) & set([wanted] if isinstance(wanted, str) else wanted))
        return False

    def fits(self, pattern: Any, value: Any) -> bool:
        before = len(self.faults)
        self.match(pattern, value)
        fits = len(self.faults) == before
        del self.faults[before:]
        return fits

    @staticmethod
    def types_of(value: Any) -> set[str]:
        names = {bool: "boolean", str: "string", list: "array", dict: "object"}
        if type(value) in names:
            return {names[type(value)]}
        if value is None:
            return {"null"}
        return {"number", "integer"} if float(value).is_integer() else {"number"}


#: Members of resolved components that are rules, so that there is something to compare.
RULE_MEMBERS = {
    "avatar": {"accessibility", "content", "chain"},
    "badge": {"accessibility", "text", "spoken", "capped"},
}


def loads(given: Mapping[str, Any]) -> bool:
    """Whether a picture has to be loaded to know what is shown, which is no rule but the world's."""
    return bool((given.get("url") or "").strip()) and not given.get("imageStatus")


def members(method: str, params: Mapping[str, Any]) -> set[str]:
    """The members of an answer that rules tell."""
    component, props = params.get("component"), params.get("props") or {}
    if method == "component/resolve" and component == "avatar" and not loads(props):
        return RULE_MEMBERS["avatar"]
    if method == "component/resolve" and component == "badge" and props.get("count") is not None:
        return RULE_MEMBERS["badge"] - ({"text", "spoken"} if props.get("hideAtZero") else set())
    return {"accessibility"}


def resolved(params: Mapping[str, Any]) -> dict[str, Any]:
    """As much of a resolved component as rules tell."""
    asked = {key: each for key, each in params.items() if key != "output"}
    described = dict(rules.call("accessibility/describe", asked))
    described.pop("children", None)
    result: dict[str, Any] = {"accessibility": described}
    props, locale = params.get("props") or {}, (params.get("context") or {}).get("locale", "en")
    if params["component"] == "avatar":
        given = {"name", "initials", "url", "symbol", "prefer"} & props.keys()
        result.update(
            rules.resolve_fallback(
                **{key: props[key] for key in given},
                initials_algorithm=props.get("initialsAlgorithm", "standard"),
                image_status=props.get("imageStatus"),
                locale=locale,
            )
        )
    elif params["component"] == "badge" and props.get("count") is not None:
        count = {key: props[key] for key in ("count", "max", "noun", "localizedDigits") if key in props}
        result.update(rules.call("badge/text", {**count, "locale": locale}))
    return result


def answer(method: str, params: Mapping[str, Any]) -> Any:
    return rules.call(method, params) if method in rules.METHODS else resolved(params)


def asks_rules_alone(vector: Mapping[str, Any]) -> bool:
    """Whether a vector is a plain exchange in the default session, and refuses nothing for the sake of a picture."""
    steps = vector["steps"]
    sent = [step["send"].get("method") for step in steps if isinstance(step.get("send"), dict)]
    expected = [step["expect"] for step in steps if "expect" in step]
    known = {"ping", "component/resolve", "component/render", *rules.METHODS}
    return (
        not vector.get("args")
        and len(sent) + len(expected) == len(steps)
        and known.issuperset(sent)
        and not any("unordered" in each for each in expected)
        and not (OF_DRAWING & set(vector["requirement"].split(", ")) and any("error" in each for each in expected))
        # The mask of a row is a path too, though the requirement is that of the row.
        and vector["id"] != "compose.errors.row-mask"
    )


def run(vector: Mapping[str, Any]) -> Optional[list[str]]:
    """What a vector found wrong, or None where it says nothing about rules."""
    if not asks_rules_alone(vector):
        return None
    matcher, compared = Matcher(), 0
    waiting: list[Any] = []
    for step in vector["steps"]:
        if "send" in step:
            waiting.append(step["send"])
            continue
        sent, expectation = waiting.pop(0), step["expect"]
        method, params = sent["method"], sent.get("params") or {}
        if method == "ping" or (method == "fallback/resolve" and "error" not in expectation and loads(params)):
            continue
        wanted = expectation.get("subset", expectation.get("exact", {})).get("result")
        if wanted is not None and method not in rules.METHODS:
            wanted = {key: each for key, each in wanted.items() if key in members(method, params)}
            if not wanted:
                continue
        compared += 1
        place = f"{method} {json.dumps(params, ensure_ascii=False)[:160]}"
        try:
            found = answer(method, params)
        except RuleError as error:
            if "error" not in expectation:
                matcher.faults.append(f"{place}: refused, {error}")
                continue
            told = {name: getattr(error, name) for name in ("reason", "pointer", "suggestion", "limit", "value")}
            data = {key: each for key, each in told.items() if each is not None}
            pattern = dict(expectation["error"])
            matcher.match(pattern.pop("code"), error.code, f"{place} code")
            matcher.match(pattern.pop("data", {}), data, place)
            pattern.pop("id")
            matcher.match(pattern, data, place)
        else:
            if "error" in expectation:
                matcher.faults.append(f"{place}: not refused, wanted {expectation['error']}")
            else:
                matcher.match(wanted, found, place)
    return matcher.faults if compared else None


def vectors(topic: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for path in sorted((PROTOCOL / "vectors" / topic).glob("*.json")):
        for vector in read(path)["vectors"]:
            yield path.stem, vector


def rows(table: str) -> list[Mapping[str, Any]]:
    content: list[Mapping[str, Any]] = read(PROTOCOL / "tables" / f"{table}.json")["rows"]
    return content


def run_row(method: str, row: Mapping[str, Any]) -> list[str]:
    matcher = Matcher()
    given = row["given"]
    try:
        found = rules.call(method, given)
    except RuleError as error:
        return [f"{given!r}: refused, {error}"]
    expected = dict(row["expect"])
    if method == "color/contrast" and "ratio" in expected:
        # A table of ratios has two decimals at least.
        expected["ratio"] = {"$near": [expected["ratio"], 0.005]}
    matcher.match(expected, found, json.dumps(given, ensure_ascii=False)[:160])
    return matcher.faults


class PublishedRules(unittest.TestCase):
    """Tables and vectors."""


def _add_tests() -> None:
    def table_test(table: str, method: str) -> Any:
        def test(self: unittest.TestCase) -> None:
            for row in rows(table):
                with self.subTest(row["id"], requirement=row["requirement"]):
                    self.assertEqual(run_row(method, row), [])

        return test

    def topic_test(topic: str) -> Any:
        def test(self: unittest.TestCase) -> None:
            for _, vector in vectors(topic):
                with self.subTest(vector["id"], requirement=vector["requirement"]):
                    self.assertIn(run(vector), ([], None))

        return test

    for table, method in TABLES.items():
        setattr(PublishedRules, f"test_table_{table.replace('-', '_')}", table_test(table, method))
    for topic in TOPICS + COMPONENT_TOPICS:
        setattr(PublishedRules, f"test_vectors_{topic}", topic_test(topic))


_add_tests()


class Package(unittest.TestCase):
    """What the published cases do not say."""

    def test_examples_of_the_text(self) -> None:
        initials = {
            "Jamie Lin": "JL",
            "van Gogh": "VG",
            "李明": "李明",
            "เอก สมชาย": "อส",
            "ßeta Lin": "SL",
            "ﬁona": "F",
        }
        for name, expected in initials.items():
            self.assertEqual(rules.compute_initials(name)["initials"], expected)
        colors = {"John Appleseed": "#767F4B", "王小明": "#C95C2E"}
        for name, expected in colors.items():
            self.assertEqual(rules.identity_color(name=name, algorithm="avatarImageView")["fill"], expected)

    def test_symbol_names_can_be_given(self) -> None:
        spoken = rules.describe("avatar", {"symbol": "mine"}, symbol_names=lambda symbol, language: "Mine")
        self.assertEqual(spoken["label"], "Mine")

    def test_symbols_can_be_judged_by_the_caller(self) -> None:
        found = rules.resolve_fallback(symbol="mine", symbol_failure=lambda symbol: None)
        self.assertEqual(found["content"], {"kind": "symbol", "text": None, "symbol": "mine"})
        self.assertEqual(rules.resolve_fallback(symbol="mine")["chain"][3]["reason"], "unknown_symbol")

    def test_smart_rules_are_listed_in_order(self) -> None:
        cases = {
            "Dr. Ludwig van Beethoven (he)": ["brackets", "titles_and_suffixes", "particles"],
            "Lin, Jamie": ["comma_order"],
            "jamie.lin+news@example.com": ["email"],
            "jamieLin42": ["user_name"],
            "McDonald": None,
            "+49 170 1234567": ["phone_number"],
            "Anne-Marie O'Neil": ["apostrophes", "hyphenated"],
        }
        for name, expected in cases.items():
            with self.subTest(name):
                self.assertEqual(rules.compute_initials(name, algorithm="smart").get("rules"), expected)

    def test_errors_say_where(self) -> None:
        with self.assertRaises(RuleError) as caught:
            rules.describe("row", {"items": [{"component": "badge", "props": {"count": -1}}]})
        self.assertEqual(caught.exception.reason, "out_of_range")
        self.assertEqual(caught.exception.pointer, "/props/items/0/props/count")
        self.assertEqual(caught.exception.code, -32602)

    def test_the_data_is_that_of_the_protocol(self) -> None:
        data = Path(rules.__file__).parent / "data"
        for path in data.rglob("*.json"):
            self.assertEqual(path.read_bytes(), (PROTOCOL / path.relative_to(data)).read_bytes(), path.name)

    def run_python(self, program: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-c", program], env=environment(), capture_output=True, text=True)

    def test_without_regex_the_import_says_what_to_install(self) -> None:
        done = self.run_python("import sys; sys.modules['regex'] = None; import roundel.rules")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("pip install regex", done.stderr)

    def test_no_process_is_started(self) -> None:
        program = """
            import subprocess, threading
            def forbidden(*arguments, **others):
                raise AssertionError("a process was started")
            subprocess.Popen.__init__ = forbidden
            from roundel import rules
            rules.describe("avatarStack", {"users": [{"name": "Jamie Lin"}]})
            print(threading.active_count())
            """
        done = self.run_python(textwrap.dedent(program))
        self.assertEqual((done.stdout, done.stderr), ("1\n", ""))


if __name__ == "__main__":
    unittest.main()

"""JUnit's XML: a suite a topic, a case a vector and way."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from . import EXPECTED, FAILED, SURPRISE, Outcome, text

# What XML 1.0 cannot hold, not even escaped.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def write(outcome: Outcome) -> str:
    root = ElementTree.Element("testsuites", name="roundel-conformance", time=f"{outcome.seconds:.3f}")
    suites: dict[str, ElementTree.Element] = {}
    for result, verdict in outcome.results:
        topic = result.id.partition(".")[0]
        if topic not in suites:
            suites[topic] = ElementTree.SubElement(root, "testsuite", name=topic)
        case = ElementTree.SubElement(
            suites[topic], "testcase", classname=f"{topic}.{', '.join(result.requirements)}",
            name=f"{result.id} ({result.way})", time=f"{result.seconds:.4f}",
        )  # fmt: skip
        if verdict == FAILED:
            fault = ElementTree.SubElement(case, "failure", message=_clean(result.why or ""))
            fault.text = _clean(text.failure(result))
        elif verdict == SURPRISE:
            ElementTree.SubElement(case, "failure", message=text.surprise(result))
        elif verdict == EXPECTED:
            ElementTree.SubElement(case, "skipped", message="fails as expected")
    for suite in [*suites.values(), root]:
        for name, tag in (("tests", "testcase"), ("failures", "failure"), ("skipped", "skipped")):
            suite.set(name, str(sum(1 for _ in suite.iter(tag))))
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _clean(words: str) -> str:
    return _FORBIDDEN.sub("\ufffd", words)

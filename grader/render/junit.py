"""JUnit XML, as continuous-integration servers read it: a suite a report, a case a check."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from grader.model import CheckResult, Outcome, Problem, Report, Verdict
from grader.render.notes import besides

FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # what XML 1.0 has no way to write

# A check that waits for another was not run, hence skipped; the grader's own fault is an error, not a failure.
ELEMENTS = {
    Verdict.FAILED: "failure",
    Verdict.MISSING: "failure",
    Verdict.BLOCKED: "skipped",
    Verdict.UNJUDGED: "error",
}


def render(outcome: Outcome) -> str:
    """Render `outcome` as a JUnit XML document, in ASCII."""
    root = Element("testsuites", name="axiswise")
    for report in outcome.reports:
        root.append(_suite(report, outcome))
    if outcome.errors:
        root.append(_problems(outcome.errors))
    _count(root, list(root.iter("testcase")))
    ElementTree.indent(root)
    return str(ElementTree.tostring(root, encoding="us-ascii", xml_declaration=True), "ascii")


def _suite(report: Report, outcome: Outcome) -> Element:
    suite = Element("testsuite", name=_text(f"{report.exercise} ({report.path})"))
    properties = SubElement(suite, "properties")
    facts = {"sandbox": outcome.sandbox.level, "seed": outcome.seed, "score": report.score, "points": report.points}
    for name, value in facts.items():
        SubElement(properties, "property", name=name, value=_text(str(value)))
    for check in report.checks or (_whole(report),):
        suite.append(_case(check, report))
    words = [report.diagnosis.message] if report.diagnosis else []
    _add_text(suite, "system-out", report.output)
    _add_text(suite, "system-err", "\n".join([*words, *besides(report)]))
    _count(suite, list(suite.iter("testcase")))
    return suite


def _whole(report: Report) -> CheckResult:
    """Stand-in for a report without checks, so that its verdict is counted."""
    return CheckResult("exercise", report.exercise, report.verdict, report.points, " ".join(report.notes))


def _case(check: CheckResult, report: Report) -> Element:
    case = Element("testcase", classname=_text(report.exercise), name=_text(check.title), file=_text(report.path))
    kind = ELEMENTS.get(check.verdict)
    if kind:
        first = check.message.strip().partition("\n")[0]
        detail = SubElement(case, kind, message=_text(first), type=check.verdict.value)
        detail.text = _text(check.message)
    return case


def _problems(errors: Sequence[Problem]) -> Element:
    suite = Element("testsuite", name="hand-ins that could not be judged")
    for problem in errors:
        case = SubElement(suite, "testcase", classname="hand-in", name=_text(problem.path), file=_text(problem.path))
        SubElement(case, "error", message=_text(problem.message), type="hand-in")
    _count(suite, list(suite.iter("testcase")))
    return suite


def _count(element: Element, cases: Sequence[Element]) -> None:
    element.set("tests", str(len(cases)))
    for attribute, kind in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        element.set(attribute, str(sum(case.find(kind) is not None for case in cases)))


def _add_text(suite: Element, name: str, text: str) -> None:
    if text:
        SubElement(suite, name).text = _text(text)


def _text(text: str) -> str:
    return FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", text)

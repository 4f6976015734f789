"""Rounds that were never held: what a candidate who is always right, or always wrong, would have left behind."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from html.parser import HTMLParser

from grader.interview.content import Content
from grader.interview.happened import (
    Band,
    Case,
    CheckMark,
    Chosen,
    Clarified,
    Coded,
    Done,
    Evidence,
    Mode,
    Plan,
    Predicted,
    Prompt,
    Ran,
    Rated,
    Round,
    Step,
    Talked,
)
from grader.interview.happened import Tested as Probed
from grader.interview.plan import Wish, plan
from grader.interview.records import Kind, Seniority
from grader.interview.seen import asked_in
from grader.quiz.choose import Item

BEGUN = datetime(2026, 3, 1, 20, tzinfo=UTC)
STRANGE = 'x < y & z > "w" <script>alert(1)</script>'  # what a page must not take for its own


def planned(content: Content, minutes: int = 60, seed: int = 1, level: Seniority = Seniority.MID) -> Plan:
    return plan(content.stock, Wish(seed, minutes, level, Mode.PRACTICE))


def held(content: Content, is_good: bool, minutes: int = 60, answers: int | None = None, seed: int = 1) -> Round:
    """A round of which so many prompts were answered; all of them, and it ended, when no number is given."""
    begun = Round(f"r{seed}", BEGUN, planned(content, minutes, seed), content.lang)
    prompts = asked_in(begun, content)[:answers]
    done = tuple(
        Done(each.id, 60.0 + place, evidence(each, content, is_good), BEGUN + timedelta(minutes=place))
        for place, each in enumerate(prompts)
    )
    return replace(begun, done=done, ended=BEGUN + timedelta(hours=1) if answers is None else None)


def evidence(prompt: Prompt, content: Content, is_good: bool) -> Evidence:
    if prompt.step in (Step.WARMUP, Step.PREDICT):
        return predicted(content.item(prompt), is_good)
    if prompt.step is Step.CLARIFY:
        asked = content.problem(prompt.subject).clarify
        return Clarified(tuple(each.id for each in asked if each.matters is is_good))
    if prompt.step is Step.CODE:
        return coded(is_good)
    if prompt.step is Step.TEST:
        return probed(content, prompt.subject, is_good)
    if prompt.step is Step.FOLLOW_UP:
        return followed_up(prompt, content, is_good)
    if prompt.step is Step.QUESTION:
        return Talked(STRANGE)
    return Rated(Band.STRONG, tuple(range(9))) if is_good else Rated(Band.WEAK)


def predicted(item: Item, is_good: bool) -> Predicted:
    if is_good:
        return Predicted(item.right, right=True)
    belief, wrong = next(iter(item.wrong.items()), (None, None))
    return Predicted(wrong, right=False, belief=belief.name if belief else None)


def coded(is_good: bool) -> Coded:
    if is_good:
        checks = (CheckMark("values", "is right", "passed", 2.0), CheckMark("dtype", "is float64", "passed", 2.0))
        return Coded("def f(x):\n    return x\n", "passed", 4.0, 4.0, checks)
    checks = (CheckMark("values", "is right", "failed", 2.0, STRANGE), CheckMark("dtype", "is float64", "blocked", 2.0))
    return Coded(f"# {STRANGE}\n", "failed", 0.0, 4.0, checks, "backwards", "You count backwards.", tries=2, hints=3)


def probed(content: Content, exercise: str, is_good: bool) -> Probed:
    probing = content.problem(exercise).test
    assert probing is not None
    if is_good:
        case = Case("f(1)", accepted=True, exposes=probing.mistakes, edges=("empty", "one", "equal"))
        return Probed("", (case,), probing.mistakes)
    return Probed("", (Case("f(1)", accepted=False, why="no"),), (), probing.mistakes)


def followed_up(prompt: Prompt, content: Content, is_good: bool) -> Evidence:
    asked = content.follow_up(prompt)
    if asked.kind is Kind.PREDICT:
        return predicted(content.item(prompt), is_good)
    if asked.kind is Kind.CHOICE:
        return Chosen(asked.right if is_good else next(each for each in asked.options if each != asked.right), is_good)
    if asked.kind is Kind.RUN:
        return Ran("", (CheckMark("f(2)", "f(2)", "passed" if is_good else "failed", 1.0),))
    return Talked("")


class Page(HTMLParser):
    """What a browser would make of a page: its text, what it loads, and whether every element is closed."""

    VOID = frozenset({"meta", "br", "hr", "img", "input", "link"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.tags: set[str] = set()
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.loads += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

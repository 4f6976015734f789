"""Pages in every language: the same parts, the same code, and really translated."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from grader.authoring.check.finding import Finding
from grader.catalog import Catalog
from grader.i18n import languages
from grader.model import Exercise, Message, say
from grader.page import Block, Part, code_blocks, page_sections, split

CODE_SPAN = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
QUESTIONS = range(2, 5)
TRANSLATED = ("task", "hint 1", "hint 2", "hint 3", "explanation")


def check_pages(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check the page of every language against the English one."""
    english = exercise.folder / "en.md"
    yield from _questions(english)
    for lang in languages():
        if lang != "en":
            yield from _compare(english, exercise.folder / f"{lang}.md")


def code_spans(text: str) -> frozenset[str]:
    """Texts between backticks: what a translation leaves as it is."""
    return frozenset(found[1].strip() for found in CODE_SPAN.findall(text))


def prose_of(part: Part) -> str:
    """Text of a part without its code blocks."""
    return "\n".join(line.text for line in part.lines if line.fence is None)


def _questions(path: Path) -> Iterator[Finding]:
    section = page_sections(path)[1]["interview"]
    count = len(split(path, section))
    if count not in QUESTIONS:
        what = say("{count} interview questions; 2 to 4 are asked for", count=count)
        yield Finding(path, section.number, what, say("write each as '### Question?' with its model answer below"))


def _compare(english: Path, path: Path) -> Iterator[Finding]:
    theirs, ours = page_sections(english)[1], page_sections(path)[1]
    yield from _same_names(path, english, ours["docstring"], theirs["docstring"])
    questions = split(path, ours["interview"]), split(english, theirs["interview"])
    if len(questions[0]) != len(questions[1]):
        what = say(
            "{ours} interview questions, but {theirs} in English", ours=len(questions[0]), theirs=len(questions[1])
        )
        yield Finding(path, ours["interview"].number, what, say("translate every question"))
    pairs = [(ours[name], theirs[name]) for name in TRANSLATED] + list(zip(*questions, strict=False))
    for mine, other in pairs:
        yield from same_code(path, mine, other)
        yield from translated(path, mine, other)


def _same_names(path: Path, english: Path, ours: Part, theirs: Part) -> Iterator[Finding]:
    mine = [part.title for part in split(path, ours)]
    wanted = [part.title for part in split(english, theirs)]
    if mine != wanted:
        what = say("documents {mine}, the English page {wanted}", mine=", ".join(mine), wanted=", ".join(wanted))
        yield Finding(path, ours.number, what, say("document the same names in the same order"))


def same_code(path: Path, ours: Part, theirs: Part) -> Iterator[Finding]:
    """Check that two parts have the same blocks of code, and the same code in their text."""
    mine, wanted = tuple(code_blocks(ours.lines)), tuple(code_blocks(theirs.lines))
    if [(each.language, each.text) for each in mine] != [(each.language, each.text) for each in wanted]:
        what = say("the code blocks under '{title}' are not those of the English page", title=ours.title)
        yield Finding(path, _first_other(mine, wanted) or ours.number, what, say("copy them as they are"))
    spans = code_spans(ours.title + "\n" + prose_of(ours)), code_spans(theirs.title + "\n" + prose_of(theirs))
    if spans[0] != spans[1]:
        yield Finding(path, ours.number, _other_spans(ours.title, *spans), say("code in the text stays as it is"))


def _first_other(mine: Sequence[Block], wanted: Sequence[Block]) -> int | None:
    for one, other in zip(mine, wanted, strict=False):
        if (one.language, one.text) != (other.language, other.text):
            return one.number
    return None


def _other_spans(title: str, mine: frozenset[str], wanted: frozenset[str]) -> Message:
    return say(
        "the code in the text under '{title}' is not that of the English page (missing: {missing}; more: {more})",
        title=title,
        missing=", ".join(sorted(wanted - mine)) or "-",
        more=", ".join(sorted(mine - wanted)) or "-",
    )


def translated(path: Path, ours: Part, theirs: Part) -> Iterator[Finding]:
    """Check that a part does not read as in English."""
    if prose_of(ours).strip() == prose_of(theirs).strip() and prose_of(ours).strip():
        what = say("'{title}' reads the same as in English", title=ours.title)
        yield Finding(path, ours.number, what, say("translate it"))

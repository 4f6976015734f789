"""Bank questions of interviews: alike in every language, and what code can prove is proved by running it."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from grader.authoring.check.examples import RUNNABLE, run_prose
from grader.authoring.check.finding import Finding, guarded
from grader.authoring.check.outlines import alike, part_of
from grader.authoring.check.placeholders import unfinished
from grader.catalog import Catalog
from grader.facts import Facts
from grader.i18n import languages
from grader.interview.bank import read_bank_page, read_bank_question
from grader.interview.load import BANK, QUESTION, bank_ids
from grader.interview.outline import Section, read_outline
from grader.model import say
from grader.page import code_blocks

ERRORS = doctest.ELLIPSIS  # an example that raises need not print NumPy's words to the end


def check_bank(catalog: Catalog, unit: str) -> Iterator[Finding]:
    """Check the bank questions of a unit, one after the other."""
    known = frozenset(bank_ids(catalog))
    for folder in sorted((catalog.root / "exercises" / unit / BANK).glob("*/")):
        yield from guarded(partial(_question, folder, known))
        for lang in languages():
            yield from guarded(partial(_page, folder, lang))


def _question(folder: Path, known: frozenset[str]) -> Iterator[Finding]:
    facts = Facts(folder / QUESTION)
    question = read_bank_question(f"{folder.parent.parent.name}/{folder.name}", facts)
    for other in sorted(set(question.follows) - known):
        what = say("the bank question '{id}' does not exist", id=other)
        yield Finding(facts.path, facts.line("follows"), what, say("name one that there is"))


def _page(folder: Path, lang: str) -> Iterator[Finding]:
    path, english = folder / f"{lang}.md", folder / "en.md"
    read_bank_page(path)
    yield from unfinished(path)
    page = read_outline(path)
    if path == english:
        yield from _proofs(path, page)
    else:
        yield from _translation(path, page, read_outline(english))


def _translation(path: Path, ours: Section, theirs: Section) -> Iterator[Finding]:
    yield from alike(path, ours, theirs)
    points = [len(page.parts["checklist"].items()) for page in (ours, theirs)]
    if points[0] != points[1]:
        what = say("{ours} points in the checklist, but {theirs} in English", ours=points[0], theirs=points[1])
        yield Finding(path, ours.parts["checklist"].number, what, say("translate every point"))
    asked = [len(page.parts["follow-ups"].parts) for page in (ours, theirs)]
    if asked[0] != asked[1]:
        what = say("{ours} follow-up questions, but {theirs} in English", ours=asked[0], theirs=asked[1])
        yield Finding(path, ours.parts["follow-ups"].number, what, say("translate every question"))


def _proofs(path: Path, page: Section) -> Iterator[Finding]:
    """Run every example, each part by itself: whoever copies one must get what it prints."""
    refutation = page.parts["refutation"]
    if not any(block.language == RUNNABLE and ">>>" in block.text for block in code_blocks(refutation.lines)):
        what = say("no example proves the refutation")
        yield Finding(path, refutation.number, what, say("show it in a ```python block with >>>"))
    for section in page.parts.values():
        for each in (section, *section.parts.values()):
            names: dict[str, Any] = {}
            yield from run_prose(path, part_of(each), names, ERRORS)

"""Questions that units bring to the quiz: readable, one answer each, different, and telling beliefs apart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from grader.authoring.check.finding import Finding, guarded
from grader.catalog import Catalog
from grader.errors import UserError
from grader.facts import Facts
from grader.model import Message, say
from grader.quiz.families.draft import Family
from grader.quiz.families.reading import COMMON, FILE, read_quiz
from grader.quiz.generators import drawn, fingerprint
from grader.quiz.misconceptions import BELIEFS, Misconception, wrong_answers
from grader.quiz.question import Question
from grader.quiz.truth import truth

SAMPLE = 40  # questions of each family; the tests' sweep takes all
DIFFERENT = 10  # among them, at least
ADVICE = say("mend the family; `axiswise quiz --topic UNIT` shows what it asks")


def check_quiz(catalog: Catalog, unit: str) -> Iterator[Finding]:
    """Check the ``quiz.toml`` of a unit, if it has one."""
    path = catalog.root / "exercises" / unit / FILE
    if path.exists():
        yield from guarded(partial(_quiz, path))


def _quiz(path: Path) -> Iterator[Finding]:
    quiz, facts = read_quiz(path), Facts(path)
    shown: set[Misconception] = set()
    for family in quiz.families:
        line = facts.line(family.name.partition("/")[2])
        try:
            questions = [drawn(f"{family.name}:{seed}", path.parent.name, family) for seed in range(SAMPLE)]
        except UserError as error:
            yield Finding(path, line, error.message, ADVICE)
            continue
        told = {belief for question in questions for belief in wrong_answers(question)}
        yield from (Finding(path, line, what, ADVICE) for what in _complaints(family, questions, told))
        shown |= told
    for belief in BELIEFS:
        if belief.number in quiz.sought and belief not in shown:
            what = say("no question shows the belief '{name}'", name=belief.name)
            yield Finding(path, facts.line(COMMON), what, say("add a family for it, or leave it out of 'beliefs'"))


def _complaints(family: Family, questions: list[Question], told: set[Misconception]) -> Iterator[Message]:
    different = len(set(map(fingerprint, questions)))
    if different < DIFFERENT:
        yield say("'{name}': of {count} questions only {different} differ",
                  name=family.name, count=len(questions), different=different)  # fmt: skip
    if not told:
        yield say("'{name}': no belief answers it wrongly, so it tells nothing", name=family.name)
    if all(truth(question) == "error" for question in questions):
        yield say("'{name}': the answer is always an error", name=family.name)

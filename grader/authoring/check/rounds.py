"""Main problems of interviews: alike in every language, answerable, with follow-ups that climb."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from grader.authoring.check.court import Court
from grader.authoring.check.examples import names_for, run_prose
from grader.authoring.check.finding import Finding
from grader.authoring.check.outlines import alike, part_of
from grader.authoring.check.source import python_files
from grader.authoring.check.suites import written_checks
from grader.catalog import Catalog
from grader.errors import UserError
from grader.facts import read_text
from grader.i18n import languages
from grader.interview.load import PROBLEM, problem, problem_page
from grader.interview.outline import Section, read_outline
from grader.interview.records import FollowUp, Probing, Problem, Run
from grader.model import Exercise, Verdict, say
from grader.quiz.answer import parse
from grader.quiz.question import Question
from grader.quiz.truth import same_answer, truth

if TYPE_CHECKING:
    from grader.judge.run import Judge

WRITE = "import numpy as np\n\n\ndef cases():\n    return [\n{inputs}    ]\n"


def check_round(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check an exercise that is a main problem; others pass."""
    if _is_problem(exercise):
        found = problem(catalog, exercise.id)
        yield from _pages(found, exercise)
        yield from _answerable(found)
        yield from _climbing(found)
        yield from _with_inputs(found)
        for each in found.follow_ups:
            if each.run:
                yield from _known(catalog, found, each, each.run)


def check_round_runs(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that the inputs given expose every mistake, and that right solutions pass the cases of each follow-up."""
    from grader.judge.run import Judge

    if not _is_problem(exercise) or not isinstance(court.judge, Judge):
        return
    found = problem(court.catalog, exercise.id)
    if found.test:
        yield from _exposed(court.judge, exercise, found.test)
    for each in found.follow_ups:
        if each.run and each.run.cases:
            yield from _fair(court.judge, court.catalog.get(each.run.exercise), found, each.id, each.run)


def _is_problem(exercise: Exercise) -> bool:
    return (exercise.folder / PROBLEM).exists()


def _at(found: Problem | Exercise, table: str) -> tuple[Path, int | None]:
    """File and line of a table: that of its heading, for a key may have the same name."""
    path = found.folder / PROBLEM
    lines = enumerate(read_text(path).splitlines(), start=1)
    return path, next((number for number, text in lines if text.strip() == f"[{table}]"), None)


# ---------------------------------------------------------------- pages


def _pages(found: Problem, exercise: Exercise) -> Iterator[Finding]:
    english = found.folder / "round.en.md"
    for lang in languages():
        path = found.folder / f"round.{lang}.md"
        if not path.exists():
            yield Finding(path, None, say("there is no such page"), say("translate round.en.md"))
            continue
        problem_page(found, lang)
        if path != english:
            yield from alike(path, read_outline(path), read_outline(english))
    yield from _examples(english, read_outline(english), exercise)


def _examples(path: Path, section: Section, exercise: Exercise) -> Iterator[Finding]:
    if any(line.fence is not None for line in section.own):
        yield from run_prose(path, part_of(section), names_for(exercise))
    for each in section.parts.values():
        yield from _examples(path, each, exercise)


# ---------------------------------------------------------------- facts


def _answerable(found: Problem) -> Iterator[Finding]:
    """Every prediction has an answer that can be typed."""
    questions = [("predict", each) for each in found.predict]
    questions += [("follow_up", each.question) for each in found.follow_ups if each.question]
    for section, question in questions:
        right = truth(question)
        if not _can_be_typed(question):
            path, line = _at(found, f"{section}.{question.id}")
            what = say("nobody can type the answer {right}", right=right)
            yield Finding(path, line, what, say("ask for a number, a shape, or True and False"))


def _can_be_typed(question: Question) -> bool:
    right = truth(question)
    typed = parse(str(right), question.asks)
    return typed is not None and same_answer(typed, right)


def _climbing(found: Problem) -> Iterator[Finding]:
    for before, each in pairwise(found.follow_ups):
        if each.level.rank < before.level.rank:
            path, line = _at(found, f"follow_up.{each.id}")
            what = say("a follow-up for {level} comes after one for {harder}", level=each.level, harder=before.level)
            yield Finding(path, line, what, say("put those for juniors first and those for seniors last"))


def _with_inputs(found: Problem) -> Iterator[Finding]:
    if found.test and not found.test.inputs:
        path, line = _at(found, "test")
        yield Finding(path, line, say("'inputs' are missing"), say("give inputs that expose every one of 'mistakes'"))


def _known(catalog: Catalog, found: Problem, follow_up: FollowUp, run: Run) -> Iterator[Finding]:
    """A run names an exercise, a function and checks that there are."""
    path, line = _at(found, f"follow_up.{follow_up.id}")
    try:
        exercise = catalog.get(run.exercise)
    except UserError as error:
        yield Finding(path, line, error.message, say("name an exercise that there is"))
        return
    if run.function not in exercise.names:
        what = say("{exercise} asks for no '{name}'", exercise=exercise.id, name=run.function)
        yield Finding(path, line, what, say("name a function of that exercise"))
    known = {check.id for check in written_checks(exercise.suite)}
    for check in run.checks:
        if check not in known:
            what = say("'{check}' is no check of {exercise}", check=check, exercise=exercise.id)
            yield Finding(path, line, what, say("name a check of its suite, without test_"))


# ---------------------------------------------------------------- runs


def _exposed(judge: Judge, exercise: Exercise, test: Probing) -> Iterator[Finding]:
    from grader.interview.probe import probe

    source = WRITE.format(inputs="".join(f"        {each},\n" for each in test.inputs))
    tested = probe(judge, exercise, test, source)
    path, line = _at(exercise, "test")
    if tested.problem:
        yield Finding(path, line, say("the inputs do not run: {why}", why=tested.problem), say("mend them"))
    for case in tested.cases:
        if not case.accepted:
            what = say("the input {call} is not accepted: {why}", call=case.shown, why=case.why)
            yield Finding(path, line, what, say("give one that the task allows"))
    if tested.cases and not any(case.edges for case in tested.cases):
        yield Finding(path, line, say("no input is at an edge"), say("add one with a size of 0 or 1, or equal sizes"))
    for mistake in tested.missed:
        what = say("none of the inputs exposes '{mistake}'", mistake=mistake)
        yield Finding(path, line, what, say("give one that does, or leave the mistake out"))


def _fair(judge: Judge, exercise: Exercise, found: Problem, follow_up: str, run: Run) -> Iterator[Finding]:
    from grader.interview.probe import compare

    path, line = _at(found, f"follow_up.{follow_up}")
    for solution in python_files(exercise.solutions):
        for mark in compare(judge, exercise, run, solution.read_text(encoding="utf-8")):
            if mark.verdict != Verdict.PASSED:
                what = say("{call}: the right solution {name} does not pass: {why}", call=mark.title,
                           name=solution.name, why=mark.message)  # fmt: skip
                yield Finding(path, line, what, say("give a case on which all right solutions agree"))

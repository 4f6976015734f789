"""Exercises answered by values: every item can be asked, answered and told right from wrong, and gives nothing away."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import partial, singledispatch
from pathlib import Path

from grader.authoring.check.catalogue import at_key
from grader.authoring.check.finding import Finding, guarded
from grader.authoring.check.source import parse
from grader.authoring.check.suites import names_its_exercise
from grader.catalog import Catalog
from grader.errors import GraderError
from grader.facts import Facts, read_text
from grader.items import Answer, Construct, Expose, Item, Pairs, Reason, Sheet, read_sheet
from grader.model import Exercise, Kind, Message, say
from grader.page import page_sections

SILENT = ("explanation", "interview")  # sections that are read after the work
LEAST_TELLING = 1000  # numbers below are found everywhere


def check_sheet(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check what an exercise of items is made of, one item after the other."""
    sheet = read_sheet(exercise)
    yield from _named(exercise)
    yield from _suite(exercise)
    total = sum(item.points for item in sheet.items)
    if total != exercise.points:
        what = say("worth {points:g} points, but its items add up to {total:g}", points=exercise.points, total=total)
        yield at_key(exercise, "points", what, say("make the two agree"))
    for item in sheet.items:
        if item.said.texts["en"] == item.said.texts["zh"]:
            yield _at(exercise, item, say("its title is the same in two languages"), say("translate it"))
        yield from guarded(partial(_item, exercise, sheet, item))


def _item(exercise: Exercise, sheet: Sheet, item: Item) -> Iterator[Finding]:
    try:
        complaints = list(sound(item))
    except GraderError as error:
        complaints = [error.message]
    for what in complaints:
        yield _at(exercise, item, what, say("mend the item"))
    if isinstance(item, Answer):
        yield from _given_away(exercise, sheet, item)


def check_mistakes(catalog: Catalog, exercise: Exercise) -> Iterator[Finding]:
    """Check that every predicted item is got wrong by a named mistake, and that no mistake has two names."""
    from grader.quiz.mistakes import mistakes_of

    sheet = read_sheet(exercise)
    mistakes = mistakes_of(exercise, sheet)
    for item in sheet.judged if exercise.kind is Kind.PREDICT else ():
        if not any(item.id in mistake.answers for mistake in mistakes):
            what = say("no misconception and no wrong variant gets this item wrong")
            yield _at(exercise, item, what, say("ask something that somebody may believe otherwise"))
    for mistake in mistakes:
        same = [each.name for each in mistakes if each.belief and each.answers == mistake.answers]
        if not mistake.belief and same:
            what = say("it answers as the misconception '{name}' does", name=same[0])
            yield Finding(exercise.wrong, None, what, say("call {file} after it", file=f"{mistake.name}.py"))


def _at(exercise: Exercise, item: Item, what: Message, advice: Message) -> Finding:
    facts = Facts(exercise.folder / "items.toml")
    return Finding(facts.path, facts.line(item.id), say("[{id}]: {what}", id=item.id, what=what), advice)


def _named(exercise: Exercise) -> Iterator[Finding]:
    wanted = "explanation" if exercise.kind is Kind.EXPLAIN else "answers"
    if exercise.names != (wanted,):
        what = say("an exercise of kind '{kind}' asks for `{name}()`", kind=exercise.kind, name=wanted)
        yield at_key(exercise, "names", what, say('write names = ["{name}"]', name=wanted))


def _suite(exercise: Exercise) -> Iterator[Finding]:
    tree = parse(exercise.suite)
    yield from names_its_exercise(exercise, tree)
    if not any(isinstance(node, ast.Expr) and ast.unparse(node) == "checks(globals())" for node in tree.body):
        what = say("the suite makes no checks")
        yield Finding(exercise.suite, None, what, say("end it with checks(globals()), from grader.quiz.suite"))


# ---------------------------------------------------------------- one item


@singledispatch
def sound(item: Item) -> Iterator[Message]:
    """What is wrong with an item."""
    yield from ()


@sound.register
def _(item: Answer) -> Iterator[Message]:
    from grader.quiz.forms.answers import questions
    from grader.quiz.question import ERROR, Asks
    from grader.quiz.reckon import reckon
    from grader.quiz.truth import parse as read
    from grader.quiz.truth import run, truth

    for question in questions(item):
        right = truth(question)
        if read(repr(right), question.asks) != right:
            yield say("its answer, {answer}, cannot be written down", answer=right)
        reckoned = reckon(question).answer
        if reckoned not in (None, right):
            yield say(
                "the misconceptions start from {reckoned}, but NumPy gives {right}", reckoned=reckoned, right=right
            )
        if question.asks is Asks.STRIDES and right != ERROR:
            import numpy as np

            inputs = {name: np.ones(each.shape, each.dtype) for name, each in question.inputs.items()}
            if {0, 1} & set(np.shape(run(question.snippet, inputs))):
                yield say("strides of axes of length 0 or 1 mean nothing")


@sound.register
def _(item: Pairs) -> Iterator[Message]:
    from grader.quiz.forms.answers import as_input
    from grader.quiz.forms.pairs import rows_of
    from grader.quiz.question import ERROR, Asks, Question
    from grader.quiz.truth import truth

    left, right = (each.shape for each in item.inputs.values())
    results = [row[3] for row in rows_of(left, right)][::-1]
    inputs = {name: as_input(each) for name, each in item.inputs.items()}
    found = truth(Question(item.id, "pairs", "", item.snippet, inputs, Asks.SHAPE))
    if found != (ERROR if None in results else tuple(results)):
        yield say("its snippet gives {found}, the table {table}", found=found, table=tuple(results))


@sound.register
def _(item: Reason) -> Iterator[Message]:
    from grader.quiz.forms.reasons import right_codes

    right = right_codes(item)
    if len(right) != 1:
        yield say("{count} codes hold, not one: {codes}", count=len(right), codes=", ".join(right))


@sound.register
def _(item: Construct) -> Iterator[Message]:
    from grader.quiz.forms.constructs import mark

    if len(item.makes) == 1:
        for shape in {each.shape for each in item.inputs.values()} | {()}:
            if mark(item, shape).right:
                yield say("{shape} passes: it is shown, or empty", shape=shape)


@sound.register
def _(item: Expose) -> Iterator[Message]:
    from grader.quiz.forms.exposes import function_of

    if function_of(item.wrong) != function_of(item.right):
        yield say("the wrong function and the right one have different names")


# ---------------------------------------------------------------- nothing given away


def _given_away(exercise: Exercise, sheet: Sheet, item: Answer) -> Iterator[Finding]:
    """Search what a learner reads before the work for an item's answer."""
    shown = {each.shape for other in sheet.items for each in getattr(other, "inputs", {}).values()}
    for literal in _literals(item, shown):
        for path, text in _texts(exercise):
            if literal in text and literal not in item.snippet:
                what = say("{file} holds the answer {answer}", file=path.name, answer=literal)
                yield _at(exercise, item, what, say("take it out, or ask for another"))


def _literals(item: Answer, shown: set[tuple[int, ...]]) -> Iterator[str]:
    """Answers that are long enough to be looked for."""
    from grader.quiz.forms.answers import questions
    from grader.quiz.truth import truth

    for answer in map(truth, questions(item)):
        long = isinstance(answer, tuple) and len(answer) > 1 and answer not in shown
        if long or (isinstance(answer, int) and answer > LEAST_TELLING):
            yield str(answer)


def _texts(exercise: Exercise) -> Iterator[tuple[Path, str]]:
    for name in ("stub.py", "items.toml"):
        yield exercise.folder / name, read_text(exercise.folder / name)
    for path in sorted(exercise.folder.glob("*.md")):
        sections = page_sections(path)[1]
        yield path, "\n".join(part.text for name, part in sections.items() if name not in SILENT)

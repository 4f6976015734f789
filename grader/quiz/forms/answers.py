"""Mark what a learner says NumPy gives: NumPy is run on the item's snippet, now."""

from __future__ import annotations

from collections.abc import Sequence

from grader.items import Answer
from grader.items import Given as GivenInput
from grader.model import Message, say
from grader.quiz.marks import Mark, shown
from grader.quiz.question import ERROR, Asks, Input, Question
from grader.quiz.question import Answer as Value
from grader.quiz.truth import nearly, parse, same_answer, truth

EXAMPLES = {
    Asks.SHAPE: "(2, 3)",
    Asks.DTYPE: '"float16"',
    Asks.STRIDES: "(12, 4)",
    Asks.NBYTES: "96",
    Asks.VIEW: '"view"',
    Asks.VALUE: "7",
}


def questions(item: Answer) -> tuple[Question, ...]:
    """Questions that an item asks, one for each thing it wants to know."""
    snippet = "\n".join(part for part in (item.before, item.snippet, item.value) if part)
    inputs = {name: as_input(given) for name, given in item.inputs.items()}
    return tuple(Question(item.id, "item", "", snippet, inputs, Asks(asks), item.facts) for asks in item.asks)


def as_input(given: GivenInput) -> Input:
    """Input of a question."""
    return Input(given.shape, given.dtype, given.values)


def mark(item: Answer, given: object) -> Mark:
    """Mark one answer, or the tuple of answers where several things are asked."""
    asked = questions(item)
    parts = _parts(given, len(asked))
    if parts is None:
        example = ", ".join(EXAMPLES[each.asks] for each in asked)
        return Mark(
            False,
            None,
            say("{got} is not of the form ({example})", got=shown(given), example=example),
            where=_line(item),
        )
    said = [parse(part, each.asks) for part, each in zip(parts, asked, strict=True)]
    for part, value, each in zip(parts, said, asked, strict=True):
        if value is None:
            return Mark(False, None, _unreadable(part, each.asks), where=_line(item))
    understood = tuple(value for value in said if value is not None)
    right = tuple(map(truth, asked))
    return _compared(item, asked, understood, right)


def _parts(given: object, count: int) -> Sequence[object] | None:
    if count == 1:
        return [given]
    if isinstance(given, str):
        return [given] * count if parse(given, Asks.SHAPE) == ERROR else None
    return given if isinstance(given, tuple | list) and len(given) == count else None


def _compared(item: Answer, asked: Sequence[Question], said: tuple[Value, ...], right: tuple[Value, ...]) -> Mark:
    for question, got, want in zip(asked, said, right, strict=True):
        if not same_answer(got, want):
            several = len(asked) > 1 and got != ERROR
            reason = _wrong(question.asks, got) if several else say("not {got}", got=_quoted(got))
            return Mark(False, said, reason, _hint(question.asks, got, want), _line(item))
    return Mark(True, said)


def _quoted(got: Value) -> str:
    return f'"{got}"' if isinstance(got, str) else str(got)


def _line(item: Answer) -> str:
    """The code that is asked about: the last line."""
    return item.value or item.snippet.splitlines()[-1]


def _unreadable(given: object, asks: Asks) -> Message:
    meant = nearly(given, asks)
    if meant is not None:
        return say("{got} is a number; did you mean {meant}? If so, write that", got=shown(given), meant=meant)
    what = {
        Asks.SHAPE: say("{got} is no shape; write one like {example}", got=shown(given), example=EXAMPLES[asks]),
        Asks.DTYPE: say("{got} is no dtype; write one like {example}", got=shown(given), example=EXAMPLES[asks]),
        Asks.STRIDES: say("{got} are no strides; write them like {example}", got=shown(given), example=EXAMPLES[asks]),
        Asks.NBYTES: say("{got} is no number of bytes; write one like {example}",
                         got=shown(given), example=EXAMPLES[asks]),
        Asks.VIEW: say('{got} is neither "view" nor "copy"', got=shown(given)),
        Asks.VALUE: say("{got} is no plain value; write one like {example}",
                        got=shown(given), example=EXAMPLES[asks]),
    }  # fmt: skip
    return say('{what}, or "error" where NumPy raises', what=what[asks])


def _wrong(asks: Asks, got: Value) -> Message:
    return {
        Asks.SHAPE: say("the shape is not {got}", got=got),
        Asks.DTYPE: say("the dtype is not {got}", got=got),
        Asks.STRIDES: say("the strides are not {got}", got=got),
        Asks.NBYTES: say("the number of bytes is not {got}", got=got),
        Asks.VIEW: say("it is no {got}", got=got),
        Asks.VALUE: say("the value is not {got}", got=got),
    }[asks]


def _hint(asks: Asks, got: Value, right: Value) -> Message | None:
    """Say where to look, without saying what is right."""
    if right == ERROR:
        return say("ask first whether it runs at all")
    if got == ERROR:
        return say("NumPy runs it")
    if asks is not Asks.SHAPE or not isinstance(got, tuple) or not isinstance(right, tuple):
        return None
    if len(got) != len(right):
        return say("the number of axes is not {count}", count=len(got))
    axis = next(axis for axis in range(-1, -len(got) - 1, -1) if got[axis] != right[axis])
    return say("look at axis {axis}", axis=axis)

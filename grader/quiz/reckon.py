"""Reckon a snippet by a set of rules, as a person does on paper: shapes, dtypes, strides and memory, without NumPy.

Under NumPy's rules this gives NumPy's answer; under a misconception's, the answer of whoever holds it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from math import prod
from typing import Any

from grader.quiz.calls.arguments import Dtype
from grader.quiz.mind import Mind
from grader.quiz.mind import Step as Step
from grader.quiz.question import COPY, ERROR, VIEW, Answer, Asks, Input, Question
from grader.quiz.rules import NUMPY, Array, Beyond, Memory, Raises, Rules, c_strides, fresh


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Answer by one set of rules, and the rules that were asked for it, in order; no answer where they do not reach."""

    answer: Answer | None
    steps: tuple[Step, ...]


def reckon(question: Question, rules: Rules = NUMPY) -> Reckoning:
    """Answer `question` by `rules`."""
    valued = question.asks is Asks.VALUE
    mind = Mind(rules, {name: _given(each, valued) for name, each in question.inputs.items()})
    try:
        answer: Answer | None = _READ[question.asks](mind, mind.run(_tree(question.snippet)))
    except Raises:
        answer = ERROR
    except Beyond:
        answer = None
    return Reckoning(answer, tuple(mind.steps))


@lru_cache(maxsize=1024)
def _tree(snippet: str) -> ast.Module:
    return ast.parse(snippet)


@lru_cache(maxsize=1024)
def _given(each: Input, valued: bool) -> Array:
    """Array of an input; its elements only where a value is asked for."""
    ones = (1,) * prod(each.shape) if valued and prod(each.shape) <= 64 else None
    array = fresh(each.shape, each.dtype, each.values if valued and each.values is not None else ones)
    return replace(array, memory=Memory(array.memory.nbytes, given=True))


# ---------------------------------------------------------------- reading the answer


def _read_shape(mind: Mind, value: Any) -> Answer:
    if isinstance(value, Array):
        return value.shape
    return () if isinstance(value, int | float) else (len(value),)


def _read_dtype(mind: Mind, value: Any) -> Answer:
    return value.name if isinstance(value, Dtype) else mind.array(value).dtype


def _read_strides(mind: Mind, value: Any) -> Answer:
    array = mind.array(value)
    if not array.in_order and not array.memory.given and array.strides == c_strides(array.shape, array.itemsize):
        raise Beyond  # arithmetic keeps the order of its operands, which these rules do not follow
    return tuple(mind.ask("step", array.strides, array.itemsize))


def _read_nbytes(mind: Mind, value: Any) -> Answer:
    return int(mind.ask("occupies", mind.array(value)))


def _read_view(mind: Mind, value: Any) -> Answer:
    return VIEW if mind.array(value).memory.given else COPY


def _read_value(mind: Mind, value: Any) -> Answer:
    if isinstance(value, Array):
        if value.values is None:
            raise Beyond
        return value.values[0] if value.shape == () else value.values  # type: ignore[return-value]
    if isinstance(value, bool | int | float | tuple):
        return value
    raise Beyond


_READ: Mapping[Asks, Callable[[Mind, Any], Answer]] = {
    Asks.SHAPE: _read_shape,
    Asks.DTYPE: _read_dtype,
    Asks.STRIDES: _read_strides,
    Asks.NBYTES: _read_nbytes,
    Asks.VIEW: _read_view,
    Asks.VALUE: _read_value,
}

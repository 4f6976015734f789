"""What a learner constructs: read, and bounded before anything is made of it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from math import prod

import numpy as np

from grader.items import Given, Make
from grader.model import Message, say
from grader.quiz.marks import shown
from grader.quiz.question import Asks
from grader.quiz.truth import nearly, parse

LONGEST = 4000  # characters of a text
AS_LISTS = str.maketrans("()（）［］【】，", "[][][][],")
TOO_LARGE = say("these sizes are too large to try out; smaller ones will do")

MOST_AXES = 8
MOST_ELEMENTS = 1 << 20  # of one array, and of all of them broadcast together
MOST_VALUES = 1 << 11  # of an array that a function gets: it may make all pairs of them
LARGEST = 10**6  # what an element may be
LARGEST_SIZE = 10**4  # what a whole number may be: a snippet may make arrays of that many rows


class Unfit(Exception):
    """What was given cannot be used; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def read(makes: Mapping[str, Make], given: object) -> dict[str, object]:
    """What was constructed, by name: a shape as a tuple, a whole number, or nested lists.

    Parameters
    ----------
    makes : mapping
        What was to be constructed.
    given : object
        One thing, or a tuple of as many as are wanted, or a dict by their names.

    Raises
    ------
    Unfit
    """
    return {name: _READERS[kind](part) for (name, kind), part in zip(makes.items(), _parts(makes, given), strict=True)}


def comparable(found: Mapping[str, object]) -> tuple[object, ...]:
    """What was constructed, in the form in which answers are compared and shown."""
    return tuple(each.tolist() if isinstance(each, np.ndarray) else each for each in found.values())


def inputs(makes: Mapping[str, Make], found: Mapping[str, object], others: Mapping[str, Given]) -> dict[str, Given]:
    """Inputs of a trial: what was constructed, and what the author gave. Raises `Unfit` for huge ones."""
    made = {**others, **{name: _input(makes[name], each) for name, each in found.items()}}
    if prod(map(max, _axes([each.shape for each in made.values()]))) > MOST_ELEMENTS:
        raise Unfit(TOO_LARGE)
    return made


def _input(kind: Make, found: object) -> Given:
    """A shape as an array of ones of that shape; numbers as they are, a shape's own among them."""
    if kind is Make.ARRAY and isinstance(found, tuple):
        return Given(found)
    values = np.asarray(found)
    return Given(values.shape, "float64" if kind is Make.VALUES else "int64", tuple(values.ravel().tolist()))


def _axes(shapes: Sequence[tuple[int, ...]]) -> Sequence[tuple[int, ...]]:
    return list(zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1))


def _parts(makes: Mapping[str, Make], given: object) -> Sequence[object]:
    if isinstance(given, dict) and set(given) == set(makes):
        return [given[name] for name in makes]
    if len(makes) == 1:
        return [given]
    if isinstance(given, tuple | list) and len(given) == len(makes):
        return given
    names = ", ".join(makes)
    raise Unfit(say("{got} is not of the form ({names})", got=shown(given), names=names))


def _shape(given: object) -> tuple[int, ...]:
    shape = parse(given, Asks.SHAPE)
    if not isinstance(shape, tuple):
        meant, got = nearly(given, Asks.SHAPE), shown(given)
        if meant is not None:
            raise Unfit(say("{got} is a number; did you mean {meant}? If so, write that", got=got, meant=meant))
        raise Unfit(say("{got} is no shape; write one like {example}", got=got, example="(2, 3)"))
    if len(shape) > MOST_AXES:
        raise Unfit(say("{count} axes are more than it takes; {most} will do", count=len(shape), most=MOST_AXES))
    if prod(shape) > MOST_ELEMENTS or max(shape, default=0) > MOST_ELEMENTS:
        raise Unfit(TOO_LARGE)
    return shape


def _whole(given: object) -> int:
    number = parse(given, Asks.VALUE)  # "640" and 640.0 too
    match number:
        case bool():
            pass
        case int() | float() if number == number // 1 and abs(number) <= LARGEST_SIZE:
            return int(number)
    raise Unfit(say("{got} is no whole number of a size that can be tried", got=shown(given)))


def _values(given: object) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    try:
        array = np.array(_nested(given) if isinstance(given, str) else given)
    except (ValueError, TypeError, OverflowError):
        array = np.array(None)
    if array.dtype.kind not in "iuf" or array.ndim > MOST_AXES:
        raise Unfit(say("{got} is no number and no nested list of numbers", got=shown(given)))
    if array.size > MOST_VALUES:
        raise Unfit(TOO_LARGE)
    if not np.isfinite(array).all() or (np.abs(array) > LARGEST).any():
        raise Unfit(say("there is a number in {got} that is too large to be tried", got=shown(given)))
    return array.astype(np.float64)


def _nested(text: str) -> object:
    """What a text says of numbers and nested lists: ``"5,6"``, ``"[[1, 2], [3, 4]]"``; the text itself otherwise."""
    flat = parse(text, Asks.VALUE)
    if flat is not None:
        return flat
    text = text[:LONGEST].translate(AS_LISTS)
    for form in (text, f"[{text}]") if text.strip() else ():
        try:
            return json.loads(form)
        except (ValueError, RecursionError):
            continue
    return text


_READERS = {Make.ARRAY: _shape, Make.SHAPE: _shape, Make.WHOLE: _whole, Make.VALUES: _values}

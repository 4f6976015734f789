"""Tell a learner which belief an answer fits: what it assumes, where it breaks in this question, its smallest case."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from grader.facts import Facts
from grader.i18n import SOURCE, Translator, translator
from grader.model import Message, say
from grader.quiz.question import ERROR, Answer, Asks, Input, Question, Shape
from grader.quiz.reckon import Step, reckon
from grader.quiz.rules import Raises
from grader.quiz.smallest import smallest
from grader.quiz.truth import truth

if TYPE_CHECKING:
    from grader.quiz.misconceptions import Misconception

Outcome = Shape | None  # None: NumPy raises
BY_AXIS = (Asks.SHAPE, Asks.STRIDES)  # answers with an entry an axis; those of a value are elements


def explain(belief: Misconception, question: Question, lang: str) -> str:
    """What `belief` assumes, the axis where it breaks in `question`, and the smallest case that shows it.

    Returns
    -------
    str
        A line for each of these; no line where nothing can be said.
    """
    tr = translator(lang)
    fits = say("This answer fits the belief that {belief}. That is not so. {so}", belief=told(belief, lang),
               so=so(belief, lang))  # fmt: skip
    lines = [fits]
    where = breaks_at(belief, question)
    if where:
        lines.append(where)
    lines.append(smallest_case(belief, tr))
    return "\n".join(tr.say(line) for line in lines)


def explain_again(belief: Misconception, question: Question, lang: str) -> str:
    """What `explain` says, for whoever was told of the belief a moment ago: its name, and the axis where it breaks."""
    lines = [say("This too fits the belief that {belief}.", belief=told(belief, lang))]
    where = breaks_at(belief, question)
    if where:
        lines.append(where)
    return "\n".join(map(translator(lang).say, lines))


def told(belief: Misconception, lang: str) -> str:
    """What the belief is, as a clause."""
    return _texts(lang)[belief.name]["belief"]


def so(belief: Misconception, lang: str) -> str:
    """What is so instead."""
    return _texts(lang)[belief.name]["so"]


def smallest_case(belief: Misconception, tr: Translator) -> Message:
    """Smallest question that the belief answers wrongly, with both answers."""
    case = smallest(belief)
    right, wrong = truth(case), belief.wrong(case)
    assert wrong is not None
    return say(
        "Smallest case, {inputs}: `{snippet}` gives {right}; by that belief, {wrong}.",
        inputs=", ".join(given(case)),
        snippet="; ".join(case.snippet.splitlines()),
        right=shown(right, case.asks),
        wrong=shown(wrong, case.asks),
    )


def given(question: Question) -> list[str]:
    """Inputs of a question as a reader is told of them; the dtype where it matters."""
    plain = question.asks in (Asks.SHAPE, Asks.VIEW)
    return [_given(name, each, plain and each.dtype != "bool") for name, each in question.inputs.items()]


def _given(name: str, each: Input, plain: bool) -> str:
    content = str(each.shape) if each.values is None else str(list(each.values))
    return f"{name} {content}" if plain else f"{name} {content} {each.dtype}"


def shown(answer: Answer, asks: Asks) -> Message:
    """Answer as a learner reads it."""
    if answer == ERROR:
        return say("an error")
    if asks is Asks.NBYTES:
        return say("{count} new bytes", count=answer)
    if asks is Asks.STRIDES:
        return say("strides {answer}", answer=answer)
    if asks is Asks.VIEW:
        return say("a view") if answer == "view" else say("a copy")
    return say("{answer}", answer=answer)


@cache
def _texts(lang: str) -> Mapping[str, Mapping[str, str]]:
    path = Path(__file__).with_name(f"beliefs.{lang}.toml")
    return Facts(path if path.exists() else path.with_name(f"beliefs.{SOURCE}.toml")).table


# ---------------------------------------------------------------- the axis where it breaks


def breaks_at(belief: Misconception, question: Question) -> Message | None:
    """Say at which axis of `question` the belief parts with NumPy; None where no axis is concerned."""
    step = _parting(belief, question)
    if step and belief.rule in _PLACES:
        return _PLACES[belief.rule](belief, step)
    if question.asks not in BY_AXIS:
        return None
    right, wrong = truth(question), belief.wrong(question)
    if not isinstance(right, tuple) or not isinstance(wrong, tuple):
        return None
    return _first_difference(right, wrong)


def _parting(belief: Misconception, question: Question) -> Step | None:
    """First time that the belief's rule says something else than NumPy's."""
    for step in reckon(question).steps:
        if step.rule == belief.rule and _believed(belief, step) != step.said:
            return step
    return None


def _believed(belief: Misconception, step: Step) -> object:
    try:
        return belief.believed(*step.told)
    except Raises:
        return None


def _first_difference(right: Shape, wrong: Shape) -> Message:
    for place, (x, y) in enumerate(zip_longest(right[::-1], wrong[::-1]), start=1):
        if x is None:
            return say("Here it breaks at axis {axis}: the result has no such axis.", axis=-place)
        if y is None:
            return say("Here it breaks at axis {axis}: the result has one there, {size}.", axis=-place, size=x)
        if x != y:
            return say("Here it breaks at axis {axis}: NumPy has {x} there, that belief {y}.", axis=-place, x=x, y=y)
    raise AssertionError("a wrong answer that is right")


def _at_meeting(belief: Misconception, step: Step) -> Message:
    """Where two shapes meet: in a sum, a batch of matrix products, under a mask."""
    a, b = step.told[:2]
    wrong = _believed(belief, step)
    axis = _blamed(belief, a, b, _tried(a, b), wrong if isinstance(wrong, tuple) else None)
    x, y = _size(a, axis), _size(b, axis)
    if x is None and y is None:
        return say("Here it breaks at axis {axis}: the result has no such axis.", axis=axis)
    if x is None or y is None:
        size = y if x is None else x
        if size == 1:
            return say("Here it breaks at axis {axis}: 1 meets an axis that is missing; it counts as 1 too.", axis=axis)
        return say("Here it breaks at axis {axis}: {size} meets an axis that is missing; it counts as 1 and stretches.",
                   axis=axis, size=size)  # fmt: skip
    if x == y:
        return say("Here it breaks at axis {axis}: {x} meets {y}; they are equal, and so is the result.",
                   axis=axis, x=x, y=y)  # fmt: skip
    if 1 in (x, y):
        other = y if x == 1 else x
        return say("Here it breaks at axis {axis}: {x} meets {y}; the 1 becomes {other}.",
                   axis=axis, x=x, y=y, other=other)  # fmt: skip
    return say("Here it breaks at axis {axis}: {x} meets {y}, and neither is 1, so NumPy raises.", axis=axis, x=x, y=y)


def _at_batch(belief: Misconception, step: Step) -> Message:
    """Where the batch axes of matrices meet; their axes are counted with the matrices'."""
    message = _at_meeting(belief, step)
    axis = message.params["axis"]
    assert isinstance(axis, int)
    return Message(message.template, {**message.params, "axis": axis - 2})


def _tried(a: Shape, b: Shape) -> Outcome:
    from grader.quiz.wrong_shapes import outcome

    return outcome(a, b)


def _size(shape: Shape, axis: int) -> int | None:
    return shape[axis] if -len(shape) <= axis else None


def _blamed(belief: Misconception, a: Shape, b: Shape, right: Outcome, wrong: Outcome) -> int:
    """Axis, counted from the right, that the belief gets wrong."""
    axes = range(-1, -max(len(a), len(b)) - 1, -1)
    if right is None:
        return next(axis for axis in axes if _conflicts(_size(a, axis), _size(b, axis)))
    if wrong is not None:
        every = range(-1, -max(len(right), len(wrong)) - 1, -1)
        return next((axis for axis in every if _size(right, axis) != _size(wrong, axis)), -1)
    mended = (axis for axis in axes if _is_mended(belief, a, b, axis))
    missing = (axis for axis in axes if None in (_size(a, axis), _size(b, axis)))
    differing = (axis for axis in axes if _size(a, axis) != _size(b, axis))
    return next(mended, None) or next(missing, None) or next(differing, -1)


def _conflicts(x: int | None, y: int | None) -> bool:
    return x is not None and y is not None and x != y and 1 not in (x, y)


def _is_mended(belief: Misconception, a: Shape, b: Shape, axis: int) -> bool:
    """Say whether a belief that refuses the shapes takes them once they agree at `axis`."""
    if None in (_size(a, axis), _size(b, axis)):
        return False
    one, other = list(a), list(b)
    one[axis] = other[axis] = 2
    try:
        belief.believed(tuple(one), tuple(other))
    except Raises:
        return False
    return True


def _at_joint(belief: Misconception, step: Step) -> Message:
    """Parts that are joined, and agree everywhere but at the joint."""
    shapes, joint = step.told
    first = shapes[0]
    other = next(shape for shape in shapes if len(shape) != len(first) or _differs(first, shape, joint))
    if len(other) != len(first):
        return say("Here it breaks at the number of axes: {x} and {y}, and nothing is added to either.",
                   x=first, y=other)  # fmt: skip
    at = next(at for at in range(len(first)) if at != joint and first[at] != other[at])
    return say("Here it breaks at axis {axis}: {x} meets {y}, and nothing stretches where parts are joined.",
               axis=at - len(first), x=first[at], y=other[at])  # fmt: skip


def _differs(one: Shape, other: Shape, joint: int) -> bool:
    return any(x != y for at, (x, y) in enumerate(zip(one, other, strict=True)) if at != joint)


def _at_growth(belief: Misconception, step: Step) -> Message:
    left, result = step.told
    axis = next(axis for axis in range(-1, -len(result) - 1, -1) if _size(left, axis) != _size(result, axis))
    had = _size(left, axis)
    if had is None:
        return say("Here it breaks at axis {axis}: the left side has no such axis, and `+=` cannot add one.", axis=axis)
    return say("Here it breaks at axis {axis}: the left side has {x} there, and `+=` cannot make it {y}.",
               axis=axis, x=had, y=result[axis])  # fmt: skip


_PLACES: Mapping[str, Callable[[Misconception, Step], Message]] = {
    "broadcast": _at_meeting,
    "batch": _at_batch,
    "mask": _at_meeting,
    "join": _at_joint,
    "grow": _at_growth,
}

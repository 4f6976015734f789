"""A nudge for whoever is stuck at a question: the shapes side by side and the rule in short, never the answer."""

from __future__ import annotations

from collections.abc import Mapping

from grader.i18n import Translator
from grader.model import Message, say
from grader.quiz.operands import Written
from grader.quiz.picture import aligned
from grader.quiz.question import Asks, Question
from grader.quiz.reckon import reckon

RULES_IN_SHORT: Mapping[Asks, Message] = {
    Asks.SHAPE: say(
        "Compare the sizes from the right: equal sizes stay, a 1 or a missing axis stretches, the rest raises."
    ),
    Asks.DTYPE: say(
        "Python numbers give way to an array's dtype, NumPy scalars do not; in place nothing may get wider."
    ),
    Asks.STRIDES: say("Strides are bytes to the next element along each axis; a stretched axis has 0."),
    Asks.NBYTES: say("A view takes no memory of its own; arithmetic and copies take size times bytes an element."),
    Asks.VIEW: say("Slices, new axes and transposing give views; lists of indices and arithmetic give new arrays."),
    Asks.VALUE: say("Integers wrap around at the end of their range; a broadcast view is read-only."),
}


# Of shapes, where the first of these rules comes in.
SHAPES_IN_SHORT: Mapping[str, Message] = {
    "join": say("Parts that are joined must have equal shapes, but for the axis that is joined; nothing stretches."),
    "matmul": say("The last two axes are matrices, whose inner sizes must agree; the axes before them broadcast."),
    "grow": say("The result is reckoned as ever; in place, it must fit the left side, which keeps its shape."),
    "broadcast": RULES_IN_SHORT[Asks.SHAPE],
    "reduce": say("A reduced axis goes; with keepdims=True a 1 stays in its place."),
    "index": say("None makes an axis of size 1 where it stands; a number takes an axis away; the order stays."),
}


def hint(question: Question, tr: Translator) -> list[str]:
    """A nudge: the shapes that meet first, right-aligned without what comes of it, and the rule in short."""
    if question.asks is not Asks.SHAPE:
        return [tr.say(RULES_IN_SHORT[question.asks])]
    steps = reckon(question).steps
    asked = {step.rule for step in steps}
    rule = next((rule for rule in SHAPES_IN_SHORT if rule in asked), "broadcast")
    lines = [tr.say(SHAPES_IN_SHORT[rule])]
    first = next((step for step in steps if step.rule == "broadcast"), None)
    if first is not None:
        names = Written(question.snippet).operands(first.node)
        lines = aligned(dict(zip(names, first.told, strict=True))) + lines
    return lines

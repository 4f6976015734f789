"""How an answer is marked: one function for each form of item."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grader.items import Answer, Construct, Expose, Item, Pairs, Reason
from grader.quiz.forms import answers, constructs, exposes, pairs, reasons
from grader.quiz.marks import Mark

MARKERS: Mapping[type[Item], Callable[[Any, object], Mark]] = {
    Answer: answers.mark,
    Pairs: pairs.mark,
    Reason: reasons.mark,
    Construct: constructs.mark,
    Expose: exposes.mark,
}


def mark(item: Item, given: object) -> Mark:
    """Mark what was given for an item."""
    return MARKERS[type(item)](item, given)

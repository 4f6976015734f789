"""Mark a whole sheet: every item on its own, then which one mistake would explain all that is wrong."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from grader.items import Item, Sheet
from grader.judge.compare import kind_of
from grader.judge.failure import CheckFailed
from grader.model import Message, say
from grader.quiz import forms
from grader.quiz.marks import Mark, shown
from grader.quiz.plain import plain
from grader.wire import Opaque


@dataclass(frozen=True, slots=True)
class Marked:
    """A marked sheet: the mark of every judged item that was answered, and keys that are no item."""

    marks: Mapping[str, Mark]
    texts: Mapping[str, str]  # what was written for the items that are not judged
    strange: Sequence[str]

    @property
    def wrong(self) -> tuple[str, ...]:
        """Items that were answered wrongly."""
        return tuple(id_ for id_, mark in self.marks.items() if not mark.right)

    def missing(self, item: Item) -> Message:
        """Say that an item is not answered, and which misspelt key may have been meant for it."""
        near = difflib.get_close_matches(item.id, self.strange, 1, 0.7)
        if near:
            return say('no answer yet; "{near}" is no item, did you mean "{id}"?', near=near[0], id=item.id)
        return say("no answer yet")


def mark_sheet(sheet: Sheet, answers: object) -> Marked:
    """Mark what a learner's function returned.

    Raises
    ------
    CheckFailed
        When it is no dict.
    """
    if answers is None:
        raise CheckFailed(say("it returned None: is a `return` missing?"))
    if not isinstance(answers, dict):
        kind = answers.type_name if isinstance(answers, Opaque) else kind_of(answers)
        raise CheckFailed(say("it returned a {kind}; expected the dict of the stub", kind=kind))
    given = {key: plain(value) for key, value in answers.items() if isinstance(key, str)}
    marks = {item.id: forms.mark(item, given[item.id]) for item in sheet.judged if given.get(item.id) is not None}
    known = {item.id for item in sheet.items}
    texts = {item.id: _text(given.get(item.id)) for item in sheet.items if not item.points}
    return Marked(marks, texts, [shown(key).strip("'") for key in answers if key not in known])


def _text(given: object) -> str:
    """Free words on one line; empty when there are none."""
    return " ".join(given.split()) if isinstance(given, str) else ""

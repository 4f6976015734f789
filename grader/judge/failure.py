"""What a check can end in besides passing; each carries messages that are not yet in a language.

CheckFailed             the hand-in is wrong
+-- SubmissionRaised    its code raised
+-- SubmissionEnded     its process ended: a crash, a time limit
+-- Unanswered          nothing is written yet where an answer is due
Blocked                 a check that this one needs did not pass
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from grader.model import Bilingual, Message, say
from grader.sandbox.dialogue import ChildEnded, Ending
from grader.sandbox.limits import Limits
from grader.sandbox.source import lines_of


class CheckFailed(Exception):
    """The hand-in is wrong.

    Parameters
    ----------
    reason : Message
        What is wrong, giving no expected value away.
    detail : Message or Bilingual, optional
        What was expected; shown at full feedback only.
    call : str
        The call that showed it.
    """

    def __init__(self, reason: Message | Bilingual, detail: Message | Bilingual | None = None, call: str = "") -> None:
        super().__init__(str(reason))
        self.reason, self.detail, self.call = reason, detail, call


class Raised(NamedTuple):
    """An exception of the learner's code, as plain data."""

    type_name: str
    bases: tuple[str, ...]  # built-in classes that it is one of
    text: str
    lines: tuple[int, ...]  # of the learner's file, outermost first

    @classmethod
    def from_wire(cls, form: Mapping[str, Any]) -> Raised:
        """Build one from what the child sent; anything odd in it is left out."""
        lines, bases = form.get("trace"), form.get("mro")
        return cls(
            " ".join(_text(form.get("type"), 200).split()),
            tuple(_text(name, 100) for name in bases[:50]) if isinstance(bases, list) else (),
            _text(form.get("text"), 500),
            tuple(n for n in lines[:50] if isinstance(n, int)) if isinstance(lines, list) else (),
        )

    @property
    def said(self) -> str:
        """The exception as Python itself would end a traceback, on one line."""
        return " ".join(f"{self.type_name}: {self.text}".split()) if self.text else self.type_name


def _text(form: object, limit: int) -> str:
    return form[:limit] if isinstance(form, str) else ""


class SubmissionRaised(CheckFailed):
    """The learner's code raised where an answer was due."""

    def __init__(self, raised: Raised, call: str, source: str) -> None:
        self.raised = raised
        super().__init__(_raised_message(raised, source), call=call)


def _raised_message(raised: Raised, source: str) -> Message:
    if raised.type_name == "SystemExit":
        return say("it called `sys.exit`; return the result instead")
    if not raised.lines:
        return say("it raised {what}", what=raised.said)
    number = raised.lines[-1]
    lines = lines_of(source)
    text = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    return say("it raised {what} (line {line}: `{text}`)", what=raised.said, line=number, text=text[:160])


class SubmissionEnded(CheckFailed):
    """The learner's process ended, or had to be ended, where an answer was due."""

    def __init__(self, ended: ChildEnded, call: str, limits: Limits) -> None:
        self.ending = ended.ending
        super().__init__(_ended_message(ended, limits), call=call)


def _ended_message(ended: ChildEnded, limits: Limits) -> Message:
    match ended.ending:
        case Ending.TIME:
            return say("it gave no answer within {seconds} s and was stopped", seconds=f"{limits.wall:g}")
        case Ending.CPU:
            return say(
                "it used up its {seconds} s of processor time: is there a loop that never ends?", seconds=limits.cpu
            )
        case Ending.CRASH:
            return say("its process crashed ({signal})", signal=ended.detail)
        case Ending.EXIT:
            return say("it ended its own process (exit code {code}); return the result instead", code=ended.detail)
        case Ending.ASKING:
            return say("it called the functions it was given more than {limit} times in one call", limit=limits.needs)
        case Ending.FLOOD:
            return say("it returned more than {size} MB in all", size=limits.received >> 20)
        case Ending.CLOSED:
            return say("it closed the channel to the grader, so nothing that it returned could be heard")
        case Ending.GARBLED:
            return say("it wrote to the grader's channel, and what arrived was not an answer")
        case _:
            return say("its process was killed, most likely for the memory it took")


class Unanswered(CheckFailed):
    """Nothing is written yet where an answer is due: the check is missing, not failed."""


class Blocked(pytest.skip.Exception):  # type: ignore[misc, name-defined]
    """A check that this one needs did not pass; ``needed`` is its title."""

    def __init__(self, needed: Message | Bilingual) -> None:
        super().__init__(str(needed))
        self.needed = needed

"""What is found of one answer on a sheet."""

from __future__ import annotations

from dataclasses import dataclass

from grader import wire
from grader.model import Bilingual, Message

SHOWN = 80  # characters of an answer that are repeated to whoever gave it


@dataclass(frozen=True, slots=True)
class Mark:
    """Whether an answer is right, and what to say of it.

    Parameters
    ----------
    right : bool
    answer : object
        The answer as it was understood, in the one form in which answers are compared; None where it was not.
    reason : Message or Bilingual, optional
        What is wrong, giving no expected value away.
    detail : Message or Bilingual, optional
        More, for full feedback.
    where : str
        The code that the answer is about.
    """

    right: bool
    answer: object = None
    reason: Message | Bilingual | None = None
    detail: Message | Bilingual | None = None
    where: str = ""


def shown(given: object) -> str:
    """Return an answer as it is repeated to whoever gave it, on one line."""
    if isinstance(given, wire.Opaque):
        return given.shown[:SHOWN]
    return " ".join(wire.shown(given, SHOWN).split())

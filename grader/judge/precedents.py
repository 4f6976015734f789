"""What came of programs that were judged: the same program, handed in once more, need not be run to know it."""

from __future__ import annotations

from typing import NamedTuple

from grader.judge.failure import Raised, SubmissionEnded, SubmissionRaised
from grader.judge.plugin import Ended
from grader.model import Bilingual, Diagnosis, Message, Verdict
from grader.sandbox.source import LABEL

MOST = 1_000  # programs; the one judged longest ago is forgotten first
MOST_TEXT = 4_000  # characters that a program printed or was warned of; with more of them it is not kept
_OF_ONE_RUN = (LABEL, " at 0x")  # in what was printed: a line's number, an address
_SETTLED = {Verdict.PASSED, Verdict.FAILED, Verdict.BLOCKED}


class Judgment(NamedTuple):
    """What came of running a suite against a program: all that a report says of it, not yet in a language."""

    ended: tuple[Ended, ...]
    failures: tuple[tuple[int, Raised], ...]  # statements outside functions that raised: line, what
    printed: str
    lost: int
    warnings: tuple[str, ...]
    asides: tuple[Message | Bilingual, ...]
    diagnosis: Diagnosis | None
    is_settled: bool  # False if looking for a diagnosis came to no end, or a check of memory failed: see `Marking`

    @property
    def is_of_any(self) -> bool:
        """Whether it holds for whoever hands in this program: nothing in it depends on where its lines stand.

        How long something took, or what it was denied, is no matter of the program alone either.
        """
        if self.failures or not self.is_settled or len(self.printed) + sum(map(len, self.warnings)) > MOST_TEXT:
            return False
        if any(told in self.printed for told in _OF_ONE_RUN):
            return False
        return all(
            each.verdict in _SETTLED and not isinstance(each.failure, SubmissionRaised | SubmissionEnded)
            for each in self.ended
        )


class Key(NamedTuple):
    """A program before a suite."""

    exercise: str
    program: str  # a digest, see `sandbox.alike`
    supply: tuple[str, ...]  # functions of other exercises that it was given
    replace: tuple[str, ...]  # and those given in the place of its own


class Precedents:
    """Judgments by program, as many as there is room for."""

    def __init__(self) -> None:
        self._known: dict[Key, Judgment] = {}

    def find(self, key: Key) -> Judgment | None:
        """Return what came of a program."""
        found = self._known.pop(key, None)
        if found is not None:
            self._known[key] = found  # now it is the latest
        return found

    def add(self, key: Key, judgment: Judgment) -> None:
        """Keep what came of a program, if it would come of it again."""
        if not judgment.is_of_any:
            return
        if len(self._known) >= MOST:
            del self._known[next(iter(self._known))]
        self._known[key] = judgment

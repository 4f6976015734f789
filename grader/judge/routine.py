"""What a suite asks is the same for everybody: its calls can be sent ahead, and what came of the same answers is known.

The calls are those that a suite makes of a right answer. A hand-in is asked a whole check at once, instead of call by
call; when it answers byte for byte as another one did, the check ends as it did there, for a check sees nothing but
answers. Where a suite turns out to ask something else, its calls depend on the answers: then it asks for itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

from grader import wire
from grader.judge.failure import SubmissionRaised
from grader.judge.target import Act, Framed, Reply, SandboxTarget, framed, printed_in
from grader.model import Verdict

if TYPE_CHECKING:
    from grader.judge.plugin import Ended
    from grader.judge.proxy import Journal, Margin

MOST_OUTCOMES = 5_000  # kept for one exercise
MOST_BYTES = 16 << 20  # of calls; suites that ask more than this are not sent ahead
MOST_TEXT = 10_000  # characters that code caused in a check; more of them are not kept


class Abandoned(Exception):
    """A hand-in cannot be judged by sending calls ahead: its suite has to ask for itself."""


class Outcome(NamedTuple):
    """How a check ended for certain answers, and what else was noticed."""

    ended: Ended
    warnings: tuple[str, ...]
    margins: tuple[Margin, ...]
    printed: str
    lost: int

    @property
    def text(self) -> int:
        """How many characters of it came from a hand-in."""
        return len(self.printed) + sum(map(len, self.warnings))


class Routine:
    """What one suite asks with one seed, check by check, and what came of the answers seen so far."""

    def __init__(self, calls: Iterable[tuple[str, Framed]]) -> None:
        self.adaptive = False  # whether its calls were seen to depend on the answers
        self._calls: dict[str, list[Framed]] = {}
        for check, call in calls:
            self._calls.setdefault(check, []).append(call)
        self._size = sum(len(call.data) for each in self._calls.values() for call in each)
        self._outcomes: dict[tuple[str, bytes], Outcome] = {}

    @property
    def usable(self) -> bool:
        """Whether calls may be sent ahead."""
        return not self.adaptive and self._size <= MOST_BYTES

    def calls(self, check: str) -> Sequence[Framed]:
        """Return the calls of a check, ready to be sent."""
        return self._calls.get(check, ())

    def left(self, check: str, acts: Sequence[Act]) -> Sequence[Framed]:
        """Return the calls of a check that remain after ``acts``; none if these are not how it begins."""
        calls = self.calls(check)
        return calls[len(acts) :] if [framed(act) for act in acts] == list(calls[: len(acts)]) else ()

    def outcome(self, check: str, answers: bytes) -> Outcome | None:
        """Return what came of these answers before."""
        return self._outcomes.get((check, answers))

    def remember(self, check: str, answers: bytes, outcome: Outcome) -> None:
        """Keep what came of answers, as long as there is room; of how it came to that nothing is kept."""
        if len(self._outcomes) < MOST_OUTCOMES and outcome.text <= MOST_TEXT:
            if outcome.ended.failure is not None:
                _without_trace(outcome.ended.failure)
            self._outcomes[check, answers] = outcome


def digest(answers: Sequence[bytes]) -> bytes:
    """Return what stands for answers where they are compared."""
    return blake2b(b"".join(answers), digest_size=20).digest()


class AheadTarget:
    """A hand-in that has been asked all calls of a check before the check runs, if it has to run at all."""

    def __init__(self, target: SandboxTarget, routine: Routine) -> None:
        self.text = target.text
        self._target, self._routine = target, routine
        self._answers: list[bytes] = []
        self._asked: Sequence[Framed] = ()
        self._at = 0
        self._printed, self._lost = "", 0
        self._further = self._astray = False

    def begin_check(self, check: str, journal: Journal) -> Ended | None:
        """Ask everything; return how the check ends if that is known.

        Raises
        ------
        ChildEnded
            If the hand-in gave no answer to one of the calls.
        """
        self._asked, self._at = self._routine.calls(check), 0
        self._answers = self._target.ask_all(self._asked)
        self._printed, self._lost, self._further = "", 0, False
        outcome = self._routine.outcome(check, digest(self._answers))
        if outcome is None:
            return None
        journal.warnings |= dict.fromkeys(outcome.warnings)
        journal.margins.extend(outcome.margins)
        self._target.hear(outcome.printed, outcome.lost)
        return _in_words_of(self.text, outcome.ended)

    def act(self, act: Act) -> Reply:
        """Return the answer to the next call; the check must make the calls that were expected of it, and may go on."""
        if self._at == len(self._asked) and not self._astray:
            return self._act_further(act)
        if self._astray or framed(act) != self._asked[self._at]:
            self._astray = True
            raise Abandoned
        answer = wire.unpack_whole(self._answers[self._at])
        self._at += 1
        printed, lost = printed_in(answer)
        self._printed += printed
        self._lost += lost
        return Reply.from_wire(answer)

    def _act_further(self, act: Act) -> Reply:
        """Ask now what was not expected: the hand-in has done nothing so far but what the check knows of."""
        self._target.hear(self._printed, self._lost)
        self._printed, self._lost, self._further = "", 0, True
        return self._target.act(act)

    def end_check(self, ended: Ended, journal: Journal) -> None:
        """Keep what came of the answers.

        Raises
        ------
        Abandoned
            If the check did not ask what it was expected to, or told another check or the report what it saw.
        """
        told = journal.shared or journal.suspects or journal.asides
        if self._astray or told or (self._at < len(self._asked) and ended.verdict is Verdict.PASSED):
            self._routine.adaptive = True
            raise Abandoned
        if ended.verdict in (Verdict.PASSED, Verdict.FAILED):
            self._target.hear(self._printed, self._lost)
            if self._further:
                return
            check = ended.check.id
            warnings = (text for entry in journal.of(check) for text in entry.reply.seen.warnings)
            margins = (margin for margin in journal.margins if margin.check == check)
            outcome = Outcome(ended, tuple(warnings), tuple(margins), self._printed, self._lost)
            self._routine.remember(ended.check.id, digest(self._answers), outcome)


def _without_trace(failure: BaseException) -> None:
    """Forget where an exception was raised: the frames hold a hand-in, and all that it answered."""
    failure.__traceback__ = failure.__context__ = failure.__cause__ = None


def _in_words_of(text: str, ended: Ended) -> Ended:
    """Return how a check ended; a line that it quotes is one of this hand-in."""
    failure = ended.failure
    if not isinstance(failure, SubmissionRaised):
        return ended
    own = SubmissionRaised(failure.raised, failure.call, text)
    own.detail = failure.detail
    return ended._replace(failure=own)

"""Which mistake was made: a failing hand-in is compared with every wrong variant on the same calls.

The calls are those that the suite makes of a right answer, so they are the same for everybody with one seed, and what
each wrong variant answers to them is worked out once. A mistake is named only when it alone explains what was seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from grader import wire
from grader.judge.compare import Mask, deviation, judged, numbers_agree
from grader.judge.failure import Raised
from grader.judge.plugin import Ended, Sitting
from grader.judge.proxy import WHOLE, Entry, Journal
from grader.judge.routine import MOST_OUTCOMES, Routine, digest
from grader.judge.session import Session
from grader.judge.target import (
    Answers,
    Framed,
    LocalTarget,
    Rehearsal,
    Reply,
    SandboxTarget,
    Target,
    framed,
    quietly,
)
from grader.model import Exercise, Verdict
from grader.sandbox.limits import Limits

_MIN_EVIDENCE = 2  # wrong answers that a mistake must reproduce when the hand-in differs from it elsewhere


class Recorded(NamedTuple):
    """One call of the suite on a right answer, as it was sent, and whether its values are random by contract."""

    entry: Entry
    sent: Framed
    random: bool


class Variant:
    """One wrong answer to an exercise: what it answers to the recorded calls, worked out as far as it is asked."""

    def __init__(self, path: Path, target: Callable[[], LocalTarget], calls: Sequence[Recorded]) -> None:
        self.path = path
        self.mistake = path.stem.partition("--")[0]
        self._make, self._calls = target, calls
        self._target: LocalTarget | None = None
        self._replies: list[Reply] = []

    def reply(self, index: int) -> Reply:
        """Return what it answers to call number ``index``; the calls before are made first."""
        if self._target is None:
            self._target = self._make()
        while len(self._replies) <= index:
            self._replies.append(self._target.answer(self._calls[len(self._replies)].sent))
        return self._replies[index]


class Bank:
    """What is known of one exercise with one seed: the suite's calls and the answers of its wrong variants."""

    def __init__(self, session: Session, exercise: Exercise, seed: int, answers: Answers) -> None:
        self._session, self._exercise, self._seed, self._answers = session, exercise, seed, answers

    @cached_property
    def _asked(self) -> tuple[Journal, Sequence[Framed]]:
        """What a right answer is asked. The reference may fail checks of cost, and is then not asked everything."""
        right = min(self._exercise.solutions.glob("*.py"), default=self._exercise.reference)
        rehearsal = Rehearsal(right, self._answers)
        sitting, ended = self.sit(rehearsal)
        if all(end.verdict is Verdict.PASSED for end in ended):
            return sitting.journal, rehearsal.asked
        journal = self.sit(self.target(right))[0].journal  # a suite that wants to see that something costs
        return journal, [framed(entry.act) for entry in journal.entries]

    @cached_property
    def calls(self) -> list[Recorded]:
        """The calls that the suite makes of a right answer, those for measuring cost left out."""
        random = {check.id: check.random for check in self._session.checks(self._exercise)}
        journal, frames = self._asked
        calls = zip(journal.entries, frames, strict=True)
        return [Recorded(entry, frame, random[entry.check]) for entry, frame in calls if not entry.measured]

    @cached_property
    def measured_by_memory(self) -> frozenset[str]:
        """The checks that look at how much memory a call takes."""
        with quietly():
            journal, _ = self._asked
        return frozenset(entry.check for entry in journal.entries if entry.act.get("memory"))

    @cached_property
    def routine(self) -> Routine | None:
        """What the suite asks, check by check; None if its checks tell each other what they saw, or need pytest."""
        if not self._session.is_plain(self._exercise):
            return None
        with quietly():
            journal, frames = self._asked
        if journal.shared or journal.suspects or journal.asides:
            return None
        return Routine([(entry.check, frame) for entry, frame in zip(journal.entries, frames, strict=True)])

    @cached_property
    def named(self) -> dict[tuple[bytes, frozenset[str]], str | None]:
        """The mistakes named so far, by the answers to the calls and the checks that failed."""
        return {}

    @cached_property
    def variants(self) -> list[Variant]:
        """The wrong variants, alternates of one mistake included."""
        paths = sorted(self._exercise.wrong.glob("*.py"))
        return [Variant(path, lambda path=path: self.target(path), self.calls) for path in paths]  # type: ignore[misc]

    def failed_checks(self, variant: Variant) -> frozenset[str]:
        """Return the checks that a variant fails."""
        if variant.path not in self._failed:
            self._failed[variant.path] = failing(self.sit(self.target(variant.path))[1])
        return self._failed[variant.path]

    @cached_property
    def _failed(self) -> dict[Path, frozenset[str]]:
        return {}

    def target(self, path: Path) -> LocalTarget:
        """Return an answer that runs in this process."""
        return LocalTarget(path, self._answers)

    def sit(self, target: Target) -> tuple[Sitting, list[Ended]]:
        """Have the suite judge what runs in this process; use it within `quietly`."""
        sitting = Sitting(self._exercise, target, self._seed, Limits())
        return sitting, self._session.sit(sitting)


def failing(ended: Iterable[Ended]) -> frozenset[str]:
    """Return the ids of the checks that failed."""
    return frozenset(end.check.id for end in ended if end.verdict is Verdict.FAILED)


def diagnose(bank: Bank, target: SandboxTarget, failed: frozenset[str]) -> str | None:
    """Return the one mistake that explains a hand-in, or None.

    Parameters
    ----------
    bank : Bank
        What is known of the exercise.
    target : Target
        The hand-in, freshly loaded.
    failed : frozenset of str
        The checks that it failed.

    Raises
    ------
    ChildEnded, WireError
        If it does not answer, or writes to the channel itself: no known mistake does.
    """
    with quietly():
        answers = target.ask_all([call.sent for call in bank.calls])
        key = digest(answers), failed
        if key in bank.named:
            return bank.named[key]
        replies = [Reply.from_wire(wire.unpack_whole(answer)) for answer in answers]
        mistake = _explained(bank, replies, failed) if replies else None
        if len(bank.named) < MOST_OUTCOMES:
            bank.named[key] = mistake
        return mistake


def _explained(bank: Bank, replies: Sequence[Reply], failed: frozenset[str]) -> str | None:
    alike = [v for v in bank.variants if _agrees(v, replies, bank.calls, range(len(replies)))]
    if len({v.mistake for v in alike}) > 1:
        alike = [v for v in alike if bank.failed_checks(v) == failed]
    elif alike and _all_right(bank, replies):  # what was wrong is not in the answers, so it must be in the checks
        alike = [v for v in alike if bank.failed_checks(v) & failed]
    if not alike:
        alike = _explains_all_wrong(bank, replies)
    mistakes = {v.mistake for v in alike}
    return mistakes.pop() if len(mistakes) == 1 else None


def _explains_all_wrong(bank: Bank, replies: Sequence[Reply]) -> list[Variant]:
    """Return the variants that reproduce every wrong value of the hand-in, whatever they do elsewhere."""
    wrong = [n for n, reply in enumerate(replies) if _wrong_value(reply, bank.calls[n])]
    if len(wrong) < _MIN_EVIDENCE:
        return []
    return [v for v in bank.variants if _agrees(v, replies, bank.calls, wrong)]


def _all_right(bank: Bank, replies: Sequence[Reply]) -> bool:
    """Whether every answer is the right one: the mistake is one of cost, or did not show this time."""
    return all(_same_reply(reply, call.entry.reply, call) for reply, call in zip(replies, bank.calls, strict=True))


def _wrong_value(reply: Reply, call: Recorded) -> bool:
    """Whether a value came that is not right; an empty right value would say nothing about how it was computed."""
    right = call.entry.reply.value
    if isinstance(right, np.ndarray) and right.size == 0:
        return False
    return reply.raised is None and not _same_reply(reply, call.entry.reply, call)


def _agrees(variant: Variant, replies: Sequence[Reply], calls: Sequence[Recorded], indices: Iterable[int]) -> bool:
    return all(_same_reply(replies[n], variant.reply(n), calls[n]) for n in indices)


def _same_reply(one: Reply, other: Reply, call: Recorded) -> bool:
    """Whether two answers to one call are the same answer, within the tolerance of the suite."""
    if (one.raised is None) != (other.raised is None) or set(one.changed) != set(other.changed):
        return False
    if one.seen.random_touched != other.seen.random_touched:
        return False
    if one.raised is not None and other.raised is not None:
        return _same_error(one.raised, other.raised, call.entry.accepted)
    changed = all(_alike(one.changed[n], other.changed[n], call) for n in one.changed)
    return changed and _alike_values(one.value, other.value, call)


def _same_error(one: Raised, other: Raised, accepted: frozenset[str]) -> bool:
    """Whether two errors are of one type, or both what the contract asks for."""
    return one.type_name == other.type_name or all(accepted.intersection(each.bases) for each in (one, other))


def _alike_values(left: Any, right: Any, call: Recorded) -> bool:
    """Whether two returned values are alike where the suite looks at them."""
    looked_at = call.entry.looked_at
    if isinstance(left, tuple | list) and type(left) is type(right) and len(left) == len(right):
        pairs = enumerate(zip(left, right, strict=True))
        return all(_alike(x, y, call, looked_at.get(n, True)) for n, (x, y) in pairs)
    return _alike(left, right, call, looked_at.get(WHOLE, True))


def _alike(left: Any, right: Any, call: Recorded, where: Mask = True) -> bool:
    if isinstance(left, np.ndarray) and isinstance(right, np.ndarray):
        if left.shape != right.shape or left.dtype != right.dtype:
            return False
        if call.random or left.size == 0:
            return True
        return bool((deviation(left, right) <= call.entry.tol).all(where=judged(where, left.shape)))
    if isinstance(left, tuple | list) and type(left) is type(right):
        return len(left) == len(right) and all(_alike(x, y, call) for x, y in zip(left, right, strict=True))
    if isinstance(left, wire.Opaque) and isinstance(right, wire.Opaque):
        return (left.type_name, left.shape, left.dtype) == (right.type_name, right.shape, right.dtype)
    if _is_number(left) and _is_number(right):
        return call.random or numbers_agree(left, right, call.entry.tol)
    return type(left) is type(right) and (call.random or bool(left == right))


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float | np.number) and not isinstance(value, bool)

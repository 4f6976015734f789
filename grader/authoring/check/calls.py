"""Suites that ask every right answer the same: their calls can be sent ahead, before an answer to the first is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from grader.authoring.check.court import Court
from grader.authoring.check.finding import Finding
from grader.authoring.check.source import python_files
from grader.authoring.check.suites import written_checks
from grader.model import Exercise, Verdict, say

if TYPE_CHECKING:  # these load NumPy and pytest
    from grader.judge.diagnose import Bank
    from grader.judge.plugin import Ended
    from grader.judge.proxy import Journal
    from grader.judge.target import Act, Framed, Reply, Target


class Asked(NamedTuple):
    """What a check asked an answer."""

    calls: Sequence[Framed]  # as they were sent
    cost: bool  # whether it counted steps or memory meanwhile
    altered: bool  # whether the arguments are other ones by now


def check_calls(court: Court, exercise: Exercise) -> Iterator[Finding]:
    """Check that a suite asks each solution the same, of one that took many steps perhaps less."""
    bank, paths = court.judge.bank(exercise), python_files(exercise.solutions)
    if not paths or any(court.report(exercise, path).verdict is not Verdict.PASSED for path in paths):
        return  # which is said elsewhere
    if bank.routine is None:  # its checks tell each other what they saw, and are not sent ahead
        return
    lines = {check.id: check.line for check in written_checks(exercise.suite)}
    first, *others = [(path, _asked(bank, path)) for path in paths]
    for check in (id_ for id_, asked in first[1].items() if asked.altered):
        what = say("the check '{id}' changes an array after a call that was given it", id=check)
        yield Finding(exercise.suite, lines.get(check), what, say("hand over another array, or a copy"))
    for check in first[1]:
        other = next((path for path, asked in others if not _alike(asked.get(check), first[1][check])), None)
        if other is not None:
            what = say(
                "the check '{id}' asks {first} and {other} different things",
                id=check,
                first=first[0].name,
                other=other.name,
            )
            advice = say("let its calls depend on no answer, so that they can be sent before the first is seen")
            yield Finding(exercise.suite, lines.get(check), what, advice)


def _alike(one: Asked | None, other: Asked) -> bool:
    """Whether two answers were asked the same, or one of them less after its cost was counted."""
    if one is None or one.calls == other.calls:
        return True
    common = min(len(one.calls), len(other.calls))
    return one.cost and other.cost and one.calls[:common] == other.calls[:common]


def _asked(bank: Bank, path: Path) -> Mapping[str, Asked]:
    """Return what the checks ask that an answer passes; one that fails ends its check early."""
    from grader.judge.target import MEASURING, framed, quietly

    with quietly():
        target = _Listener(bank.target(path), framed)
        sitting, ended = bank.sit(target)
    entries = {end.check.id: sitting.journal.of(end.check.id) for end in ended if end.verdict is Verdict.PASSED}
    return {
        check: Asked(
            target.sent[check],
            any(entry.act.get(option) for entry in made for option in MEASURING),
            [framed(entry.act) for entry in made] != target.sent[check],
        )
        for check, made in entries.items()
    }


class _Listener:
    """Passes calls on to an answer, and notes how each is sent at that moment."""

    def __init__(self, target: Target, framed: Callable[[Act], Framed]) -> None:
        self.text = target.text
        self.sent: dict[str, list[Framed]] = {}
        self._target, self._framed, self._check = target, framed, ""

    def begin_check(self, check: str, journal: Journal) -> None:
        self._check, self.sent[check] = check, []

    def act(self, act: Act) -> Reply:
        self.sent[self._check].append(self._framed(act))
        return self._target.act(act)

    def end_check(self, ended: Ended, journal: Journal) -> None:
        """Nothing."""

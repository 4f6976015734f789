"""How far a learner is: what is done and due, how well they know what they know, which beliefs are weakest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any

from grader.quiz.calibration import RULES, Calibration, Rated, calibrations
from grader.quiz.misconceptions import Misconception, by_name
from grader.quiz.schedule import BELIEF, NAMES, Due, cards
from grader.workspace.practice import records

WEAKEST = 5


@dataclass(frozen=True, slots=True)
class Weakness:
    """One belief that showed, and how well it is under control by now."""

    belief: Misconception
    card: Due


@dataclass(frozen=True, slots=True)
class Day:
    """Answers of one day."""

    day: date
    count: int
    right: int


@dataclass(frozen=True, slots=True)
class Standing:
    """All that the workspace knows, added up.

    Parameters
    ----------
    units : mapping
        Title of a unit -> (exercises done, exercises there are).
    cards : tuple of Due
        Everything that is practised, the most urgent first.
    weakest : tuple of Weakness
        Beliefs that showed, the least under control first.
    calibration : tuple of Calibration
    days : tuple of Day
        Days with answers, the earliest first.
    now : datetime
    """

    units: Mapping[str, tuple[int, int]]
    cards: tuple[Due, ...]
    weakest: tuple[Weakness, ...]
    calibration: tuple[Calibration, ...]
    days: tuple[Day, ...]
    now: datetime

    @property
    def due(self) -> tuple[Due, ...]:
        """Cards whose time has come."""
        return tuple(card for card in self.cards if card.at <= self.now)

    @property
    def done(self) -> int:
        return sum(done for done, _ in self.units.values())

    @property
    def exercises(self) -> int:
        return sum(total for _, total in self.units.values())


def standing(root: Path, units: Mapping[str, tuple[int, int]], now: datetime) -> Standing:
    """Standing in the workspace at `root`.

    Parameters
    ----------
    units : mapping
        Title of a unit -> (exercises done, exercises there are).
    """
    answers = [line for line in records(root) if line["event"] in ("answer", "review") and "question" in line]
    all_cards = cards(root)
    weak = [Weakness(by_name(card.name), card) for card in all_cards if card.kind == BELIEF and card.name in NAMES]
    weak.sort(key=lambda each: (each.card.made_good, each.card.stability, -each.card.lapses))
    return Standing(units, all_cards, tuple(weak[:WEAKEST]), calibrations(_rated(answers)), _days(answers), now)


def _rated(answers: Sequence[Mapping[str, Any]]) -> list[Rated]:
    rated = []
    for line in answers:
        sure = line.get("sure")
        if isinstance(sure, int | float) and line.get("given") is not None:
            rules = frozenset(rule for rule in line.get("rules", ()) if rule in RULES)
            rated.append(Rated(rules, float(sure), bool(line.get("right"))))
    return rated


def _days(answers: Sequence[Mapping[str, Any]]) -> tuple[Day, ...]:
    counts: dict[date, list[bool]] = {}
    for line in answers:
        counts.setdefault(line["when"].astimezone().date(), []).append(bool(line.get("right")))
    return tuple(Day(day, len(each), sum(each)) for day, each in sorted(counts.items()))

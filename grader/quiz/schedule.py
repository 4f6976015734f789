"""When to practise what again: cards for misconceptions and exercises, spaced by FSRS.

Nothing is stored but what happened (`grader.workspace.practice` and the progress on exercises); the cards are reckoned
from that every time. So two histories that are merged give one schedule, and a crash can lose none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grader.quiz.misconceptions import BELIEFS
from grader.workspace.practice import records
from grader.workspace.progress import Event, history

if TYPE_CHECKING:
    from fsrs import Card as FsrsCard
    from fsrs import Scheduler

BELIEF, EXERCISE = "belief", "exercise"
AGAIN, HARD, GOOD, EASY = 1, 2, 3, 4  # as FSRS numbers its ratings
UNSURE, CERTAIN = 0.5, 0.95
FIRST_STEP = timedelta(minutes=10)  # after a miss: late enough to be no echo, early enough for the same evening
PROMISE = 0.9  # the share of cards that should be remembered when they come up
NAMES = frozenset(belief.name for belief in BELIEFS)


@dataclass(frozen=True, slots=True)
class Review:
    """Something that a card goes by: it was practised, and how well."""

    card: str
    rating: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Due:
    """One card as it stands.

    Parameters
    ----------
    id : str
        ``belief:NAME`` or ``exercise:UNIT/NAME``.
    at : datetime
        When it is due.
    stability : float
        Days until the learner's chance of still having it right falls to nine in ten.
    made_good : bool
        Whether it went right the last time.
    lapses : int
        How often it was missed.
    count : int
        How often it was practised.
    """

    id: str
    at: datetime
    stability: float
    made_good: bool
    lapses: int
    count: int

    @property
    def kind(self) -> str:
        return self.id.partition(":")[0]

    @property
    def name(self) -> str:
        return self.id.partition(":")[2]


def rate(right: bool, sure: float | None = None, hinted: bool = False) -> int:
    """Rating that an answer earns."""
    if not right:
        return AGAIN
    if hinted or (sure is not None and sure <= UNSURE):
        return HARD
    return EASY if sure is not None and sure >= CERTAIN else GOOD


def reviews(root: Path) -> list[Review]:
    """Everything that bears on a card in the workspace at `root`, in the order of time."""
    found = [*_of_practice(records(root)), *_of_exercises(root)]
    return sorted(found, key=lambda review: review.at)


def _of_practice(lines: Iterable[Mapping[str, Any]]) -> Iterator[Review]:
    missed: set[tuple[str, str]] = set()  # a belief that shows in three answers of one quiz is missed once
    for line in lines:
        belief, card, rating = line.get("belief"), line.get("card"), line.get("rating")
        if line["event"] == "review" and isinstance(card, str) and rating in (AGAIN, HARD, GOOD, EASY):
            yield Review(card, int(rating), line["when"])
        if not isinstance(belief, str) or belief not in NAMES or f"{BELIEF}:{belief}" == card:
            continue
        place = str(line.get("session", line["id"])), belief
        if place not in missed:
            missed.add(place)
            yield Review(f"{BELIEF}:{belief}", AGAIN, line["when"])


def _of_exercises(root: Path) -> Iterator[Review]:
    """An exercise becomes a card when it is first passed."""
    helped: set[str] = set()
    passed: set[str] = set()
    for event, exercise, _, at in history(root):
        if event in (Event.HINT, Event.GAVE_UP):
            helped.add(exercise)
        if event is Event.PASSED and exercise not in passed and at.tzinfo:
            passed.add(exercise)
            yield Review(f"{EXERCISE}:{exercise}", HARD if exercise in helped else GOOD, at)


def cards(root: Path, before: datetime | None = None) -> tuple[Due, ...]:
    """All cards of the workspace at `root`, the most urgent first.

    Parameters
    ----------
    before : datetime, optional
        As they stood then.
    """
    return schedule(review for review in reviews(root) if before is None or review.at < before)


def schedule(done: Iterable[Review]) -> tuple[Due, ...]:
    """Cards that follow from what was practised, the most urgent first."""
    scheduler = _scheduler()
    histories: dict[str, list[Review]] = {}
    for review in done:
        histories.setdefault(review.card, []).append(review)
    due = (_due(scheduler, card, past) for card, past in histories.items())
    return tuple(sorted(due, key=lambda card: (card.at, card.id)))


def _scheduler() -> Scheduler:
    from fsrs import Scheduler  # only practice needs it

    return Scheduler(
        desired_retention=PROMISE, learning_steps=[FIRST_STEP], relearning_steps=[FIRST_STEP], enable_fuzzing=False
    )


def _due(scheduler: Scheduler, name: str, past: list[Review]) -> Due:
    from fsrs import Card, Rating

    card: FsrsCard = Card(card_id=0, due=past[0].at)
    for review in past:
        card, _ = scheduler.review_card(card, Rating(review.rating), review.at)
    missed = [review.rating == AGAIN for review in past]
    return Due(name, card.due, card.stability or 0.0, not missed[-1], sum(missed), len(past))


def due(all_cards: Iterable[Due], now: datetime) -> tuple[Due, ...]:
    """Cards whose time has come."""
    return tuple(card for card in all_cards if card.at <= now)


def weights(all_cards: Iterable[Due]) -> dict[str, float]:
    """How much likelier a belief is for having been met before, and more so if it was not made good since."""
    return {card.name: (2.0 if card.made_good else 4.0) for card in all_cards if card.kind == BELIEF}

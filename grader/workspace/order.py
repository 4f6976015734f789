"""Which exercise comes next, and which one the learner is at."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model import Exercise
from grader.workspace.progress import Progress


def upcoming(exercises: Sequence[Exercise], progress: Progress) -> Exercise | None:
    """First exercise that is not done, in this order of preference; None when all are done.

    One whose requirements are met comes before one whose are not, and one that the learner gave up comes last.
    """
    undone = [each for each in exercises if each.id not in progress.passed]
    return min(undone, key=lambda each: _reluctance(each, progress), default=None)


def at_hand(exercises: Sequence[Exercise], progress: Progress) -> Exercise | None:
    """Exercise that the learner worked on last, unless it is done or given up; else the upcoming one."""
    for exercise in exercises:
        if exercise.id == progress.latest and exercise.id not in progress.passed | progress.gave_up:
            return exercise
    return upcoming(exercises, progress)


def _reluctance(exercise: Exercise, progress: Progress) -> tuple[bool, bool]:
    met = progress.passed | progress.gave_up
    return exercise.id in progress.gave_up, not met.issuperset(exercise.requires)

"""A fresh question that shows whether somebody still holds a belief."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from grader.quiz.choose import Item, effort, item_of
from grader.quiz.families import AT_HOME, TOPICS
from grader.quiz.generators import fresh
from grader.quiz.misconceptions import Misconception
from grader.quiz.topics import families_of
from grader.quiz.truth import same_answer

TRIED = 48  # questions drawn, of which the best is asked


def variant(belief: Misconception, rng: Random, seen: Collection[str] = ()) -> Item:
    """Question that `belief` answers wrongly, and as few others as can be in the same way.

    Parameters
    ----------
    seen : collection of str
        Fingerprints of questions that were asked before; they come again only where there are no others.
    """
    families = families_of(topic for topic, numbers in AT_HOME.items() if belief.number in numbers)
    each = max(1, round(TRIED / len(families)))
    while True:
        items = map(item_of, fresh(rng, families, each))
        telling = [item for item in items if belief in item.wrong]
        if telling:
            return min(
                telling, key=lambda item: (item.fingerprint in seen, _alike(item, belief), effort(item.question))
            )


def _alike(item: Item, belief: Misconception) -> int:
    """How many other beliefs answer as this one does."""
    mine = item.wrong[belief]
    return sum(same_answer(wrong, mine) for other, wrong in item.wrong.items() if other is not belief)


def topic_of(belief: Misconception) -> str:
    """Topic that a belief is at home in."""
    return next(topic for topic in TOPICS if belief.number in AT_HOME[topic])

"""What the answers so far say about the learner's beliefs, and which question would say most next.

Hypotheses are the misconceptions, and "none": somebody who is right. Each answers every question in its way; a slip is
possible at any time. Questions are chosen for how evenly they split what is still possible.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import log, prod
from random import Random

from grader.quiz import generators
from grader.quiz.families import TOPICS
from grader.quiz.misconceptions import BELIEFS, Misconception, wrong_answers
from grader.quiz.question import Answer, Asks, Question
from grader.quiz.topics import sought_in
from grader.quiz.truth import same_answer, truth

SLIP = 0.08  # how often somebody answers otherwise than they believe
ELSEWHERE = 8  # ... in about so many ways
SOUND = 0.5  # how likely it is, before any answer, that there is no misconception
ASTRAY = 0.1  # how likely a belief is that the topic is not about, next to one that it is about
TOLD = 0.3  # how likely a belief must be to be named in the end; one answer that fits no other belief suffices
SIMPLE = 0.02  # share of the best splitting power that an axis more must bring

Belief = Misconception | None  # None: right about everything
Posterior = Mapping[Belief, float]


@dataclass(frozen=True)
class Item:
    """A question with its truth, and the wrong answer of every belief that has one."""

    question: Question
    right: Answer
    wrong: Mapping[Misconception, Answer]

    @cached_property
    def fingerprint(self) -> str:
        """What tells the question from others, whatever it is called."""
        return generators.fingerprint(self.question)

    @cached_property
    def groups(self) -> Mapping[Answer, Sequence[Misconception]]:
        """Every wrong answer, with the beliefs that give it."""
        groups: dict[Answer, list[Misconception]] = {}
        for belief, answer in self.wrong.items():
            groups.setdefault(answer, []).append(belief)
        return groups

    def predicted(self, belief: Belief) -> Answer:
        """Answer of somebody who holds `belief`."""
        return self.right if belief is None else self.wrong.get(belief, self.right)


def prepare(question: Question) -> Item:
    """Item of a question."""
    right = truth(question)
    wrong = {belief: answer for belief, answer in wrong_answers(question).items() if not same_answer(answer, right)}
    return Item(question, right, wrong)


@lru_cache(maxsize=8192)
def item_of(question_id: str) -> Item:
    """Item of a generated question."""
    return prepare(generators.make(question_id))


def prior(topics: Iterable[str] = TOPICS, weights: Mapping[str, float] | None = None) -> Posterior:
    """What to expect of a learner before any answer.

    Parameters
    ----------
    topics : iterable of str
        Topics of the session: the beliefs at home in them are what it looks for, though others may show.
    weights : mapping, optional
        Name of a belief -> how much likelier than others it is, from earlier sessions.
    """
    sought = {number for topic in topics for number in sought_in(topic)}
    shares = {
        belief: (weights or {}).get(belief.name, 1.0) * (1.0 if belief.number in sought else ASTRAY)
        for belief in BELIEFS
    }
    total = sum(shares.values())
    return {None: SOUND} | {belief: (1 - SOUND) * share / total for belief, share in shares.items()}


def updated(posterior: Posterior, item: Item, answer: Answer | None) -> Posterior:
    """Posterior after one more answer; None, no answer at all, says nothing about beliefs."""
    if answer is None:
        return posterior
    weights = {belief: share * _likelihood(item, belief, answer) for belief, share in posterior.items()}
    total = sum(weights.values())
    return {belief: weight / total for belief, weight in weights.items()}


def _likelihood(item: Item, belief: Belief, answer: Answer) -> float:
    return 1 - SLIP if same_answer(item.predicted(belief), answer) else SLIP / ELSEWHERE


def suspected(posterior: Posterior, item: Item, answer: Answer | None) -> Misconception | None:
    """Most likely of the beliefs that answer `item` so; None when there is none."""
    if answer is None:
        return None
    fitting = [belief for belief, wrong in item.wrong.items() if same_answer(wrong, answer)]
    return max(fitting, key=lambda belief: posterior[belief], default=None)


def diagnosis(posterior: Posterior) -> Misconception | None:
    """Belief that the answers point to; None while being right explains them better."""
    best = max(BELIEFS, key=lambda belief: posterior[belief])
    return best if posterior[best] >= TOLD and posterior[best] > posterior[None] else None


def likeliest(posterior: Posterior, least: float = 0.05) -> list[tuple[Misconception, float]]:
    """Beliefs at least so likely, the likeliest first."""
    pairs = ((belief, share) for belief, share in posterior.items() if belief is not None and share >= least)
    return sorted(pairs, key=lambda pair: -pair[1])


def best(
    posterior: Posterior,
    families: Sequence[str],
    rng: Random,
    asked: Iterable[Question] = (),
    seen: Collection[str] = (),
    tried: int = 96,
) -> Item:
    """Of about `tried` fresh questions, the one whose answer will tell most.

    Parameters
    ----------
    families : sequence of str
        Families to draw from.
    asked : iterable of Question
        What was asked before: no question comes twice, and families take turns where that costs little.
    seen : collection of str
        Fingerprints of questions from earlier sessions, which do not come again while there are others.
    """
    asked = tuple(asked)
    before = {*map(generators.fingerprint, asked), *seen}
    items = _new(families, max(1, round(tried / len(families))), rng, before)
    power = {id(item): splitting(posterior, item) / staleness(item, asked) for item in items}
    price = SIMPLE * max(power.values())
    return max(items, key=lambda item: power[id(item)] - price * effort(item.question))


def _new(families: Sequence[str], each: int, rng: Random, before: Collection[str]) -> Sequence[Item]:
    """Items that were not asked before, if there are any: of a family's first thousand, else of those beyond."""
    drawn: list[Item] = []
    for seeds in (generators.SEEDS, generators.ENDLESS):
        drawn = [item_of(question_id) for question_id in generators.fresh(rng, families, each, seeds)]
        items = [item for item in drawn if item.fingerprint not in before]
        if items:
            return items
    return drawn


def splitting(posterior: Posterior, item: Item) -> float:
    """How much an answer to `item` tells, in nats: the entropy of the answer to be expected.

    Slips are left out: they blur every question alike, and would speak for whatever has many wrong answers.
    """
    shares = [sum(posterior.get(belief, 0.0) for belief in alike) for alike in item.groups.values()]
    shares.append(1.0 - sum(shares))
    return -sum(share * log(share) for share in shares if share > 0)


def effort(question: Question) -> float:
    """How much there is to keep in mind: axes, large sizes, and what is rare."""
    shapes = [each.shape for each in question.inputs.values()]
    rare = 2.0 * any(0 in shape for shape in shapes) + (question.asks in (Asks.STRIDES, Asks.NBYTES))
    return rare + sum(len(shape) + 0.1 * log(1 + prod(shape)) for shape in shapes)


def staleness(item: Item, asked: Iterable[Question]) -> float:
    """How much a question looks like those before it: 1 for a new snippet, more with every time it was seen."""
    return 1 + 0.5 * sum(each.snippet == item.question.snippet for each in asked)

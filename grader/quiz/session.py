"""One quiz: what was asked and answered so far, and what follows from it. Each answer makes a new session."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from grader.quiz.choose import Item, Posterior, best, diagnosis, item_of, prior, suspected, updated
from grader.quiz.families import TOPICS
from grader.quiz.misconceptions import Misconception
from grader.quiz.question import Answer
from grader.quiz.topics import families_of
from grader.quiz.truth import parse, same_answer

OPEN, SETTLED = 0.1, 0.9  # between these a belief is suspected, and the next question is to clear it up


@dataclass(frozen=True, slots=True)
class Plan:
    """What a quiz was asked to be.

    Parameters
    ----------
    topics : tuple of str
        Topics to draw from; when empty, the quiz's own.
    length : int
        How many questions.
    seed : int
        The same seed and the same answers give the same questions.
    confidence : bool
        Whether the learner says how sure they are.
    """

    topics: tuple[str, ...] = ()
    length: int = 10
    seed: int = 0
    confidence: bool = False


@dataclass(frozen=True, slots=True)
class Answered:
    """One question, and what became of it.

    Parameters
    ----------
    given : Answer, optional
        None when the learner passed.
    belief : Misconception, optional
        Of those that answer so, the likeliest by then.
    sure : float, optional
        How likely the learner thought it that the answer was right.
    """

    item: Item
    given: Answer | None
    right: bool
    belief: Misconception | None = None
    sure: float | None = None
    hinted: bool = False


@dataclass(frozen=True, slots=True)
class Session:
    """All that is known of a quiz by now.

    Parameters
    ----------
    seen : frozenset of str
        Fingerprints of questions from earlier sessions.
    """

    plan: Plan
    posterior: Posterior
    answered: tuple[Answered, ...] = ()
    seen: frozenset[str] = frozenset()

    @property
    def is_over(self) -> bool:
        return len(self.answered) >= self.plan.length

    @property
    def score(self) -> int:
        """How many answers were right."""
        return sum(each.right for each in self.answered)

    @property
    def diagnosis(self) -> Misconception | None:
        """Belief that the answers point to."""
        return diagnosis(self.posterior) if any(each.belief for each in self.answered) else None


def begin(plan: Plan, weights: Mapping[str, float] | None = None, seen: frozenset[str] = frozenset()) -> Session:
    """Start a session.

    Parameters
    ----------
    weights : mapping, optional
        Name of a belief -> how much likelier it is than others, from what the learner answered before.
    seen : frozenset of str
        Fingerprints of questions that were asked before.
    """
    return Session(plan, prior(plan.topics or TOPICS, weights), seen=seen)


def upcoming(session: Session) -> Item:
    """Question that tells most, given the answers so far; the same whenever it is asked for."""
    rng = Random(f"{session.plan.seed}:{len(session.answered)}")
    asked = [each.item.question for each in session.answered]
    return best(session.posterior, families_of(_topics(session, rng)), rng, asked, session.seen)


def _topics(session: Session, rng: Random) -> Sequence[str]:
    """Topics to draw from: all that the quiz has, but every second time one that was not asked about yet.

    Questions about shapes tell of twenty beliefs at once and would crowd out the rest. A suspicion comes first.
    """
    topics = session.plan.topics or tuple(TOPICS)
    is_open = any(OPEN < share < SETTLED for belief, share in session.posterior.items() if belief)
    if is_open or len(session.answered) % 2 == 0:
        return topics
    asked = {each.item.question.topic for each in session.answered}
    left = [topic for topic in topics if topic not in asked]
    return [rng.choice(left)] if left else topics


def answer(
    session: Session, item: Item, given: Answer | None, sure: float | None = None, hinted: bool = False
) -> Session:
    """Session with one answer more; None for a learner who passes."""
    posterior = updated(session.posterior, item, given)
    right = given is not None and same_answer(given, item.right)
    belief = None if right else suspected(posterior, item, given)
    done = Answered(item, given, right, belief, sure, hinted)
    return replace(session, posterior=posterior, answered=(*session.answered, done))


def replay(session: Session, lines: Iterable[Mapping[str, object]]) -> Session:
    """Session that was interrupted, from its beginning and the answers that were remembered of it."""
    for line in lines:
        item = item_of(str(line["question"]))
        sure = line.get("sure")
        given = parse(plain(line.get("given")), item.question.asks)
        session = answer(session, item, given, float(sure) if isinstance(sure, int | float) else None,
                         bool(line.get("hinted")))  # fmt: skip
    return session


def plain(value: object) -> object:
    """Answer as JSON can hold it, and back: tuples are lists there."""
    if isinstance(value, tuple):
        return list(value)
    return value


def shares(session: Session) -> dict[str, float]:
    """Probability of every belief, by name, the likeliest first."""
    pairs = ((belief.name, share) for belief, share in session.posterior.items() if belief is not None)
    return dict(sorted(pairs, key=lambda pair: -pair[1]))

"""Make questions from their ids: ``family:seed`` gives the same question on every machine, until its family changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from zlib import crc32

from grader.errors import UserError
from grader.model import say
from grader.quiz.families.draft import Draft, Family
from grader.quiz.question import COPY, VIEW, Answer, Asks, Question
from grader.quiz.reckon import reckon
from grader.quiz.topics import families_of as families_of
from grader.quiz.topics import family

SEEDS = 1_000  # questions of a family that a quiz draws first: the sweep of the tests holds every one against NumPy
ENDLESS = 1_000_000  # ... and that it draws when all of those were asked
TRIED = 200  # drafts, of which one is to be sound
DTYPES = ("float32", "float64", "int64", "float16", "uint8", "int16", "int32")  # to choose from, likely ones first
CHOICES = 4


def make(question_id: str) -> Question:
    """Question with this id.

    Raises
    ------
    UserError
        When there is no such family, or the seed is no whole number.
    """
    name, _, seed = question_id.partition(":")
    found = family(name)
    if found is None or not (seed.isascii() and seed.isdigit()):
        raise UserError(say("there is no question '{id}'", id=question_id))
    return drawn(question_id, *found)


def drawn(question_id: str, topic: str, family: Family) -> Question:
    """Question of a family, by its id.

    Raises
    ------
    UserError
        When nothing that the family draws has one answer that the rules reach.
    """
    rng = Random(question_id)
    for _ in range(TRIED):
        draft = family.draw(rng)
        question = Question(question_id, family.name, topic, draft.snippet, draft.inputs, draft.asks)
        if _is_sound(question, draft):
            return question
    raise UserError(say("the family '{name}' draws no question that the rules can reckon", name=family.name))


def fingerprint(question: Question) -> str:
    """Say in eight characters what is asked: it tells whether an id still gives the question that it gave."""
    content = question.snippet, tuple(question.inputs.items()), question.asks.value
    return f"{crc32(repr(content).encode()):08x}"


def fresh(rng: Random, families: Iterable[str], each: int = 1, seeds: int = SEEDS) -> Iterator[str]:
    """Ids of new questions, `each` of every family, drawn from so many."""
    for name in families:
        for _ in range(each):
            yield f"{name}:{rng.randrange(seeds)}"


def choices(question: Question, right: Answer, wrong: Iterable[Answer]) -> tuple[Answer, ...] | None:
    """Answers to choose from, in an order that tells nothing; None where the learner is to find one freely.

    Parameters
    ----------
    right : Answer
        The truth.
    wrong : iterable of Answer
        What beliefs answer; these are offered first.
    """
    if question.asks is Asks.VIEW:
        return (VIEW, COPY)
    if question.asks is not Asks.DTYPE:
        return None
    distractors = dict.fromkeys(each for each in (*wrong, *DTYPES, "error") if each != right)
    offered = [right, *list(distractors)[: CHOICES - 1]]
    if "error" not in offered:
        offered[-1] = "error"
    return tuple(sorted(offered, key=str))


def _is_sound(question: Question, draft: Draft) -> bool:
    """Say whether it has one answer, and the rules reach it; an axis of length 1 has no stride to ask for."""
    answer = reckon(question).answer
    if answer is None:
        return False
    if question.asks is not Asks.STRIDES:
        return True
    shape = reckon(Question("", "", "", draft.snippet, draft.inputs, Asks.SHAPE)).answer
    return isinstance(shape, tuple) and min(shape, default=2) > 1

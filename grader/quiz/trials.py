"""Try things out in NumPy: whether a snippet works, fails or holds, on inputs that an author or a learner gave."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

from grader.items import Given, Test, Verb
from grader.model import Message, say
from grader.quiz.made import MOST_ELEMENTS, TOO_LARGE, Unfit
from grader.quiz.question import ERROR, Asks, Input, Question
from grader.quiz.reckon import reckon
from grader.quiz.truth import truth


def comes_out(test: Test, inputs: Mapping[str, Given]) -> bool:
    """Whether what a test says of its snippet is so.

    Raises
    ------
    Unfit
        When it would need an array that is too large; nothing is run then.
    """
    arrays = {name: Input(each.shape, each.dtype, each.values) for name, each in inputs.items()}
    asks = Asks.VALUE if test.verb is Verb.HOLDS else Asks.SHAPE
    code = f"{test.before}\n{test.snippet}".strip()
    question = Question("trial", "trial", "", code, arrays, asks)
    if any(step.rule == "broadcast" and prod(step.said or ()) > MOST_ELEMENTS for step in reckon(question).steps):
        raise Unfit(TOO_LARGE)
    found = truth(question)
    if test.verb is Verb.HOLDS:
        return found is True
    return (found == ERROR) is (test.verb is Verb.FAILS)


def outcome(test: Test, inputs: Mapping[str, Given]) -> Message:
    """Say of a test that did not come out what it promised, and that it is not so."""
    code = "; ".join(line.strip() for line in test.snippet.splitlines())
    return {
        Verb.WORKS: say("then `{code}` would work; it does not", code=code),
        Verb.FAILS: say("then `{code}` would fail; it works", code=code),
        Verb.HOLDS: say("then `{code}` would be True; it is not", code=code),
    }[test.verb]

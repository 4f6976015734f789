"""Mark something that a learner constructed: what the item promises of it is tried out in NumPy."""

from __future__ import annotations

from grader.items import Construct
from grader.model import say
from grader.quiz import made
from grader.quiz.marks import Mark, shown
from grader.quiz.trials import comes_out


def mark(item: Construct, given: object) -> Mark:
    """Mark a construction: the first test that does not come out is named."""
    try:
        found = made.read(item.makes, given)
        inputs = made.inputs(item.makes, found, item.inputs)
        failed = next((test for test in item.tests if not comes_out(test, inputs)), None)
    except made.Unfit as error:
        return Mark(False, None, error.message)
    answer = made.comparable(found)
    if failed is None:
        return Mark(True, answer)
    assert failed.said is not None
    return Mark(False, answer, say("with {got} this is not so: {what}", got=shown(given), what=failed.said))

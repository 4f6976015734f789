"""Hidden suite of shop/debts: what stands above the diagonal is open."""

import numpy as np

from grader.judge.suite import check, repeatable, same, untouched

EXERCISE = "shop/debts"


def judged(amounts):
    return np.tri(len(amounts), dtype=bool)


@check(points=3, en="is the difference of each pair", zh="是每一对之差")
def test_values(submission, reference, tolerance, rng):
    for count in (5, 3):
        amounts = rng.normal(size=count)
        same(submission.debts(amounts), reference.debts(amounts), tolerance(count), where=judged(amounts))


@check(points=2, en="gives the total too", zh="也给出总和")
def test_total(submission, reference, tolerance, rng):
    amounts = rng.normal(size=4)
    got, want = submission.debts_and_total(amounts), reference.debts_and_total(amounts)
    if type(got) is tuple and len(got) == 2:
        same(got[0], want[0], tolerance(4), where=judged(amounts))
        same(got[1], want[1], tolerance(4))
    else:
        same(got, want, tolerance(4))


@check(points=1, needs=["values"], en="is right again", zh="再次调用仍正确")
def test_again(submission, rng):
    first, other = rng.normal(size=6), rng.normal(size=6)
    untouched(submission.debts, first, where=judged)
    repeatable(submission.debts, (first,), (other,), where=judged)

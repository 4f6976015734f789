"""Hidden suite of shop/Till."""

import numpy as np

from grader.judge.suite import check, must_raise, same

EXERCISE = "shop/Till"


@check(points=2, en="adds up", zh="累加")
def test_sums(submission, reference):
    one, other = submission.Till(3), reference.Till(3)
    for amounts in (np.arange(3.0), np.ones(3)):
        same(one.call("sell", amounts), other.sell(amounts))
    same(one.get("sold"), other.sold)


@check(points=1, en="refuses the wrong number", zh="拒绝数量不符")
def test_refuses(submission):
    must_raise(ValueError, submission.Till(3).method("sell"), np.ones(4))


@check(points=1, en="can be set", zh="可以设置")
def test_set(submission):
    till = submission.Till(2)
    till.set("sold", np.array([5.0, 6.0]))
    same(till.call("sell", np.array([1.0, 1.0])), np.array([6.0, 7.0]))

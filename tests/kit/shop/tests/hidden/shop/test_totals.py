"""Hidden suite of shop/totals."""

import numpy as np

from grader.judge.suite import check, layouts, same, untouched

EXERCISE = "shop/totals"


@check(points=4, en="adds its price to each row", zh="给每一行加上价格")
def test_values(submission, reference, tolerance, rng):
    for shape in [(5, 7), (4, 4), (1, 3)]:
        for _, table in layouts(rng.normal(size=shape)):
            same(submission.totals(table), reference.totals(table), tolerance(shape[0]))


@check(points=2, en="leaves the table as it was", zh="不修改输入")
def test_untouched(submission):
    untouched(submission.totals, np.ones((3, 5)))

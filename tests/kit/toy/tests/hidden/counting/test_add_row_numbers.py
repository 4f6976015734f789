"""Hidden suite of counting/add_row_numbers."""

import numpy as np

from grader.judge.suite import check, layouts, same, untouched

EXERCISE = "counting/add_row_numbers"


@check(points=3, en="adds its number to each row", zh="给每一行加上编号")
def test_values(submission, reference, tolerance, rng):
    for shape in [(5, 7), (4, 4), (1, 3), (0, 2)]:
        for _, table in layouts(rng.normal(size=shape)):
            same(submission.add_row_numbers(table), reference.add_row_numbers(table), tolerance(shape[0]))


@check(points=1, needs=["values"], en="leaves the table as it was", zh="不修改输入")
def test_untouched(submission, rng):
    untouched(submission.add_row_numbers, np.ones((3, 5)))

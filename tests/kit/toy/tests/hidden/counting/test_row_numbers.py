"""Hidden suite of counting/row_numbers."""

import numpy as np

from grader.judge.suite import check, same

EXERCISE = "counting/row_numbers"


@check(points=1, en="has shape (n_rows,)", zh="形状为 (n_rows,)")
def test_shape(submission, reference):
    for n_rows in (5, 1, 0):
        same(submission.row_numbers(n_rows), reference.row_numbers(n_rows), tol=np.inf, dtype=False)


@check(points=2, needs=["shape"], en="counts from 0 in steps", zh="从 0 开始按步长计数")
def test_values(submission, reference, tolerance):
    for n_rows, step in [(5, 1.0), (7, 0.5), (0, 2.0), (4, -3.0)]:
        same(submission.row_numbers(n_rows, step), reference.row_numbers(n_rows, step), tolerance(n_rows))
    same(submission.row_numbers(6), reference.row_numbers(6), tolerance(6))

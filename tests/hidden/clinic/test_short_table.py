"""Hidden suite of clinic/short_table.

Left open: views and copies, the words of an error, and a start past the end where no row is asked for or no count is
given.
"""

import numpy as np

from grader.judge.suite import check, layouts, must_raise, repeatable, same, untouched

EXERCISE = "clinic/short_table"
REFUSED = (ValueError, IndexError)


def rows(rng, n_rows, width, dtype=np.float32):
    return rng.uniform(-1.0, 1.0, (n_rows, width)).astype(dtype)


def right(submission, reference, table, *window):
    same(submission.short_table(table, *window), reference.short_table(table, *window))


def refused(submission, rng, cases):
    for n_rows, width, start, count in cases:
        must_raise(REFUSED, submission.short_table, rows(rng, n_rows, width), start, count)


@check(points=2, en="a window inside the table is the rows it was before", zh="窗口在表内时，仍是原来那些行")
def test_inside(submission, reference, rng):
    for n_rows, width, *window in [(20, 6, 4, 5), (11, 8, 0, 7), (30, 4, 17, 1), (9, 12, 2, 6)]:
        right(submission, reference, rows(rng, n_rows, width), *window)


@check(
    points=3,
    needs=["inside"],
    en="refuses a window that runs past the last row",
    zh="窗口超出最后一行时报错",
)
def test_past_the_end(submission, rng):
    refused(submission, rng, [(20, 6, 15, 6), (20, 6, 4, 19), (11, 8, 0, 12), (12, 3, 7, 600), (5, 40, 2, 9)])


@check(
    points=3,
    needs=["inside"],
    en="also where a single row or none is left",
    zh="只剩一行、一行不剩时也报错",
)
def test_little_left(submission, rng):
    refused(
        submission, rng, [(20, 6, 19, 6), (20, 6, 19, 2), (20, 6, 20, 1), (11, 8, 12, 3), (6, 6, 600, 1), (0, 4, 0, 2)]
    )


@check(
    points=2,
    needs=["inside"],
    en="gives the last row, the whole table, and no row at all",
    zh="能取到最后一行，能取整张表，也能一行不取",
)
def test_up_to_the_end(submission, reference, rng):
    cases = [(20, 7, 15, 5), (11, 9, 0, 11), (8, 5, 7, 1), (6, 6, 3, 3), (1, 4, 0, 1), (12, 3, 4, 0), (10, 2, 10, 0)]
    for n_rows, width, *window in [*cases, (7, 10, 0, 0), (0, 5, 0, 0), (600, 2, 100, 500)]:
        right(submission, reference, rows(rng, n_rows, width), *window)


@check(points=2, needs=["inside"], en="refuses a negative start or count", zh="起点或行数为负时报错")
def test_negative(submission, rng):
    refused(
        submission, rng, [(20, 6, -3, 2), (20, 6, -1, 1), (20, 6, -2, 4), (20, 6, 0, -1), (20, 6, 9, -4), (8, 5, -8, 8)]
    )
    refused(submission, rng, [(20, 6, -3, -2), (20, 6, -4, 0)])
    must_raise(REFUSED, submission.short_table, rows(rng, 9, 6), -3)


@check(
    points=1,
    needs=["inside"],
    en="without a count gives all rows from start on, as before",
    zh="不给行数时，仍给出从起点到末尾的所有行",
)
def test_rest(submission, reference, rng):
    for n_rows, width, *window in [(13, 6, 4), (13, 7), (14, 5, 13), (15, 4, 15), (16, 6, 9, None)]:
        right(submission, reference, rows(rng, n_rows, width), *window)
    table = rows(rng, 12, 5)
    same(submission.short_table(table, count=7, start=3), reference.short_table(table, 3, 7))


@check(
    points=1,
    needs=["up_to_the_end"],
    en="keeps the dtype, takes any memory layout, leaves the table alone; a second call is right",
    zh="dtype 不变，任何内存布局都行，不改动表；再次调用仍正确",
)
def test_table(submission, reference, rng):
    for dtype in (np.float64, np.float16):
        right(submission, reference, rows(rng, 18, 6, dtype), 5, 13)
    table = rows(rng, 21, 6)
    for _, laid_out in layouts(table):
        right(submission, reference, laid_out, 9, 12)
    untouched(submission.short_table, table, 4, 5)
    repeatable(submission.short_table, (table, 4, 5), (rows(rng, 21, 6), 4, 5), (table, 9, 5), (table, 4, 6))
    for other, *window in [(rows(rng, 21, 6), 4, 5), (table, 9, 5), (table, 4, 6)]:
        right(submission, reference, other, *window)

"""Hidden suite of learned/lookup."""

import numpy as np

from grader.judge.suite import check, layouts, must_raise, random_state_untouched, repeatable, same, untouched

EXERCISE = "learned/lookup"
REFUSED = (IndexError, ValueError)

# No shape of ids occurs twice with one table's shape before the last check.


def draw(rng, n_rows, width, shape, dtype=np.float32):
    return rng.uniform(-1, 1, (n_rows, width)).astype(dtype), rng.integers(0, n_rows, shape)


def agrees(submission, reference, args, tol, dtype=False):
    same(submission.lookup(*args), reference.lookup(*args), tol, dtype)


def refuses(submission, rng, cases, places):
    """Expect an error for valid ids with one bad id among them: at the front, at the end, or in between."""
    for (n_rows, width, shape, bad), place in zip(cases, places, strict=True):
        table, ids = draw(rng, n_rows, width, shape)
        ids.flat[place] = bad
        must_raise(REFUSED, submission.lookup, table, ids)


@check(points=2, en="has the shape of the ids, with D appended", zh="形状为 id 数组的形状后面再加上 D")
def test_shape(submission, reference, rng):
    for n_rows, width, shape in [(12, 6, (7,)), (9, 4, (3, 5)), (11, 8, (2, 1, 3))]:
        agrees(submission, reference, draw(rng, n_rows, width, shape), np.inf)


@check(
    points=4,
    needs=["shape"],
    en="takes the row of every id, in any order, repeated or missing, the first and the last row too",
    zh="取出每个 id 对应的行，id 可以乱序、重复、跳过，包括第一行和最后一行",
)
def test_values(submission, reference, rng, tolerance):
    for n_rows, width, ids in [
        (8, 6, [5, 2, 2, 0, 7]),
        (10, 5, [9, 9, 8, 0, 1, 0, 3]),
        (4, 7, [0, 1, 2, 3]),
        (5, 3, [4]),
        (13, 4, [3, 4, 5, 6, 7, 8]),
    ]:
        table, _ = draw(rng, n_rows, width, ())
        agrees(submission, reference, (table, np.array(ids)), tolerance(n_rows))


@check(
    points=2,
    needs=["shape"],
    en="takes ids of any shape: a batch, three axes, a single one without axes",
    zh="id 可以是任意形状：一个批次、三个轴，或没有轴的单个 id",
)
def test_any_shape(submission, reference, rng, tolerance):
    for n_rows, width, shape in [(9, 6, (2, 5)), (7, 4, (4, 3)), (10, 3, (2, 3, 4)), (8, 5, ()), (6, 7, (1, 1))]:
        agrees(submission, reference, draw(rng, n_rows, width, shape), tolerance(n_rows))


@check(
    points=1,
    needs=["shape"],
    en="also where sizes coincide or are 1, and with 600 rows",
    zh="长度相等或为 1，以及有 600 行时同样正确",
)
def test_collisions(submission, reference, rng, tolerance):
    for n_rows, width, shape in [
        (5, 5, (5,)),
        (6, 4, (6, 6)),
        (4, 6, (6, 4)),
        (3, 3, (3, 3)),
        (1, 4, (3,)),
        (7, 1, (4,)),
        (1, 1, (1,)),
        (600, 2, (2, 150)),
    ]:
        agrees(submission, reference, draw(rng, n_rows, width, shape), tolerance(n_rows))


@check(points=1, needs=["shape"], en="no ids at all", zh="一个 id 也没有")
def test_empty(submission, reference, rng, tolerance):
    for n_rows, width, shape in [(9, 5, (0,)), (8, 3, (3, 0)), (7, 6, (0, 4))]:
        agrees(submission, reference, draw(rng, n_rows, width, shape), tolerance(n_rows))


@check(points=3, needs=["shape"], en="refuses an id of V or more", zh="拒绝不小于 V 的 id")
def test_past_end(submission, rng):
    cases = [(9, 6, (4,), 9), (9, 6, (4,), 9), (6, 9, (2, 3), 7), (12, 5, (5,), 40), (7, 4, (6,), 2**32 + 1)]
    cases += [(5, 2, (3, 2), 10), (1, 7, (3,), 1)]  # a single row must not be stretched over them
    refuses(submission, rng, cases, (0, -1, 2, 0, -1, 2, 1))
    table, _ = draw(rng, 5, 2, ())
    must_raise(REFUSED, submission.lookup, table, np.array(5))


@check(
    points=3,
    needs=["shape"],
    en="refuses every negative id; none counts from the back",
    zh="拒绝所有负的 id，不从末尾倒着取",
)
def test_negative(submission, rng):
    cases = [(9, 7, (4,), -1), (9, 7, (4,), -1), (6, 8, (2, 3), -6), (12, 3, (5,), -3), (5, 4, (3, 2), -11)]
    refuses(submission, rng, [*cases, (1, 6, (2,), -1)], (0, -1, 2, 2, 0, 1))
    table, _ = draw(rng, 5, 4, ())
    for ids in (-1, [-1, -2, -5], [-1, 0]):
        must_raise(REFUSED, submission.lookup, table, np.array(ids))


@check(
    points=1,
    needs=["values"],
    en="takes every integer dtype, narrow and unsigned ones too",
    zh="适用于所有整数 dtype，包括位数少的和无符号的",
)
def test_integers(submission, reference, rng, tolerance):
    for width, dtype in enumerate((np.int8, np.int16, np.int32, np.uint8, np.uint16, np.uint32, np.uint64), start=2):
        table, _ = draw(rng, 300, width, ())
        agrees(submission, reference, (table, np.array([100, 0, 7, 127], dtype)), tolerance(300))
    for dtype in (np.uint8, np.int16):
        table, _ = draw(rng, 256, 3, ())
        agrees(submission, reference, (table, np.array([255, 128, 200], dtype)), tolerance(256))
    table, _ = draw(rng, 12, 6, ())
    for ids in (np.array([0, 200], np.uint8), np.array([3, -1], np.int8), np.array([12], np.uint16)):
        must_raise(REFUSED, submission.lookup, table, ids)
    table, _ = draw(rng, 200, 4, ())
    must_raise(REFUSED, submission.lookup, table, np.array([3, -128], np.int8))  # -(-128) is -128 there


@check(
    points=1,
    needs=["shape"],
    en="has the dtype of the table, float32 or float64, not a digit lost",
    zh="dtype 与表相同，float32 或 float64，数值一位不差",
)
def test_dtype(submission, reference, rng, tolerance):
    for dtype, shape in [(np.float32, (8,)), (np.float32, (4, 0)), (np.float64, (9,)), (np.float64, (2, 4))]:
        agrees(submission, reference, draw(rng, 12, 5, shape, dtype), tolerance(12), dtype=True)


@check(points=1, needs=["shape"], en="leaves the table and the ids as they were", zh="不改动表和 id")
def test_untouched(submission, rng):
    untouched(submission.lookup, *draw(rng, 9, 5, (6,)))
    untouched(submission.lookup, *draw(rng, 9, 5, (2, 6), np.float64))


@check(
    points=1,
    needs=["shape"],
    en="any memory layout, read-only too; a second call is right, and no global state is touched",
    zh="适用于任意内存布局，包括只读数组；再次调用仍正确，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    table, ids = draw(rng, 9, 6, (3, 4))
    for (_, table_layout), (_, id_layout) in zip(layouts(table), layouts(ids), strict=True):
        agrees(submission, reference, (table_layout, id_layout), tolerance(9))
    agrees(submission, reference, (np.broadcast_to(table[0], (9, 6)), np.broadcast_to(ids[0], (5, 4))), tolerance(9))
    others, wider = draw(rng, 9, 6, (3, 4)), draw(rng, 9, 8, (3, 4))
    repeatable(submission.lookup, (table, ids), others, wider, (table, ids[0]))
    for args in (others, wider, (table, others[1]), (others[0], ids)):
        agrees(submission, reference, args, tolerance(9))
    random_state_untouched(submission.lookup, table, ids)

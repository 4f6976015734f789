"""Hidden suite of learned/resize_table."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "learned/resize_table"
# A float64 result that went through float32, or whose places did, is off by 1e-8 and more.
ROUNDED_ONCE = 3e-10

# No triple of V, D and new_len occurs twice before the last check.


def draw(rng, n_rows, width, dtype=np.float32):
    """Rows that go up and down: each differs from its neighbours by 0.6 and more in every feature."""
    size = rng.uniform(0.3, 1.0, (n_rows, width))
    return (size * (-1.0) ** np.add.outer(np.arange(n_rows), np.arange(width))).astype(dtype)


def agrees(submission, reference, table, new_len, tol, dtype=False):
    same(submission.resize_table(table, new_len), reference.resize_table(table, new_len), tol, dtype)


@check(points=1, en="has shape (new_len, D)", zh="形状为 (new_len, D)")
def test_shape(submission, reference, rng):
    for sizes, new_len in [((5, 6), 9), ((9, 4), 5), ((7, 3), 7)]:
        agrees(submission, reference, draw(rng, *sizes), new_len, np.inf)


@check(
    points=4,
    needs=["shape"],
    en="a longer table lies on the straight lines between the old rows",
    zh="变长之后，各行都在旧的相邻两行之间的直线上",
)
def test_longer(submission, reference, rng, tolerance):
    for sizes, new_len in [((4, 6), 7), ((5, 3), 8), ((3, 5), 12), ((6, 4), 11), ((2, 3), 6), ((7, 5), 8)]:
        agrees(submission, reference, draw(rng, *sizes), new_len, tolerance(12))


@check(
    points=2,
    needs=["shape"],
    en="a shorter table is read at evenly spaced places",
    zh="变短之后，各行取自均匀分布的位置",
)
def test_shorter(submission, reference, rng, tolerance):
    for sizes, new_len in [((9, 4), 3), ((8, 5), 6), ((12, 3), 5), ((7, 6), 4)]:
        agrees(submission, reference, draw(rng, *sizes), new_len, tolerance(12))


@check(
    points=2,
    needs=["shape"],
    en="the first and the last row are kept, down to two rows",
    zh="第一行和最后一行保持不变，缩到只剩两行时也一样",
)
def test_ends(submission, reference, rng, tolerance):
    for sizes, new_len in [((6, 7), 2), ((11, 2), 2), ((2, 6), 2), ((2, 5), 9)]:
        agrees(submission, reference, draw(rng, *sizes), new_len, tolerance(12))


@check(points=1, needs=["shape"], en="the same length changes nothing", zh="长度不变时，数值也不变")
def test_same_length(submission, reference, rng, tolerance):
    for sizes in [(6, 5), (9, 3)]:
        agrees(submission, reference, draw(rng, *sizes), sizes[0], tolerance(12))


@check(
    points=1,
    needs=["shape"],
    en="also where sizes coincide, with one feature, and from a single row",
    zh="长度相等、只有一个特征，以及只有一行时同样正确",
)
def test_collisions(submission, reference, rng, tolerance):
    for sizes, new_len in [((6, 6), 9), ((5, 8), 8), ((4, 4), 4), ((5, 1), 7), ((9, 1), 4), ((1, 5), 4), ((1, 1), 3)]:
        agrees(submission, reference, draw(rng, *sizes), new_len, tolerance(12))


@check(points=1, needs=["shape"], en="long tables, up to 600 rows", zh="长表，最多 600 行")
def test_long(submission, reference, rng, tolerance):
    for sizes, new_len in [((50, 3), 120), ((512, 2), 600), ((600, 2), 150)]:
        agrees(submission, reference, draw(rng, *sizes), new_len, tolerance(max(sizes[0], new_len)))


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, computed in float64",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，并用 float64 计算",
)
def test_dtype(submission, reference, rng, tolerance):
    agrees(submission, reference, draw(rng, 8, 6), 11, tolerance(12), dtype=True)
    agrees(submission, reference, draw(rng, 8, 3), 5, tolerance(12), dtype=True)
    for sizes, new_len in [((8, 4), 12), ((10, 5), 7), ((5, 6), 5)]:
        agrees(submission, reference, draw(rng, *sizes, dtype=np.float64), new_len, ROUNDED_ONCE, dtype=True)


@check(points=1, needs=["shape"], en="leaves the table as it was", zh="不改动表")
def test_untouched(submission, rng):
    for new_len in (9, 6, 3):
        untouched(submission.resize_table, draw(rng, 6, 8), new_len)
    untouched(submission.resize_table, draw(rng, 6, 8, np.float64), 10)


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    table = draw(rng, 7, 4)
    for _, layout in layouts(table):
        agrees(submission, reference, layout, 10, tolerance(12))
    table.flags.writeable = False
    agrees(submission, reference, table, 7, tolerance(12))  # also where nothing is to be done
    agrees(submission, reference, np.broadcast_to(table[0], (6, 4)), 9, tolerance(12))
    agrees(submission, reference, np.broadcast_to(table[:, :1], (7, 9)), 5, tolerance(12))


@check(
    points=1,
    needs=["shape"],
    en="a second call is right too, and no global state is touched",
    zh="再次调用仍正确，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    first, others, wider = draw(rng, 6, 5), draw(rng, 6, 5), draw(rng, 6, 9)
    repeatable(submission.resize_table, (first, 10), (others, 10), (first, 4), (wider, 10), (first, 6))
    for table, new_len in [(others, 10), (wider, 10), (others, 4), (first, 6)]:
        agrees(submission, reference, table, new_len, tolerance(12))
    random_state_untouched(submission.resize_table, first, 10)

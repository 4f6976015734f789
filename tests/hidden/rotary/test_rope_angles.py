"""Hidden suite of rotary/rope_angles."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "rotary/rope_angles"

# No shape of positions occurs twice with one width before the last check.


def agrees(submission, reference, positions, head_dim, tol, *base, dtype=False):
    want = reference.rope_angles(positions, head_dim, *base)
    same(submission.rope_angles(positions, head_dim, *base), want, tol, dtype)


@check(
    points=1,
    en="has the shape of the positions, with head_dim / 2 appended",
    zh="形状为位置数组的形状后面再加上 head_dim / 2",
)
def test_shape(submission, reference, rng):
    for shape, head_dim in [((7,), 6), ((3, 5), 12), ((4, 1, 3), 10)]:
        agrees(submission, reference, rng.integers(0, 9, shape), head_dim, np.inf)


@check(
    points=2,
    needs=["shape"],
    en="pair i of position p has the angle p * base ** (-2i / head_dim)",
    zh="位置 p 的第 i 对，角度为 p * base ** (-2i / head_dim)",
)
def test_values(submission, reference, tolerance):
    agrees(submission, reference, np.arange(8), 6, tolerance(8))
    agrees(submission, reference, np.arange(5), 12, tolerance(8))
    agrees(submission, reference, np.arange(6), 2, tolerance(8))


@check(
    points=1,
    needs=["values"],
    en="takes the positions as they are: in any order, repeated, negative, between two whole numbers",
    zh="按给出的位置计算：可以乱序、重复、为负、不是整数",
)
def test_positions(submission, reference, tolerance):
    agrees(submission, reference, np.array([5, 2, 2, 0, 7, 90], np.uint8), 8, tolerance(128))
    agrees(submission, reference, np.array([-1, -8, 3], np.int8), 14, tolerance(8))
    agrees(submission, reference, np.array([0.25, -0.75, 3.5, 7.9]), 10, tolerance(8))


@check(points=1, needs=["values"], en="follows `base`", zh="随 `base` 变化")
def test_base(submission, reference, tolerance):
    agrees(submission, reference, np.array([1, 5, -3, 8]), 16, tolerance(8), 100.0)
    agrees(submission, reference, np.array([1, 5, -3, 8]), 16, tolerance(8), 10000.0)  # one base after another
    agrees(submission, reference, np.array([7, 0, 2]), 8, tolerance(8), 500000.0)
    agrees(submission, reference, np.array([1, 2]), 18, tolerance(8), 2.5)


@check(
    points=1,
    needs=["values"],
    en="positions of any shape: (B, T), a single one without axes, none at all",
    zh="位置可以是任意形状：(B, T)、没有轴的单个位置、一个也没有",
)
def test_any_shape(submission, reference, rng, tolerance):
    for shape, head_dim in [((2, 5), 6), ((2, 3, 4), 10), ((), 8), ((1,), 6), ((0,), 6), ((3, 0), 8)]:
        agrees(submission, reference, rng.integers(-90, 90, shape), head_dim, tolerance(128))
    for shape, head_dim in [((4, 4), 8), ((3, 6), 6), ((6, 6), 12), ((5,), 10), ((2, 2, 2), 4)]:  # sizes that coincide
        agrees(submission, reference, rng.integers(-90, 90, shape), head_dim, tolerance(128))


@check(
    points=2,
    needs=["values"],
    en="is float64, and so is every step on the way: right at 100000 too",
    zh="dtype 为 float64，中间每一步也是：到 100000 仍然正确",
)
def test_precision(submission, reference, tolerance):
    agrees(submission, reference, np.arange(4), 2, tolerance(8), dtype=True)
    far = np.array([99_991, 100_000, -99_989, 87_654, 65_537])
    agrees(submission, reference, far, 24, tolerance(100_000), dtype=True)
    agrees(submission, reference, far.astype(np.int32), 26, tolerance(100_000), dtype=True)
    agrees(submission, reference, np.array([-32_768, 32_767], np.int16), 20, tolerance(100_000), dtype=True)
    agrees(submission, reference, far + 0.123, 28, tolerance(100_000), dtype=True)


@check(
    points=1,
    needs=["values"],
    en="any memory layout, read-only too, and the positions stay as they were; a second call is right",
    zh="适用于任意内存布局，包括只读数组；不改动位置数组；再次调用仍正确",
)
def test_again(submission, reference, rng, tolerance):
    positions = rng.integers(-50, 50, (3, 4))
    untouched(submission.rope_angles, positions, 6)
    untouched(submission.rope_angles, np.array([7.1, -3.1, 0.5, 7.1]), 6)
    for _, layout in layouts(positions):
        agrees(submission, reference, layout, 6, tolerance(128))
    for others, head_dim, base in [(positions + 1, 6, 10000.0), (positions, 10, 10000.0), (positions, 6, 100.0)]:
        agrees(submission, reference, others, head_dim, tolerance(128), base)
    repeatable(submission.rope_angles, (positions, 6), (positions + 1, 6), (positions, 8), (positions, 6, 100.0))
    random_state_untouched(submission.rope_angles, positions, 6)

"""Hidden suite of clinic/lost_precision.

The tolerances are those of the task: 1e-5 for float32 and float64 at any position, 0.005 for float16.
"""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "clinic/lost_precision"
FAR = 20_000_000
HALF = 0.005  # ten steps of float16 between 0.5 and 1

# No array of positions meets a width twice before the last check.


def right(submission, reference, positions, d_model, dtype, tol):
    positions = np.asarray(positions)
    want = reference.lost_precision(positions, d_model, dtype)
    same(submission.lost_precision(positions, d_model, dtype), want, tol)


@check(points=2, en="float64 is as right as before", zh="float64 仍与从前一样正确")
def test_float64(submission, reference, tolerance):
    for positions, d_model in [([0, 1, 5, 100, 999], 6), ([7, 3, 512], 64)]:
        right(submission, reference, positions, d_model, np.float64, tolerance(1000))
    right(submission, reference, [65536, 1_000_000, FAR], 8, np.float64, tolerance(FAR))


@check(points=1, en="float32 is right at small positions, as before", zh="位置小时 float32 仍与从前一样正确")
def test_near(submission, reference, tolerance):
    right(submission, reference, [0, 1, 2, 7, 30], 6, np.float32, tolerance(FAR))
    same(submission.lost_precision(np.arange(5), 8), reference.lost_precision(np.arange(5), 8), tolerance(FAR))


@check(
    points=4,
    needs=["float64", "near"],
    en="float32 is right at large positions",
    zh="位置大时 float32 也正确",
)
def test_float32(submission, reference, tolerance):
    for positions, d_model in [
        ([1000, 4096, 100_000], 10),
        ([1_000_000, 1_000_001], 256),
        ([123_456], 2),
        ([8_000_000], 6),
    ]:
        right(submission, reference, positions, d_model, np.float32, tolerance(FAR))


@check(
    points=2,
    needs=["float32"],
    en="positions that differ by 1 have different rows, beyond 16,777,216 too",
    zh="相差 1 的两个位置，行也不同；超过 16,777,216 时也一样",
)
def test_beyond(submission, reference, tolerance):
    for positions, d_model in [([16_777_215, 16_777_216, 16_777_217], 2), ([19_999_999, FAR], 10)]:
        right(submission, reference, positions, d_model, np.float32, tolerance(FAR))


@check(
    points=3,
    needs=["float64"],
    en="float16 is right at every position, and never NaN",
    zh="float16 在任何位置都正确，并且没有 NaN",
)
def test_float16(submission, reference):
    for positions, d_model in [
        ([0, 3, 10, 100, 1000], 8),
        ([2048, 2049, 2050], 6),
        ([65_504, 65_519, 65_520, 70_000], 4),
        ([1_000_000, 16_777_217, FAR], 12),
    ]:
        right(submission, reference, positions, d_model, np.float16, HALF)


@check(
    points=1,
    needs=["float32"],
    en="positions of any shape, of size 0 and 1 and of equal sizes too",
    zh="位置数组可以是任何形状，大小为 0、为 1 或彼此相等时也正确",
)
def test_shapes(submission, reference, tolerance):
    for shape, d_model in [
        ((3, 5), 6),
        ((), 4),
        ((0,), 6),
        ((2, 0), 8),
        ((1, 7), 2),
        ((4, 4), 4),
        ((6, 1, 3), 6),
        ((3,), 6),
    ]:
        positions = np.arange(int(np.prod(shape))).reshape(shape) * 90_001 + 7
        right(submission, reference, positions, d_model, np.float32, tolerance(FAR))
    right(submission, reference, np.full((2, 3), 70_001), 10, np.float16, HALF)


@check(
    points=1,
    needs=["float32"],
    en="positions of any integer dtype",
    zh="位置可以是任何整数 dtype",
)
def test_integers(submission, reference, tolerance):
    for kind, largest in [(np.int32, FAR), (np.int16, 32_001), (np.uint8, 255), (np.uint32, FAR)]:
        for d_model, dtype, tol in [(14, np.float32, tolerance(FAR)), (16, np.float16, HALF)]:
            right(submission, reference, np.array([1, 100, largest], kind), d_model, dtype, tol)


@check(
    points=1,
    needs=["float32", "float16"],
    en="any memory layout, the positions left alone; a call with another dtype or width does not disturb it",
    zh="任何内存布局都行，不改动位置数组；换一个 dtype 或宽度再次调用，互不影响",
)
def test_again(submission, reference, tolerance):
    positions = np.arange(6).reshape(2, 3) * 100_003
    for _, laid_out in layouts(positions):
        right(submission, reference, laid_out, 10, np.float32, tolerance(FAR))
    for d_model, dtype, tol in [
        (18, np.float32, tolerance(FAR)),
        (18, np.float16, HALF),
        (18, np.float64, tolerance(FAR)),
        (20, np.float16, HALF),
        (18, np.float32, tolerance(FAR)),
    ]:
        right(submission, reference, positions, d_model, dtype, tol)
    right(submission, reference, positions[::-1].copy(), 18, np.float32, tolerance(FAR))
    few = np.array([5, 6, 7])
    want = reference.lost_precision(few, 18, dtype=np.float64)
    same(submission.lost_precision(few, 18, dtype=np.float64), want, tolerance(1000))
    untouched(submission.lost_precision, positions, 18, np.float32)
    calls = [(positions, 18, np.float32), (positions, 18, np.float16), (positions[::-1].copy(), 18, np.float32)]
    repeatable(submission.lost_precision, *calls)
    random_state_untouched(submission.lost_precision, positions, 18, np.float32)

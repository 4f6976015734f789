"""Hidden suite of clinic/halves_not_pairs.

Left open: integer and half-precision encodings, and whether the angles are float32 where the encoding is.
"""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, random_state_untouched, repeatable, same, untouched

EXERCISE = "clinic/halves_not_pairs"
ROUNDED_ONCE = 1e-12  # float64 that went through float32 is off by 1e-8 and more
BEYOND_FLOAT32 = 1e-6  # angles of float32 are off by 1e-3 at 70,001

# No shape occurs twice before the last check.


def table(positions, width, dtype=np.float32):
    """Encoding of the positions, in pairs."""
    angles = np.asarray(positions)[..., np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(*angles.shape[:-1], width).astype(dtype)


def right(submission, reference, encoding, offset, tol):
    same(submission.halves_not_pairs(encoding, offset), reference.halves_not_pairs(encoding, offset), tol)


@check(points=1, en="an offset of 0 changes nothing, as before", zh="偏移量为 0 时什么也不变，与从前一样")
def test_unmoved(submission, reference, tolerance):
    for first, n_rows, width in [(0, 5, 8), (3, 4, 6)]:
        right(submission, reference, table(range(first, first + n_rows), width), 0, tolerance(8))


@check(points=1, en="a single pair moves as before", zh="只有一对列时，仍与从前一样正确")
def test_one_pair(submission, reference, tolerance):
    for first, n_rows, offset in [(0, 7, 1), (4, 6, -3)]:
        right(submission, reference, table(range(first, first + n_rows), 2), offset, tolerance(8))


@check(
    points=5,
    needs=["unmoved", "one_pair"],
    en="row p becomes row p + offset, in every pair of every width",
    zh="不论多宽，每一对列里，第 p 行都变成第 p + offset 行",
)
def test_values(submission, reference, tolerance):
    cases = [(0, 5, 6, 1), (2, 7, 4, 1), (5, 4, 10, 3), (9, 3, 12, -2), (1, 6, 18, 5), (0, 8, 64, -7)]
    for first, n_rows, width, offset in cases:
        right(submission, reference, table(range(first, first + n_rows), width), offset, tolerance(8))


@check(
    points=2,
    needs=["values"],
    en="any number of axes and any numbers, sizes 0 and 1 and equal sizes too",
    zh="轴数不限，数值不限，大小为 0、为 1 或彼此相等时也正确",
)
def test_axes(submission, reference, rng, tolerance):
    shapes = [
        (6,),
        (3, 5, 8),
        (2, 3, 1, 10),
        (1, 6),
        (0, 6),
        (2, 0, 4),
        (2, 6, 6),
        (6, 6, 6),
        (3, 6),
        (4, 8),
        (2, 4, 2),
    ]
    for offset, shape in enumerate(shapes, start=1):
        right(submission, reference, rng.uniform(-1.0, 1.0, shape).astype(np.float32), offset, tolerance(16))


@check(points=1, needs=["values"], en="far offsets, forwards and back", zh="偏移很远时，向前向后都正确")
def test_far(submission, reference, tolerance):
    for first, n_rows, width, offset in [(0, 9, 16, 100), (130, 5, 14, -120), (0, 4, 20, 600), (610, 3, 8, -600)]:
        right(submission, reference, table(range(first, first + n_rows), width), offset, tolerance(abs(offset)))
    right(submission, reference, table(range(4), 16, np.float64), 70_001, BEYOND_FLOAT32)


@check(
    points=1,
    needs=["values"],
    en="float64 stays float64 and is not rounded through float32",
    zh="float64 仍是 float64，中途不舍入到 float32",
)
def test_float64(submission, reference, rng):
    right(submission, reference, table(range(5), 22, np.float64), 3, ROUNDED_ONCE)
    right(submission, reference, rng.uniform(-1.0, 1.0, (2, 5, 6)), -4, ROUNDED_ONCE)


@check(
    points=1,
    needs=["values"],
    en="leaves the encoding as it was, and returns a new array",
    zh="不改动传入的编码，返回新的数组",
)
def test_untouched(submission, rng):
    for shape, dtype in [((5, 24), np.float32), ((5, 26), np.float64), ((2, 3, 12), np.float32)]:
        untouched(submission.halves_not_pairs, rng.uniform(-1.0, 1.0, shape).astype(dtype), 2)
    if observe(submission.halves_not_pairs, rng.uniform(-1.0, 1.0, (3, 4)), 0).shares:
        fail(
            en="For an offset of 0 the result has the memory of the encoding; it is a new array.",
            zh="偏移量为 0 时，结果与编码共用内存；应当返回新的数组。",
        )


@check(points=1, needs=["values"], en="any memory layout will do, read-only too", zh="任何内存布局都行，包括只读数组")
def test_layouts(submission, reference, tolerance):
    encoding = table(range(2, 7), 28)
    want = reference.halves_not_pairs(encoding, 3)
    for _, laid_out in layouts(encoding):
        same(submission.halves_not_pairs(laid_out, 3), want, tolerance(8))


@check(
    points=1,
    needs=["values"],
    en="a call with another offset, width or table does not disturb it",
    zh="换一个偏移量、宽度或编码再次调用，互不影响",
)
def test_again(submission, reference, tolerance):
    first, other = table(range(5), 30), table(range(4, 9), 30)
    for encoding, offset in [(first, 2), (other, 2), (first, 3), (table(range(5), 32), 2), (first, 2)]:
        right(submission, reference, encoding, offset, tolerance(16))
    repeatable(submission.halves_not_pairs, (first, 2), (other, 2), (first, 3))
    random_state_untouched(submission.halves_not_pairs, first, 2)

"""Hidden suite of sinusoidal/encode_positions."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "sinusoidal/encode_positions"

# No shape of positions occurs twice with one width before the last check.


def agrees(submission, reference, positions, d_model, tol, dtype=False):
    want = reference.encode_positions(positions, d_model)
    same(submission.encode_positions(positions, d_model), want, tol, dtype)


@check(
    points=2, en="has the shape of the positions, with d_model appended", zh="形状为位置数组的形状后面再加上 d_model"
)
def test_shape(submission, reference, rng):
    for shape, d_model in [((7,), 6), ((3, 5), 10), ((4, 1, 3), 8)]:
        agrees(submission, reference, rng.integers(0, 9, shape), d_model, np.inf)


@check(
    points=3,
    needs=["shape"],
    en="every position gets its own row, in any order, repeated or missing",
    zh="每个位置都得到自己的那一行，位置可以乱序、重复、跳过",
)
def test_values(submission, reference, rng, tolerance):
    agrees(submission, reference, np.arange(8), 6, tolerance(8))
    agrees(submission, reference, np.array([5, 2, 2, 0, 7]), 12, tolerance(8))
    agrees(submission, reference, rng.integers(0, 120, 9), 16, tolerance(128))
    agrees(submission, reference, np.array([3, 1, 4, 1, 5, 6]), 2, tolerance(8))
    agrees(submission, reference, np.array([4, 3]), 1026, tolerance(8))


@check(
    points=3,
    needs=["values"],
    en="a negative position turns every pair backwards",
    zh="位置为负时，每一对朝反方向转",
)
def test_negative(submission, reference, rng, tolerance):
    agrees(submission, reference, np.arange(-3, 4), 8, tolerance(8))
    agrees(submission, reference, np.array([-1, -8]), 6, tolerance(8))
    agrees(submission, reference, np.array([40, -7, 0, -120, 3]), 14, tolerance(128))


@check(
    points=2,
    needs=["values"],
    en="takes positions of any shape: a table of them, three axes and four, a single one without axes",
    zh="位置可以是任意形状：二维、三维、四维，或没有轴的单个位置",
)
def test_any_shape(submission, reference, rng, tolerance):
    for shape, d_model in [
        ((2, 5), 6),
        ((4, 3), 14),
        ((2, 3, 4), 10),
        ((), 8),
        ((1,), 6),
        ((1, 1), 4),
        ((3, 1, 2, 5), 12),
    ]:
        agrees(submission, reference, rng.integers(-90, 90, shape), d_model, tolerance(128))


@check(
    points=1,
    needs=["any_shape"],
    en="also where sizes coincide: B, T, d_model and d_model / 2",
    zh="B、T、d_model、d_model / 2 相等时同样正确",
)
def test_collisions(submission, reference, rng, tolerance):
    for shape, d_model in [((8,), 8), ((5,), 10), ((6, 6), 6), ((3, 6), 6), ((4, 4), 8), ((2, 2, 2), 2)]:
        agrees(submission, reference, rng.integers(-9, 90, shape), d_model, tolerance(128))


@check(points=1, needs=["shape"], en="no positions at all", zh="一个位置也没有")
def test_empty(submission, reference):
    for shape, d_model in [((0,), 6), ((3, 0), 8), ((0, 4), 4)]:
        agrees(submission, reference, np.zeros(shape, np.int64), d_model, 0.0)


@check(points=1, needs=["shape"], en="is float32", zh="dtype 为 float32")
def test_dtype(submission, reference, rng):
    for shape, d_model in [((6,), 4), ((2, 7), 6)]:
        agrees(submission, reference, rng.integers(0, 9, shape), d_model, np.inf, dtype=True)
    agrees(submission, reference, np.zeros((2, 0), np.int64), 10, 0.0, dtype=True)
    for positions in (np.array(7), np.array([[5]]), np.array([3, 0], np.uint8), np.array([4, -1], np.int16)):
        agrees(submission, reference, positions, 12, np.inf, dtype=True)


@check(
    points=1,
    needs=["values"],
    en="takes every integer dtype, narrow and unsigned ones too",
    zh="适用于所有整数 dtype，包括位数少的和无符号的",
)
def test_integers(submission, reference, tolerance):
    for dtype, width in [(np.int8, 10), (np.int16, 12), (np.int32, 14), (np.uint8, 16), (np.uint16, 18)]:
        agrees(submission, reference, np.array([100, 0, 7, 127], dtype), width, tolerance(128))
    agrees(submission, reference, np.array([-5, 3, -100], np.int8), 8, tolerance(128))
    agrees(submission, reference, np.array([255, 128, 200], np.uint8), 10, tolerance(255))
    agrees(submission, reference, np.array([-128, 3, -127], np.int8), 20, tolerance(128))
    agrees(submission, reference, np.array([-128, 127], np.int8), 22, tolerance(128))
    for dtype, width in [(np.uint32, 24), (np.uint64, 26)]:
        agrees(submission, reference, np.array([90_001, 0, 5], dtype), width, tolerance(100_000))
    far = np.array([-32_768, 32_767, 30_011, -29_989], np.int16)  # times a float32 they would be float32
    agrees(submission, reference, far, 16, tolerance(100_000))
    same_bytes = np.array([200, 7, 255], np.uint8)
    for positions in (same_bytes, same_bytes.view(np.int8)):
        agrees(submission, reference, positions, 6, tolerance(255))


@check(
    points=1, needs=["values"], en="is right at 100000, with angles in float64", zh="到 100000 仍然正确，角度用 float64"
)
def test_large(submission, reference, tolerance):
    agrees(submission, reference, np.arange(0, 601, 40), 24, tolerance(600))
    far = np.array([99_991, 100_000, -99_989, 87_654, 65_537, 2_049])
    agrees(submission, reference, far, 16, tolerance(100_000))


@check(
    points=1,
    needs=["values"],
    en="any memory layout, read-only too, and the positions stay as they were; a second call is right",
    zh="适用于任意内存布局，包括只读数组；不改动位置数组；再次调用仍正确",
)
def test_again(submission, reference, rng, tolerance):
    positions = rng.integers(-50, 50, (3, 4))
    untouched(submission.encode_positions, positions, 6)
    for _, layout in layouts(positions):
        agrees(submission, reference, layout, 6, tolerance(128))
    same_row = np.broadcast_to(positions[0], (5, 4))
    agrees(submission, reference, same_row, 6, tolerance(128))
    for others, d_model in [(positions + 1, 6), (positions[0], 6), (positions, 10), (positions[::-1], 10)]:
        agrees(submission, reference, others, d_model, tolerance(128))
    repeatable(submission.encode_positions, (positions, 6), (positions + 1, 6), (positions, 8), (positions[0], 6))
    random_state_untouched(submission.encode_positions, positions, 6)

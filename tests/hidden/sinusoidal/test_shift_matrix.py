"""Hidden suite of sinusoidal/shift_matrix.

The rows of the encoding span the whole space, so only one matrix shifts them all: its elements can be compared.
"""

import numpy as np

from grader.judge.suite import check, fail, random_state_untouched, repeatable, same

EXERCISE = "sinusoidal/shift_matrix"

# No pair of offset and width occurs twice before the last check.


def agrees(submission, reference, offset, d_model, tol):
    want = reference.shift_matrix(offset, d_model)
    same(submission.shift_matrix(offset, d_model), want, tol, dtype=False)


def encode(positions, d_model):
    angles = positions[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(len(positions), d_model)


@check(points=1, en="has shape (d_model, d_model)", zh="形状为 (d_model, d_model)")
def test_shape(submission, reference):
    for offset, d_model in [(3, 6), (1, 10), (5, 2)]:
        agrees(submission, reference, offset, d_model, np.inf)


@check(
    points=3,
    needs=["shape"],
    en="with two columns: one turn by the offset, in radians",
    zh="只有两列时：按偏移量（弧度）转一次",
)
def test_one_pair(submission, reference, tolerance):
    for offset in [1, 2, 7]:
        agrees(submission, reference, offset, 2, tolerance(offset))


@check(
    points=4,
    needs=["one_pair"],
    en="every pair turns by its own angle, and nothing else is mixed",
    zh="每一对按自己的角度转，此外互不混合",
)
def test_values(submission, reference, tolerance):
    for offset, d_model in [(1, 6), (3, 10), (8, 12), (5, 8), (2, 64)]:
        agrees(submission, reference, offset, d_model, tolerance(8))


@check(
    points=2,
    needs=["values"],
    en="takes row p of the encoding to row p + offset, for near and far p",
    zh="把编码的第 p 行变成第 p + offset 行，p 远近皆可",
)
def test_law(submission, reference, tolerance):
    positions = np.array([0, 1, 2, 9, 50, 400, 1000, 5000])
    for offset, d_model in [(4, 6), (11, 16)]:
        matrix = submission.shift_matrix(offset, d_model)
        same(matrix, reference.shift_matrix(offset, d_model), np.inf, dtype=False)
        apart = np.abs(encode(positions, d_model) @ matrix.T - encode(positions + offset, d_model)).max(axis=1)
        for p, error in zip(positions, apart, strict=True):
            if not error <= d_model * tolerance(offset):
                fail(
                    en=f"shift_matrix({offset}, {d_model}) @ pe[{p}] is off from pe[{p + offset}] by {error:.3g}.",
                    zh=f"shift_matrix({offset}, {d_model}) @ pe[{p}] 与 pe[{p + offset}] 相差 {error:.3g}。",
                )


@check(points=1, needs=["values"], en="an offset of 0 changes nothing", zh="偏移量为 0 时什么都不变")
def test_zero(submission, reference, tolerance):
    for d_model in [2, 6]:
        agrees(submission, reference, 0, d_model, tolerance(1))


@check(points=2, needs=["values"], en="a negative offset turns back", zh="偏移量为负时朝反方向转")
def test_negative(submission, reference, tolerance):
    for offset, d_model in [(-1, 6), (-4, 10), (-7, 2), (-60, 8)]:
        agrees(submission, reference, offset, d_model, tolerance(abs(offset)))


@check(
    points=1,
    needs=["values"],
    en="far offsets, and an offset equal to the width",
    zh="偏移量很大，或与宽度相等时都正确",
)
def test_far(submission, reference, tolerance):
    for offset, d_model in [(6, 6), (12, 12), (100, 14), (600, 8), (-600, 12), (5003, 6), (2, 2)]:
        agrees(submission, reference, offset, d_model, tolerance(abs(offset)))


@check(
    points=1,
    needs=["values"],
    en="is real, float32 or float64; another call changes nothing",
    zh="为实数，float32 或 float64；再次调用不受影响",
)
def test_again(submission, reference, tolerance):
    for offset, d_model in [(3, 14), (9, 14), (3, 16), (3, 14), (0, 14), (-3, 14)]:
        got = submission.shift_matrix(offset, d_model)
        same(got, reference.shift_matrix(offset, d_model), tolerance(9), dtype=False)
        if got.dtype not in (np.float32, np.float64):
            fail(
                en=f"The matrix has dtype {got.dtype}; float32 or float64 is asked for.",
                zh=f"矩阵的 dtype 是 {got.dtype}；应为 float32 或 float64。",
            )
    repeatable(submission.shift_matrix, (5, 14), (6, 14), (5, 18), (-5, 14))
    random_state_untouched(submission.shift_matrix, 3, 6)

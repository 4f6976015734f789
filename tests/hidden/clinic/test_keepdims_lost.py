"""Hidden suite of clinic/keepdims_lost.

Left open: integer and half-precision scores, and rows in which every score is -inf. Neighbours in float32 are 0.0002
apart near 3,000, so whoever adds up in the logarithm is off by as much there; the tolerance is wider for large scores.
"""

import numpy as np

from grader.judge.suite import check, layouts, repeatable, same, untouched

EXERCISE = "clinic/keepdims_lost"
ROUNDED_ONCE = 1e-12  # float64 that went through float32 is off by 1e-8 and more


def draw(rng, *shape, dtype=np.float32):
    return rng.uniform(-2.0, 2.0, shape).astype(dtype)


def right(submission, reference, scores, tol):
    same(submission.keepdims_lost(scores), reference.keepdims_lost(scores), tol)


@check(points=1, en="one row of scores is right, as before", zh="单独一行分数，仍与从前一样正确")
def test_one_row(submission, reference, rng, tolerance):
    for n_keys in (6, 3, 1):
        right(submission, reference, draw(rng, n_keys), tolerance(6))


@check(
    points=4,
    needs=["one_row"],
    en="in a batch of any shape every row is right by itself",
    zh="不论批次是什么形状，每一行都各自正确",
)
def test_values(submission, reference, rng, tolerance):
    for shape in [(5, 6), (7, 4), (3, 5, 7), (2, 4, 5, 3), (2, 3, 1, 4, 5)]:
        right(submission, reference, draw(rng, *shape), tolerance(7))


@check(
    points=3,
    needs=["one_row"],
    en="also where NumPy raises nothing: equal sizes and sizes of 1",
    zh="NumPy 不会报错的地方也正确：大小相等，或大小为 1",
)
def test_silent(submission, reference, rng, tolerance):
    shapes = [(6, 6), (1, 1, 5, 5), (4, 4, 4, 4), (5, 1), (1, 5), (1, 4, 4), (3, 3, 3), (2, 2, 2), (4, 4, 1), (1, 1, 7)]
    for shape in shapes:
        right(submission, reference, draw(rng, *shape), tolerance(7))


@check(
    points=2,
    needs=["one_row"],
    en="large scores and rows far apart neither overflow nor vanish",
    zh="分数很大、各行相差很远时，既不溢出，也不消失",
)
def test_large(submission, reference, rng, tolerance):
    right(submission, reference, draw(rng, 4) + np.float32(1000), tolerance(3000))
    right(submission, reference, draw(rng, 5, 4) - np.float32(3000), tolerance(3000))
    apart = draw(rng, 6, 5) + np.array([[0], [1000], [-1000], [2000], [-90], [90]], np.float32)
    right(submission, reference, apart, tolerance(3000))
    right(submission, reference, draw(rng, 2, 3, 4) + apart[:3, :1] - apart[:1, :1], tolerance(3000))
    rows = [[0.0, 800.0, 1000.0], [-1000.0, 0.0, 0.5], [1000.0, 0.5, -1000.0], [-2999.0, -2998.5, -3001.0]]
    right(submission, reference, np.array(rows), tolerance(3000))


@check(
    points=1,
    needs=["one_row"],
    en="hidden keys (-inf) get the weight 0, as before",
    zh="被掩盖的键（-inf）权重为 0，与从前一样",
)
def test_hidden(submission, reference, rng, tolerance):
    right(submission, reference, np.array([0.5, -np.inf, 1.5], np.float32), tolerance(3))
    scores = draw(rng, 2, 4, 5)
    scores[..., 3] = -np.inf
    scores[1, 2, 1:] = -np.inf
    scores[0, 1] -= 3000.0  # hidden means less than any score
    right(submission, reference, scores, tolerance(3000))


@check(
    points=1,
    needs=["values"],
    en="no rows, and 600 keys",
    zh="一行也没有，以及 600 个键",
)
def test_sizes(submission, reference, rng, tolerance):
    for shape in [(0, 5), (3, 0, 4), (0, 2, 3, 1), (3, 600), (600, 2)]:
        right(submission, reference, draw(rng, *shape), tolerance(600))


@check(
    points=1,
    needs=["values"],
    en="float64 stays float64 and is not rounded through float32",
    zh="float64 仍是 float64，中途不舍入到 float32",
)
def test_float64(submission, reference, rng):
    for shape in [(5,), (4, 7), (2, 3, 5)]:
        right(submission, reference, draw(rng, *shape, dtype=np.float64), ROUNDED_ONCE)


@check(
    points=2,
    needs=["values"],
    en="any memory layout, read-only too; the scores left alone, and a second call is right",
    zh="任何内存布局都行，包括只读数组；不改动分数，再次调用仍正确",
)
def test_scores(submission, reference, rng, tolerance):
    for _, laid_out in layouts(draw(rng, 3, 5, 6)):
        right(submission, reference, laid_out, tolerance(6))
    for shape, dtype in [((5, 6), np.float32), ((6,), np.float64), ((4, 4), np.float64)]:
        untouched(submission.keepdims_lost, draw(rng, *shape, dtype=dtype))
    batches = [draw(rng, 3, 5), draw(rng, 3, 5), draw(rng, 5, 3)]
    for scores in batches:
        right(submission, reference, scores, tolerance(5))
    repeatable(submission.keepdims_lost, *[(scores,) for scores in batches])

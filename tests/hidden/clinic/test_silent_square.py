"""Hidden suite of clinic/silent_square."""

import numpy as np

from grader.judge.suite import bounded_memory, check, layouts, must_raise, repeatable, same, untouched

EXERCISE = "clinic/silent_square"
MANY = 1000  # tokens; all pairs of them take 8 MB, everything that grows with the tokens a few times 8 kB


def flat(rng, n_tokens, dtype=np.float64):
    return rng.uniform(-1.0, 1.0, n_tokens).astype(dtype)


def column(rng, n_tokens, dtype=np.float64):
    return flat(rng, n_tokens, dtype)[:, np.newaxis]


def exact(submission, reference, predictions, targets, digits=1e-12):
    want = reference.silent_square(predictions, targets)
    same(submission.silent_square(predictions, targets), want, digits * want)


def agrees(submission, reference, predictions, targets, tolerance):
    want = reference.silent_square(predictions, targets)
    same(submission.silent_square(predictions, targets), want, tolerance(len(targets)))


@check(points=2, en="still right where both shapes are alike", zh="两个形状相同时仍然正确")
def test_alike(submission, reference, rng, tolerance):
    for make, n_tokens in [(flat, 5), (column, 6), (flat, 2), (column, 3)]:
        agrees(submission, reference, make(rng, n_tokens), make(rng, n_tokens), tolerance)


@check(points=4, en="a column of predictions, targets in a row", zh="预测是一列，目标是一维")
def test_column(submission, reference, rng, tolerance):
    for n_tokens in [5, 2, 7]:
        agrees(submission, reference, column(rng, n_tokens), flat(rng, n_tokens), tolerance)


@check(points=2, en="and the other way round", zh="反过来也正确")
def test_targets_column(submission, reference, rng, tolerance):
    for n_tokens in [6, 2, 3]:
        agrees(submission, reference, flat(rng, n_tokens), column(rng, n_tokens), tolerance)


@check(points=1, en="a single token, in every pair of shapes", zh="只有一个 token，形状任意搭配")
def test_one(submission, reference, rng, tolerance):
    for one in (flat, column):
        for other in (flat, column):
            agrees(submission, reference, one(rng, 1), other(rng, 1), tolerance)


@check(points=1, en="integers, float32, and float64 with its digits", zh="整数、float32，以及精度不丢的 float64")
def test_dtypes(submission, reference, rng, tolerance):
    positions = np.arange(6)
    agrees(submission, reference, positions + flat(rng, 6), positions, tolerance)
    agrees(submission, reference, (positions[:, np.newaxis] / 6).astype(np.float32), positions % 2, tolerance)
    agrees(submission, reference, column(rng, 4, np.float32), flat(rng, 4, np.float32), tolerance)
    for far, scale in [(1e5, 1.0), (0.0, 1e-6), (0.0, 1e3)]:  # errors that are small beside the numbers, small, large
        exact(submission, reference, flat(rng, 8) * scale + far, flat(rng, 8) * scale + far)


@check(
    points=2,
    needs=["alike"],
    en="raises ValueError where the numbers of tokens differ, one against many too",
    zh="token 个数不同时抛出 ValueError，一个对多个也不例外",
)
def test_counts(submission, rng):
    for one in (flat, column):
        for other in (flat, column):
            for n_predictions, n_targets in [(5, 4), (3, 6), (5, 1), (1, 5)]:
                must_raise(ValueError, submission.silent_square, one(rng, n_predictions), other(rng, n_targets))


@check(
    points=1,
    needs=["column"],
    en="memory grows with the tokens, not with their square",
    zh="内存随 token 的个数增长，而不是随其平方增长",
)
def test_memory(submission, rng):
    for one, other in [(column, flat), (flat, column), (column, column), (flat, flat)]:
        bounded_memory(submission.silent_square, one(rng, MANY), other(rng, MANY), limit=1_000_000)


@check(
    points=1,
    needs=["column"],
    en="leaves both arrays as they were, in any memory layout, call after call",
    zh="不改动两个数组，内存布局任意，可反复调用",
)
def test_again(submission, reference, rng, tolerance):
    for one, other in [(column, flat), (flat, column), (column, column), (flat, flat)]:
        untouched(submission.silent_square, one(rng, 4), other(rng, 4))
    predictions, targets = column(rng, 7), flat(rng, 7)
    for (_, left), (_, right) in zip(layouts(predictions), layouts(targets), strict=True):
        agrees(submission, reference, left, right, tolerance)
    repeatable(submission.silent_square, (predictions, targets), (targets, predictions), (column(rng, 7), targets))

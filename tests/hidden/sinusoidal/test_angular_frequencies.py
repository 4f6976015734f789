"""Hidden suite of sinusoidal/angular_frequencies."""

import math

from grader.judge.suite import check, random_state_untouched, repeatable, same

EXERCISE = "sinusoidal/angular_frequencies"

EXACT = 1e-12  # exp(-log) and power part by 1e-15; rounding through float32 by 1e-9 and more


@check(points=1, en="has shape (d_model / 2,)", zh="形状为 (d_model / 2,)")
def test_shape(submission, reference):
    for d_model in (10, 6, 2):
        got = submission.angular_frequencies(d_model)
        same(got, reference.angular_frequencies(d_model), tol=math.inf, dtype=False)


@check(points=2, needs=["shape"], en="holds 10000 ** (-2i / d_model)", zh="值为 10000 ** (-2i / d_model)")
def test_values(submission, reference, tolerance):
    for d_model in (8, 12, 2, 4, 128, 768):
        got = submission.angular_frequencies(d_model)
        same(got, reference.angular_frequencies(d_model), tolerance(d_model), dtype=False)


@check(points=1, needs=["values"], en="follows `base`", zh="随 `base` 变化")
def test_base(submission, reference, tolerance):
    for d_model, base in [(14, 100.0), (16, 500000.0), (18, 2.0), (20, 1.0), (28, 2.5), (32, 0.5)]:
        got = submission.angular_frequencies(d_model, base=base)
        same(got, reference.angular_frequencies(d_model, base), tolerance(d_model), dtype=False)


@check(
    points=1,
    needs=["values"],
    en="is float64, and no step of the way is less precise",
    zh="dtype 为 float64，并且中间任何一步都没有降低精度",
)
def test_precision(submission, reference):
    for args in [(6,), (22,), (512,), (2,), (36, 123456789.1)]:
        same(submission.angular_frequencies(*args), reference.angular_frequencies(*args), EXACT)


@check(
    points=1,
    needs=["values"],
    en="is right again for the same width with another base, and leaves earlier results as they were",
    zh="同样的宽度换一个 base 仍然正确，并且不改动先前返回的结果",
)
def test_second_call(submission, reference, tolerance):
    for d_model, base in [(24, 10000.0), (24, 100.0), (24, 100.25), (24, 10000.0)]:
        got = submission.angular_frequencies(d_model, base)
        same(got, reference.angular_frequencies(d_model, base), tolerance(d_model), dtype=False)
    repeatable(submission.angular_frequencies, (26, 10000.0), (6, 10000.0), (30, 10.0), (26, 1000.0))
    random_state_untouched(submission.angular_frequencies, 8)

"""Hidden suite of shop/prices."""

import math

from grader.judge.suite import bounded_memory, check, no_loop, random_state_untouched, repeatable, same

EXERCISE = "shop/prices"


@check(points=1, en="has shape (count,)", zh="形状为 (count,)")
def test_shape(submission, reference):
    for count in (5, 3, 0):
        same(submission.prices(count), reference.prices(count), tol=math.inf, dtype=False)


@check(points=3, needs=["shape"], en="counts from 0 in steps", zh="从 0 开始按步长计数")
def test_values(submission, reference, tolerance, rng):
    for count, step in [(6, 1.0), (7, 0.5), (4, -3.0), (9, float(rng.integers(2, 100)))]:
        same(submission.prices(count, step), reference.prices(count, step), tolerance(count), dtype=False)


@check(points=1, needs=["shape"], en="is float64", zh="dtype 为 float64")
def test_dtype(submission, reference):
    same(submission.prices(8), reference.prices(8), tol=math.inf)


@check(points=1, needs=["values"], en="is right again", zh="再次调用仍正确")
def test_again(submission, reference, tolerance):
    for step in (2.0, 3.0, 2.0):
        same(submission.prices(11, step), reference.prices(11, step), tolerance(11))
    repeatable(submission.prices, (12, 2.0), (12, 3.0), (13, 2.0))


@check(points=1, needs=["values"], en="leaves randomness alone", zh="不影响随机状态")
def test_random(submission):
    random_state_untouched(submission.prices, 4)


@check(points=2, needs=["values"], en="has no loop", zh="没有循环")
def test_loop(submission):
    no_loop(submission.prices, (10,), (110,), extra=100)


@check(points=1, needs=["values"], en="takes little memory", zh="占用内存很少")
def test_memory(submission):
    bounded_memory(submission.prices, 1000, limit=50_000)

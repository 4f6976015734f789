"""Hidden suite of rules/unbroadcast."""

import numpy as np

from grader.judge.suite import check, layouts, repeatable, same, untouched

EXERCISE = "rules/unbroadcast"

DEEP = (2, 1, 2, 1, 2, 2, 3)

# Pairs of grad's shape and the shape wanted.
LEADING = [((4, 3), (3,)), ((2, 4, 3), (4, 3)), ((2, 4, 3), (3,)), ((5, 2, 4, 3), (4, 3))]
STRETCHED = [((4, 3), (4, 1)), ((4, 3), (1, 3)), ((2, 4, 3, 5), (2, 1, 3, 1)), ((2, 4, 3), (1, 1, 3)), ((4, 3), (1, 1))]
BOTH = [
    ((2, 4, 3), (4, 1)),
    ((2, 4, 3), (1, 3)),
    ((5, 2, 4, 3), (1, 4, 1)),
    ((5, 2, 4, 3), (2, 1, 1)),
    ((4, 3), (1,)),
    (DEEP, (1, 2, 1, 3)),
]
NOTHING = [((4, 3), (4, 3)), ((5,), (5,)), ((1, 3), (1, 3)), ((2, 1, 3), (2, 1, 3))]
SCALAR = [((4, 3), ()), ((5,), ()), ((2, 4, 3), ()), ((1, 1), ()), ((), ())]
COLLIDING = [
    ((3, 3), (3,)),
    ((3, 3), (3, 1)),
    ((3, 3), (1, 3)),
    ((4, 4, 4), (4,)),
    ((4, 4, 4), (4, 1)),
    ((4, 4, 4), (1, 4)),
    ((4, 4, 4), (4, 1, 1)),
    ((4, 4, 4), (1, 4, 1)),
    ((4, 4, 4), (4, 1, 4)),
    ((2, 3, 2), (2,)),
    ((1, 3), (3,)),
    ((3, 1), (1,)),
    ((600, 2), (2,)),
    ((1, 600), (1, 1)),
]
EMPTY = [
    ((0, 3), (0, 3)),
    ((0, 3), (3,)),
    ((5, 0), (0,)),
    ((5, 0), (1, 0)),
    ((0,), (1,)),
    ((2, 0, 3), (2, 1, 3)),
    ((2, 0, 3), (1, 1)),
    ((0, 4), ()),
]


def gradient(rng, shape, dtype=np.float32):
    """Whole numbers other than 0: their sums are exact in any order."""
    return (rng.integers(1, 10, shape) * rng.choice([-1, 1], shape)).astype(dtype)


def plain(got):
    """A NumPy scalar stands for the array of shape ()."""
    return np.asarray(got) if isinstance(got, np.generic) else got


def compare(submission, reference, grad, shape, tolerance, dtype=False):
    got, want = submission.unbroadcast(grad, shape), reference.unbroadcast(grad, shape)
    same(plain(got) if shape == () else got, want, tolerance, dtype=dtype)


@check(points=2, en="sums over the axes that were missing on the left", zh="对左边缺少的轴求和")
def test_leading(submission, reference, rng, tolerance):
    for grad_shape, shape in LEADING:
        compare(submission, reference, gradient(rng, grad_shape), shape, tolerance(1))


@check(points=2, en="sums over stretched axes and keeps them with size 1", zh="对被拉伸的轴求和，并以大小 1 保留")
def test_stretched(submission, reference, rng, tolerance):
    for grad_shape, shape in STRETCHED:
        compare(submission, reference, gradient(rng, grad_shape), shape, tolerance(1))


@check(points=2, needs=["leading", "stretched"], en="both at once", zh="两者同时出现")
def test_both(submission, reference, rng, tolerance):
    for grad_shape, shape in BOTH:
        compare(submission, reference, gradient(rng, grad_shape), shape, tolerance(1))


@check(points=1, en="changes nothing where nothing was broadcast", zh="没有发生广播时，数值不变")
def test_nothing(submission, reference, rng, tolerance):
    for grad_shape, shape in NOTHING:
        compare(submission, reference, gradient(rng, grad_shape), shape, tolerance(1))


@check(points=1, en="shape () takes the sum of everything", zh="形状为 () 时，得到全部元素之和")
def test_scalar(submission, reference, rng, tolerance):
    for grad_shape, shape in SCALAR:
        compare(submission, reference, gradient(rng, grad_shape), shape, tolerance(1))


@check(
    points=2,
    needs=["leading", "stretched"],
    en="also where sizes coincide or are 1, and over 600 copies",
    zh="尺寸相等或为 1，以及有 600 份副本时，同样正确",
)
def test_collisions(submission, reference, rng, tolerance):
    for grad_shape, shape in COLLIDING:
        compare(submission, reference, gradient(rng, grad_shape), shape, tolerance(600))


@check(
    points=1, needs=["leading", "stretched"], en="sizes of 0: the sum of nothing is 0", zh="大小为 0 的轴：空的和是 0"
)
def test_empty(submission, reference, rng, tolerance):
    for grad_shape, shape in EMPTY:
        compare(submission, reference, gradient(rng, grad_shape), shape, tolerance(1))


@check(
    points=1,
    needs=["leading", "stretched"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    for grad_shape, shape in [((0, 3), (3,)), ((2, 0, 3), (2, 0, 1)), ((0, 4), ())]:
        compare(submission, reference, gradient(rng, grad_shape), shape, 0.0, dtype=True)
    for grad_shape, shape in [((4, 3), (3,)), ((4, 3), (4, 1)), ((4, 3), (4, 3)), ((4, 3), ())]:
        narrow, wide = gradient(rng, grad_shape), gradient(rng, grad_shape, np.float64)
        for grad in (narrow, wide * 1e9 + rng.integers(1, 30, grad_shape)):
            compare(submission, reference, grad, shape, tolerance(1), dtype=True)


@check(points=1, needs=["leading"], en="leaves grad as it was", zh="不改动 grad")
def test_untouched(submission, rng):
    for grad_shape, shape in [((4, 3), (3,)), ((4, 3), (4, 1)), ((4, 3), (4, 3)), ((2, 4, 3), (4, 1))]:
        untouched(submission.unbroadcast, gradient(rng, grad_shape), shape)


@check(points=1, needs=["both"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    grad = gradient(rng, (2, 4, 3))
    want = reference.unbroadcast(grad, (4, 1))
    for _, layout in layouts(grad):
        same(submission.unbroadcast(layout, (4, 1)), want, tolerance(1), dtype=False)
    constant = np.broadcast_to(gradient(rng, ()), (2, 4, 3))  # what the gradient of a plain sum looks like
    compare(submission, reference, constant, (4, 1), tolerance(1))


@check(points=1, needs=["leading"], en="a second call is right too", zh="再次调用仍正确")
def test_again(submission, reference, rng, tolerance):
    first, others, longer = (gradient(rng, shape) for shape in [(4, 3), (4, 3), (6, 3)])
    repeatable(submission.unbroadcast, (first, (3,)), (others, (3,)), (longer, (3,)), (first, (4, 1)))
    for grad in (others, longer):
        compare(submission, reference, grad, (3,), tolerance(1))

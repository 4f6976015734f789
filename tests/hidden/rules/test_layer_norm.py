"""Hidden suite of rules/layer_norm."""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, repeatable, same, untouched

EXERCISE = "rules/layer_norm"

DISTINCT = [(7,), (4, 6), (3, 7, 5), (1, 2, 3, 5, 4)]
COLLIDING = [(5, 5), (5, 5, 5), (1, 5, 5), (5, 1, 5), (2, 4, 4), (4, 2, 4), (1, 6), (1, 1, 6)]
EXACT = 1e-9  # float64 rows near 0: any formula comes within 1e-13, one rounded to float32 is off by 1e-8 and more


def inputs(rng, *shape, dtype=np.float32):
    """Rows with means and spreads of their own, none of them narrow; gamma and beta of either sign."""
    size = shape[-1]
    even = rng.permuted(np.broadcast_to(np.linspace(-1, 2, size), shape), axis=-1)
    rows = (even + rng.uniform(-0.1, 0.1, shape)) * rng.uniform(0.6, 1.5, (*shape[:-1], 1))
    x = rows + rng.uniform(-1, 1, (*shape[:-1], 1))
    gamma, beta = rng.uniform(-1.5, 1.5, size), rng.uniform(-1, 1, size)
    return x.astype(dtype), gamma.astype(dtype), beta.astype(dtype)


@check(points=1, en="has the shape of x", zh="形状与 x 相同")
def test_shape(submission, reference, rng):
    for shape in DISTINCT[::3]:
        args = inputs(rng, *shape)
        same(submission.layer_norm(*args), reference.layer_norm(*args), np.inf, dtype=False)


@check(
    points=3,
    needs=["shape"],
    en="every row is normalised, then scaled by gamma and shifted by beta",
    zh="每一行先归一化，再乘以 gamma、加上 beta",
)
def test_values(submission, reference, rng, tolerance):
    for shape in DISTINCT:
        x, gamma, beta = inputs(rng, *shape)
        gamma[1] = 0
        want = reference.layer_norm(x, gamma, beta)
        same(submission.layer_norm(x, gamma, beta), want, tolerance(shape[-1]), dtype=False)
    x, _, beta = inputs(rng, 4, 6)
    none = np.zeros_like(beta)
    same(submission.layer_norm(x, none, beta), reference.layer_norm(x, none, beta), tolerance(6), dtype=False)


@check(
    points=3,
    needs=["shape"],
    en="eps stands under the root beside the variance: 1e-5, or as given",
    zh="eps 在根号内与方差相加：默认 1e-5，也可另行给出",
)
def test_eps(submission, reference, rng, tolerance):
    for shape in [(4, 6), (3, 7, 5)]:
        x, gamma, beta = inputs(rng, *shape)
        narrow = x * np.float32(2e-3)  # variances of about 3e-6: eps decides
        want = reference.layer_norm(narrow, gamma, beta, 1e-7)
        same(submission.layer_norm(narrow, gamma, beta, eps=1e-7), want, tolerance(shape[-1]), dtype=False)
        want = reference.layer_norm(narrow, gamma, beta)
        same(submission.layer_norm(narrow, gamma, beta), want, tolerance(shape[-1]), dtype=False)
        want = reference.layer_norm(x, gamma, beta, 0.5)
        same(submission.layer_norm(x, gamma, beta, 0.5), want, tolerance(shape[-1]), dtype=False)


@check(points=1, needs=["shape"], en="a row of equal elements becomes beta", zh="元素全部相等的行变成 beta")
def test_constant(submission, reference, rng, tolerance):
    for shape in [(6,), (3, 8)]:
        _, gamma, beta = inputs(rng, *shape)
        x = np.broadcast_to(rng.integers(-8, 8, (*shape[:-1], 1)) / 4, shape).astype(np.float32)
        want = reference.layer_norm(x, gamma, beta)
        same(submission.layer_norm(x, gamma, beta), want, tolerance(1), dtype=False)


@check(points=2, needs=["shape"], en="also where sizes coincide, or are 1", zh="尺寸相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for shape in COLLIDING:
        args = inputs(rng, *shape)
        same(submission.layer_norm(*args), reference.layer_norm(*args), tolerance(shape[-1]), dtype=False)


@check(
    points=1,
    needs=["shape"],
    en="rows of one element, of 600, and no rows at all",
    zh="每行一个元素、每行 600 个元素，以及一行都没有",
)
def test_sizes(submission, reference, rng, tolerance):
    for shape in [(1,), (7, 1), (3, 1, 1), (0, 5), (3, 0, 4), (2, 600)]:
        x, gamma, beta = inputs(rng, *shape)
        if shape[-1] > 5:
            x[..., -1] = 40  # 20 deviations from the mean
        want = reference.layer_norm(x, gamma, beta)
        same(submission.layer_norm(x, gamma, beta), want, tolerance(shape[-1]), dtype=False)


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    for shape in [(0, 4), (3, 1)]:
        args = inputs(rng, *shape)
        same(submission.layer_norm(*args), reference.layer_norm(*args), tolerance(1))
    for shape in [(3, 7, 5), (6,)]:
        x, gamma, beta = inputs(rng, *shape, dtype=np.float64)
        same(submission.layer_norm(x, gamma, beta), reference.layer_norm(x, gamma, beta), EXACT)
        for args in (inputs(rng, *shape), (x, gamma, beta), (x + 3e4, gamma, beta)):
            same(submission.layer_norm(*args), reference.layer_norm(*args), tolerance(shape[-1]))


@check(
    points=1,
    needs=["shape"],
    en="leaves x, gamma and beta as they were; the result is a new array",
    zh="不改动 x、gamma 和 beta，返回的是新数组",
)
def test_untouched(submission, rng):
    untouched(submission.layer_norm, *inputs(rng, 6))
    untouched(submission.layer_norm, *inputs(rng, 4, 6))
    untouched(submission.layer_norm, *inputs(rng, 3, 2, 5, dtype=np.float64))
    for shape in [(6,), (3, 1)]:
        x, gamma, beta = inputs(rng, *shape)
        if observe(submission.layer_norm, np.ones_like(x), gamma, beta).shares:
            fail(
                en=f"For an x of shape {shape} whose rows are constant the result shares memory with an argument. It "
                "has to be a new array.",
                zh=f"x 的形状为 {shape}、每一行的元素都相等时，结果与某个参数共用内存。返回的必须是新数组。",
            )


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    args = inputs(rng, 3, 7, 5)
    want = reference.layer_norm(*args)
    for laid in zip(*(layouts(each) for each in args), strict=True):
        (label, x), gamma, beta = laid[0], laid[1][1], laid[2][1]
        seen = observe(submission.layer_norm, x, gamma, beta)
        same(seen.value, want, tolerance(5), dtype=False)
        if seen.changed:
            fail(
                en=f"It changed an argument. In memory they lie like this: {label}; x has strides {x.strides}.",
                zh=f"x 在内存里的步幅为 {x.strides} 时，有参数被改动了。",
            )


@check(points=1, needs=["shape"], en="a second call is right too", zh="再次调用仍正确")
def test_again(submission, reference, rng, tolerance):
    first, others, longer = inputs(rng, 4, 6), inputs(rng, 4, 6), inputs(rng, 4, 8)
    repeatable(submission.layer_norm, first, others, longer)
    for args in (others, longer):
        same(submission.layer_norm(*args), reference.layer_norm(*args), tolerance(8), dtype=False)

"""Hidden suite of rules/center_rows."""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, repeatable, same, untouched

EXERCISE = "rules/center_rows"

DISTINCT = [(7,), (4, 6), (3, 7, 5), (1, 2, 3, 5, 4)]
COLLIDING = [(5, 5), (5, 5, 5), (1, 5, 5), (5, 1, 5), (2, 4, 4), (4, 2, 4), (1, 6), (1, 1, 6)]
SMALL = [(1,), (7, 1), (3, 1, 1), (1, 1), (0, 5), (3, 0, 4)]


def rows(rng, *shape, dtype=np.float32):
    return rng.uniform(-1, 2, shape).astype(dtype)


@check(points=1, en="has the shape of x", zh="形状与 x 相同")
def test_shape(submission, reference, rng):
    for shape in DISTINCT:
        x = rows(rng, *shape)
        same(submission.center_rows(x), reference.center_rows(x), np.inf, dtype=False)


@check(
    points=2,
    needs=["shape"],
    en="every row loses its own mean, with one axis and with five",
    zh="无论一个轴还是五个轴，每一行都减去自己的均值",
)
def test_values(submission, reference, rng, tolerance):
    for shape in DISTINCT:
        x = rows(rng, *shape)
        same(submission.center_rows(x), reference.center_rows(x), tolerance(shape[-1]), dtype=False)


@check(points=2, needs=["shape"], en="also where sizes coincide, or are 1", zh="尺寸相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for shape in COLLIDING:
        x = rows(rng, *shape)
        same(submission.center_rows(x), reference.center_rows(x), tolerance(shape[-1]), dtype=False)


@check(
    points=1,
    needs=["shape"],
    en="rows of one element, of 600, and no rows at all",
    zh="每行一个元素、每行 600 个元素，以及一行都没有",
)
def test_sizes(submission, reference, rng, tolerance):
    for shape in [*SMALL, (2, 600)]:
        x = rows(rng, *shape)
        same(submission.center_rows(x), reference.center_rows(x), tolerance(shape[-1]), dtype=False)


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    for shape in [(0, 4), (3, 1)]:
        x = rows(rng, *shape)
        same(submission.center_rows(x), reference.center_rows(x), tolerance(1))
    for shape in [(3, 7, 5), (6,)]:
        for x in (rows(rng, *shape), rows(rng, *shape, dtype=np.float64) + 1e6):
            same(submission.center_rows(x), reference.center_rows(x), tolerance(shape[-1]))


@check(points=1, needs=["shape"], en="leaves x as it was; the result is a new array", zh="不改动 x，返回的是新数组")
def test_untouched(submission, rng):
    for shape in [(4, 6), (5,)]:
        untouched(submission.center_rows, rows(rng, *shape))
    untouched(submission.center_rows, rows(rng, 3, 2, 5, dtype=np.float64))
    for x in (rows(rng, 4, 6), np.array([[1.5, -1.5], [-4, 4], [0, 0]], np.float32)):
        if observe(submission.center_rows, x).shares:
            fail(
                en="The result shares memory with x. It has to be a new array, also where every mean is 0 already.",
                zh="结果与 x 共用内存。返回的必须是新数组，各行均值本来就是 0 时也一样。",
            )


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    x = rows(rng, 3, 7, 5)
    want = reference.center_rows(x)
    for label, layout in layouts(x):
        seen = observe(submission.center_rows, layout)
        same(seen.value, want, tolerance(5), dtype=False)
        if seen.changed:
            fail(
                en=f"It changed x. In memory that x lies like this: {label}, strides {layout.strides}.",
                zh=f"x 在内存里的步幅为 {layout.strides} 时，x 本身被改动了。",
            )
    one_row = np.broadcast_to(x[:, :1], x.shape)
    same(submission.center_rows(one_row), reference.center_rows(one_row), tolerance(5), dtype=False)


@check(points=1, needs=["shape"], en="a second call is right too", zh="再次调用仍正确")
def test_again(submission, reference, rng, tolerance):
    first, others, longer = rows(rng, 4, 6), rows(rng, 4, 6), rows(rng, 4, 8)
    repeatable(submission.center_rows, (first,), (others,), (longer,))
    for x in (others, longer):
        same(submission.center_rows(x), reference.center_rows(x), tolerance(8), dtype=False)

"""Hidden suite of relative/rel_shift. Where nothing is left to move, elements are open: no comparison looks at them."""

import numpy as np

from grader.judge.suite import bounded_memory, check, layouts, no_loop, repeatable, same, untouched

EXERCISE = "relative/rel_shift"
LIMIT = 5 << 19  # 2.5 MiB for scores of 1 MiB; an int64 index of their shape and the result take 3 MiB


def scores(rng, *shape, dtype=np.float32):
    return rng.normal(0, 1, shape).astype(dtype)


def judged(x):
    """Elements that are moved there from somewhere."""
    n_queries, n_keys = x.shape[-2:]
    return np.arange(n_keys) + (n_queries - 1 - np.arange(n_queries))[:, None] < n_keys


def agrees(submission, reference, x, tol=0.0, dtype=False):
    same(submission.rel_shift(x), reference.rel_shift(x), tol, dtype, where=judged(x))


@check(points=1, en="has the shape of x", zh="形状与 x 相同")
def test_shape(submission, reference, rng):
    for shape in [(4, 7), (2, 3, 5)]:
        agrees(submission, reference, scores(rng, *shape), np.inf)


@check(points=4, needs=["shape"], en="row i moves left by Tq - 1 - i places", zh="第 i 行左移 Tq - 1 - i 位")
def test_values(submission, reference, rng):
    for shape in [(3, 4), (5, 8), (4, 9), (6, 7)]:
        agrees(submission, reference, scores(rng, *shape))


@check(
    points=3,
    needs=["shape"],
    en="each sample and head by itself, for any number of leading axes",
    zh="每个样本、每个头各自平移，前面有几个轴都可以",
)
def test_leading_axes(submission, reference, rng):
    for shape in [(2, 3, 6), (2, 3, 4, 5), (3, 2, 5, 6), (2, 1, 3, 2, 4)]:
        agrees(submission, reference, scores(rng, *shape))


@check(
    points=2,
    needs=["values"],
    en="also where sizes coincide, and with fewer keys than queries",
    zh="各个大小相等时，以及 key 比 query 少时，同样正确",
)
def test_collisions(submission, reference, rng):
    for shape in [(5, 5), (4, 4, 4), (3, 3, 3, 3), (2, 4, 4), (4, 2, 2, 4), (7, 4), (2, 6, 5)]:
        agrees(submission, reference, scores(rng, *shape))


@check(points=1, needs=["shape"], en="one query, one key, or one of each", zh="只有一个 query、一个 key，或各一个")
def test_ones(submission, reference, rng):
    for shape in [(1, 6), (6, 1), (1, 1), (1, 1, 3), (3, 1, 1)]:
        agrees(submission, reference, scores(rng, *shape))


@check(points=1, needs=["shape"], en="axes of size 0", zh="大小为 0 的轴")
def test_empty(submission, reference, rng):
    for shape in [(0, 4), (4, 0), (0, 0), (2, 0, 3), (2, 3, 0), (0, 3, 5)]:
        agrees(submission, reference, scores(rng, *shape))


@check(
    points=1,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out",
    zh="输入 float32 则输出 float32，输入 float64 则输出 float64",
)
def test_dtype(submission, reference, rng):
    for shape in [(3, 8), (2, 4, 6)]:
        for dtype in (np.float32, np.float64):
            agrees(submission, reference, scores(rng, *shape, dtype=dtype), dtype=True)


@check(
    points=2,
    needs=["values"],
    en="no Python loop over queries or keys (steps counted)",
    zh="不用 Python 循环处理 query 或 key（按执行步数计）",
)
def test_no_loop(submission, rng):
    no_loop(submission.rel_shift, (scores(rng, 5, 7),), (scores(rng, 205, 7),), extra=200)
    no_loop(submission.rel_shift, (scores(rng, 5, 7),), (scores(rng, 5, 207),), extra=200)


@check(
    points=2,
    needs=["values", "no_loop"],
    en="holds at most 2.5 MiB for scores of 1 MiB",
    zh="分数占 1 MiB 时，同时占用的内存不超过 2.5 MiB",
)
def test_memory(submission, reference, rng):
    agrees(submission, reference, scores(rng, 260, 264))  # more elements than 16 bits count
    bounded_memory(submission.rel_shift, scores(rng, 512, 512), limit=LIMIT)


@check(
    points=2,
    needs=["values"],
    en="any memory layout, read-only too, and x stays as it was",
    zh="适用于任意内存布局，包括只读数组；不改动 x",
)
def test_layouts(submission, reference, rng):
    for shape in [(4, 6), (2, 3, 7), (5, 5)]:
        x = scores(rng, *shape)
        untouched(submission.rel_shift, x, where=judged)
        want = reference.rel_shift(x)
        for _, layout in layouts(x):
            same(submission.rel_shift(layout), want, dtype=False, where=judged(x))


@check(points=1, needs=["values"], en="a second call is right too", zh="再次调用仍正确")
def test_again(submission, reference, rng):
    first, other = scores(rng, 5, 6), scores(rng, 5, 6)
    for x in (first, other, scores(rng, 5, 9), scores(rng, 2, 5, 6)):
        agrees(submission, reference, x)
    repeatable(submission.rel_shift, (first,), (other,), (scores(rng, 6, 5),), where=judged)

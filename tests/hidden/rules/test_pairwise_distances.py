"""Hidden suite of rules/pairwise_distances."""

import numpy as np

from grader.judge.compare import difference
from grader.judge.suite import check, fail, layouts, no_loop, repeatable, same, untouched
from grader.wire import Ref

EXERCISE = "rules/pairwise_distances"

DISTINCT = [(4, 5, 3), (7, 2, 6), (3, 6, 2)]  # m, n, d
COLLIDING = [
    (5, 5, 3),
    (4, 6, 4),
    (6, 3, 3),
    (4, 4, 4),
    (1, 5, 3),
    (5, 1, 3),
    (5, 3, 1),
    (4, 4, 1),
    (1, 1, 3),
    (1, 1, 1),
]

# Each number and its next neighbour, for which a * a + b * b - 2 * a * b is below 0 in whatever order it is summed.
CLOSE = {np.float32: (1.53, 2.1, 2.83, 4.2), np.float64: (1.56, 2.14, 2.83, 4.28)}
ROOM = {np.float32: 0.1, np.float64: 5e-6}  # the root of what rounding leaves of a square that should be near 0


def points(rng, m, n, d, dtype=np.float32):
    """Two clouds apart: no coordinate of one comes near that of the other, so that any formula is exact enough."""
    near = rng.uniform(-0.9, 0.9, (m, d))
    far = rng.uniform(1.5, 3.0, (n, d)) * rng.choice([-1, 1], (n, d))
    return near.astype(dtype), far.astype(dtype)


@check(points=1, en="has shape (m, n)", zh="形状为 (m, n)")
def test_shape(submission, reference, rng):
    for sizes in DISTINCT:
        args = points(rng, *sizes)
        same(submission.pairwise_distances(*args), reference.pairwise_distances(*args), np.inf, dtype=False)


@check(
    points=4,
    needs=["shape"],
    en="element [i, j] is the distance from a[i] to b[j]",
    zh="元素 [i, j] 是 a[i] 到 b[j] 的距离",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in DISTINCT:
        args = points(rng, *sizes)
        want = reference.pairwise_distances(*args)
        same(submission.pairwise_distances(*args), want, tolerance(sizes[2]), dtype=False)


@check(
    points=2,
    needs=["shape"],
    en="a set of points against itself: 0 on the diagonal and for points that occur twice",
    zh="一组点与自身：对角线为 0，重复的点之间也为 0",
)
def test_itself(submission, reference, rng):
    for count, d in [(6, 3), (5, 5)]:
        x = rng.integers(-4, 5, (count, d)).astype(np.float64)
        x[-1] = x[1]
        same(submission.pairwise_distances(x, x), reference.pairwise_distances(x, x), ROOM[np.float64], dtype=False)
    kept = submission.new_ref()
    x = submission.pairwise_distances.perform([x, x], {}, keep=kept).value  # any points will do, if they stay there
    got = submission.pairwise_distances(Ref(kept), Ref(kept))
    if difference(got, reference.pairwise_distances(x, x), ROOM[np.float64], dtype=False) is not None:
        fail(
            en="Called with one array as both arguments, `pairwise_distances(x, x)`, it gives wrong distances.",
            zh="两个参数是同一个数组，即 `pairwise_distances(x, x)` 时，给出的距离不对。",
        )


@check(points=2, needs=["shape"], en="also where m, n and d coincide or are 1", zh="m、n、d 相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for sizes in COLLIDING:
        args = points(rng, *sizes)
        want = reference.pairwise_distances(*args)
        same(submission.pairwise_distances(*args), want, tolerance(sizes[2]), dtype=False)


@check(
    points=1, needs=["shape"], en="no points on either side, and 600 coordinates", zh="任一侧没有点，以及 600 个坐标"
)
def test_sizes(submission, reference, rng, tolerance):
    for sizes in [(0, 4, 3), (4, 0, 3), (0, 0, 2), (2, 3, 600)]:
        args = points(rng, *sizes)
        want = reference.pairwise_distances(*args)
        same(submission.pairwise_distances(*args), want, tolerance(sizes[2]), dtype=False)


@check(
    points=3,
    needs=["shape"],
    en="points that all but coincide give a distance near 0, never NaN",
    zh="几乎重合的点，距离接近 0，绝不是 NaN",
)
def test_close(submission, reference):
    for dtype, numbers in CLOSE.items():
        for d in (1, 3):
            a = np.zeros((len(numbers), d), dtype)
            a[:, 0] = numbers
            b = a.copy()
            b[:, 0] = np.nextafter(a[:, 0], dtype(np.inf))
            want = reference.pairwise_distances(a, b)
            same(submission.pairwise_distances(a, b), want, ROOM[dtype], dtype=False)


@check(
    points=2,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, not rounded through float32",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，且中途不舍入到 float32",
)
def test_dtype(submission, reference, rng, tolerance):
    a, b = points(rng, 5, 7, 3, np.float64)
    for args in [points(rng, 5, 7, 3), points(rng, 0, 5, 3), points(rng, 5, 0, 3), (a, b), (a + 5e4, b + 5e4)]:
        same(submission.pairwise_distances(*args), reference.pairwise_distances(*args), tolerance(3))


@check(
    points=1,
    needs=["values"],
    en="has no Python loop, neither over points nor over coordinates",
    zh="没有 Python 循环，既不逐点循环，也不逐坐标循环",
)
def test_no_loop(submission, rng):
    for more in [(204, 5, 3), (4, 205, 3), (4, 5, 203)]:
        no_loop(submission.pairwise_distances, points(rng, 4, 5, 3), points(rng, *more), extra=200)


@check(
    points=1,
    needs=["no_loop"],
    en="has no loop over blocks of points, or over the smaller set, either",
    zh="也没有分块处理的循环，或者只对较小的一组点的循环",
)
def test_no_blocks(submission, rng):
    for more in [(1028, 5, 2), (4, 1029, 2), (64, 65, 2)]:
        no_loop(submission.pairwise_distances, points(rng, 4, 5, 2), points(rng, *more), extra=200)


@check(points=1, needs=["shape"], en="leaves a and b as they were", zh="不改动 a 和 b")
def test_untouched(submission, rng):
    untouched(submission.pairwise_distances, *points(rng, 4, 5, 3))
    untouched(submission.pairwise_distances, *points(rng, 4, 4, 3, np.float64))


@check(points=1, needs=["shape"], en="any memory layout, read-only too", zh="适用于任意内存布局，包括只读数组")
def test_layouts(submission, reference, rng, tolerance):
    a, b = points(rng, 4, 5, 3)
    want = reference.pairwise_distances(a, b)
    for (_, left), (_, right) in zip(layouts(a), layouts(b), strict=True):
        same(submission.pairwise_distances(left, right), want, tolerance(3), dtype=False)


@check(points=1, needs=["shape"], en="a second call is right too", zh="再次调用仍正确")
def test_again(submission, reference, rng, tolerance):
    first, others, more = points(rng, 4, 5, 3), points(rng, 4, 5, 3), points(rng, 6, 5, 4)
    repeatable(submission.pairwise_distances, first, others, more)
    for args in (others, more, (others[0], first[1]), (first[0], others[1])):
        same(submission.pairwise_distances(*args), reference.pairwise_distances(*args), tolerance(4), dtype=False)

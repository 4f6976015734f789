"""Hidden suite of bias/t5_relative_position_bucket.

A distance on the edge of a bucket is open, since rounding decides there: no comparison looks at it. The dtype has a
check of its own.
"""

import numpy as np

from grader.judge.suite import check, fail, layouts, no_loop, random_state_untouched, repeatable, same, untouched

EXERCISE = "bias/t5_relative_position_bucket"
EDGE = 1e-3  # float32 logarithms are off by 1e-5 of a bucket at most


def table(before, after, dtype=np.int64):
    """Key minus query for queries and keys around each other: from -before to after."""
    return (np.arange(after + 1) - np.arange(before + 1)[:, None]).astype(dtype)


def judged(relative, bidirectional, num_buckets, max_distance):
    """Distances that are not on the edge of a bucket."""
    n_buckets = num_buckets // 2 if bidirectional else num_buckets
    exact = n_buckets // 2
    distance = np.abs(relative) if bidirectional else np.maximum(-relative, 0)
    steps = np.log(np.maximum(distance, exact) / exact) / np.log(max_distance / exact) * (n_buckets - exact)
    on_edge = (np.abs(steps - np.rint(steps)) < EDGE) & (np.rint(steps) < n_buckets - exact)
    return ~((distance >= exact) & on_edge)


def agrees(submission, reference, *args, tol=0.0):
    got, want = submission.t5_relative_position_bucket(*args), reference.t5_relative_position_bucket(*args)
    same(got, want, tol, dtype=False, where=judged(*args))
    return got


def along(submission, reference, relative, bidirectional, num_buckets, max_distance):
    """Return the buckets of relative positions that are not on an edge, and these positions, for a law to look at."""
    args = relative, bidirectional, num_buckets, max_distance
    looked_at = judged(*args)
    return agrees(submission, reference, *args, tol=np.inf)[looked_at].astype(complex).real, relative[looked_at]


@check(points=1, en="has the shape of relative_position", zh="形状与 relative_position 相同")
def test_shape(submission, reference):
    for relative in (table(4, 6), np.arange(-7, 8), table(3, 2)[None]):
        for bidirectional in (True, False):
            agrees(submission, reference, relative, bidirectional, 32, 128, tol=np.inf)


@check(
    points=2,
    needs=["shape"],
    en="every bucket is one of 0 to num_buckets - 1",
    zh="桶号都在 0 到 num_buckets - 1 之内",
)
def test_range(submission, reference):
    for bidirectional in (True, False):
        relative = np.array([-100000, -3000, -129, -128, -60, -11, -3, 0, 3, 11, 60, 128, 129, 3000, 100000])
        buckets, _ = along(submission, reference, relative, bidirectional, 32, 128)
        if (buckets < 0).any() or (buckets > 31).any() or np.isnan(buckets).any():
            odd = next(value for value in buckets if not 0 <= value <= 31)
            fail(
                en=f"There is no bucket {odd:g}: with num_buckets = 32 the learned table has the rows 0 to 31.",
                zh=f"没有桶号 {odd:g}：num_buckets = 32 时，学到的表只有第 0 到 31 行。",
            )


@check(
    points=2,
    needs=["shape"],
    en="in one direction, a key further away never has a smaller bucket",
    zh="在同一方向上，更远的 key 桶号不会更小",
)
def test_monotone(submission, reference):
    for bidirectional, sign in [(False, -1), (True, -1), (True, 1)]:
        buckets, relative = along(submission, reference, sign * np.arange(1, 150), bidirectional, 32, 128)
        falls = ~(buckets[1:] >= buckets[:-1])
        if falls.any():
            n = int(np.argmax(falls))
            near, far = relative[n], relative[n + 1]
            fail(
                en=f"A key at {far} is further than one at {near}, but its bucket is smaller (bidirectional is "
                f"{bidirectional}). In one direction buckets grow with the distance.",
                zh=f"相对位置 {far} 比 {near} 更远，桶号反而更小（bidirectional 为 {bidirectional}）。"
                "在同一方向上，桶号随距离增大。",
            )


@check(
    points=2,
    needs=["shape"],
    en="bidirectional: a key after the query has the bucket of one as far before it, plus num_buckets // 2",
    zh="双向：query 之后的 key，桶号等于之前同样远的 key 加上 num_buckets // 2",
)
def test_mirrored(submission, reference):
    for num_buckets, max_distance in [(32, 128), (20, 60)]:
        distance = np.arange(1, 90)
        before, _ = along(submission, reference, -distance, True, num_buckets, max_distance)
        after, relative = along(submission, reference, distance, True, num_buckets, max_distance)
        wrong = after != before + num_buckets // 2
        if wrong.any():
            d = relative[int(np.argmax(wrong))]
            fail(
                en=f"With {num_buckets} buckets, a key {d} after the query should be {num_buckets // 2} buckets above "
                f"one {d} before it.",
                zh=f"有 {num_buckets} 个桶时，query 之后 {d} 位的 key，桶号应比之前 {d} 位的大 {num_buckets // 2}。",
            )


@check(points=3, needs=["shape"], en="bidirectional: T5's 32 buckets", zh="双向：T5 的 32 个桶")
def test_both_ways(submission, reference):
    for relative in (table(7, 9), np.roll(table(4, 5), 3, axis=1), np.arange(-50, 71), 5 * np.arange(-40, 31)):
        agrees(submission, reference, relative, True, 32, 128)


@check(points=3, needs=["shape"], en="one way: T5's 32 buckets", zh="单向：T5 的 32 个桶")
def test_one_way(submission, reference):
    for relative in (table(9, 7), np.arange(-70, 51), 5 * np.arange(-30, 41)):
        agrees(submission, reference, relative, False, 32, 128)


@check(
    points=2,
    needs=["shape"],
    en="other numbers of buckets and other greatest distances, few and odd ones too",
    zh="其他桶数、其他最大距离，包括很少的和奇数的",
)
def test_others(submission, reference):
    cases = [(True, 12, 40), (False, 12, 40), (False, 7, 20), (False, 2, 5), (True, 4, 9), (True, 10, 3), (False, 3, 2)]
    cases += [(True, 64, 1000), (False, 9, 5), (True, 600, 4000), (False, 300, 4000)]
    for bidirectional, num_buckets, max_distance in cases:
        agrees(submission, reference, np.arange(-25, 31), bidirectional, num_buckets, max_distance)


@check(points=1, needs=["shape"], en="hundreds of thousands of tokens away", zh="相隔几十万个 token")
def test_far(submission, reference):
    far = np.array([-500000, -70000, -1000, -140, 140, 1000, 70000, 500000])
    for bidirectional in (True, False):
        agrees(submission, reference, far, bidirectional, 32, 128)


@check(points=1, needs=["shape"], en="one position or none", zh="只有一个位置，或没有位置")
def test_small(submission, reference):
    for shape in [(1,), (1, 1), (0,), (0, 4), (3, 0)]:
        for bidirectional in (True, False):
            agrees(submission, reference, np.full(shape, -20), bidirectional, 32, 128)


@check(points=1, needs=["shape"], en="is an array of integers, for int32 too", zh="元素是整数，int32 的输入也一样")
def test_integers(submission, reference):
    for dtype in (np.int64, np.int32):
        for bidirectional in (True, False):
            got = agrees(submission, reference, table(6, 5, dtype), bidirectional, 16, 64, tol=np.inf)
            if got.dtype.kind not in "iu":
                fail(
                    en=f"The dtype is {got.dtype}. Buckets are rows of a table, so they have to be integers.",
                    zh=f"dtype 是 {got.dtype}。桶号是表的行号，必须是整数。",
                )


@check(
    points=2,
    needs=["both_ways"],
    en="no Python loop over the positions (steps counted)",
    zh="不用 Python 循环处理各个位置（按执行步数计）",
)
def test_no_loop(submission):
    for bidirectional in (True, False):
        few, many = (table(2, 3), bidirectional, 32, 128), (table(2, 203), bidirectional, 32, 128)
        no_loop(submission.t5_relative_position_bucket, few, many, extra=200)


@check(
    points=1,
    needs=["both_ways"],
    en="any memory layout, read-only too, and relative_position stays as it was",
    zh="适用于任意内存布局，包括只读数组；不改动 relative_position",
)
def test_layouts(submission, reference):
    for bidirectional in (True, False):
        untouched(submission.t5_relative_position_bucket, 100 * table(11, 9), bidirectional, 32, 128, where=judged)
    relative = table(10, 12)
    want, where = reference.t5_relative_position_bucket(relative, True, 32, 128), judged(relative, True, 32, 128)
    for _, layout in layouts(relative):
        same(submission.t5_relative_position_bucket(layout, True, 32, 128), want, dtype=False, where=where)


@check(points=1, needs=["both_ways"], en="a second call is right too", zh="再次调用仍正确")
def test_again(submission, reference):
    for rest in [(True, 32, 128), (False, 32, 128), (True, 32, 64), (True, 16, 128), (True, 32, 128)]:
        agrees(submission, reference, table(6, 33), *rest)
    first, other = table(6, 30), table(6, 30) - 7
    call = submission.t5_relative_position_bucket
    random_state_untouched(call, first, True, 32, 128)
    repeatable(call, (first, True, 32, 128), (other, True, 32, 128), (first, False, 32, 128), where=judged)

"""Hidden suite of rotary/rope_for_grouped_heads.

Left open: no keys at all, more queries than keys, negative positions, float16, and whether float32 is turned by float32
angles. A shift of all positions changes no score, so none is asked for by its value alone.
"""

import numpy as np

from grader.judge.suite import (
    bounded_memory,
    check,
    fail,
    layouts,
    no_loop,
    observe,
    random_state_untouched,
    repeatable,
    same,
    untouched,
)

EXERCISE = "rotary/rope_for_grouped_heads"
ROUNDED_ONCE = 1e-9  # float64 that went through float32 is off by 1e-8 and more
LAW = 5e-3  # what float32 angles leave of a law at positions up to 100
LIMIT = 6 << 20  # for keys of 256 KiB, whose repetition for 64 query heads takes 8 MiB

GAPS = np.array([0, 1, 2, 9, 10, 30, 31, 33, 60, 61, 75, 90])


def heads(rng, batch, n_heads, n_groups, n_queries, n_keys, width, dtype=np.float32):
    q = rng.uniform(-1.0, 1.0, (batch, n_heads, n_queries, width)).astype(dtype)
    return q, rng.uniform(-1.0, 1.0, (batch, n_groups, n_keys, width)).astype(dtype)


def right(submission, reference, tol, *args, **kwargs):
    got = submission.rope_for_grouped_heads(*args, **kwargs)
    same(got, reference.rope_for_grouped_heads(*args, **kwargs), tol)


def an_array(got, shape):
    """Whether got is an array of this shape; the check that a law needs says what it is."""
    same(got, np.zeros(shape), np.inf, dtype=False)
    return got.astype(np.float64)


@check(points=1, en="has the shape (B, H, Tq, Tk)", zh="形状为 (B, H, Tq, Tk)")
def test_shape(submission, reference, rng):
    for sizes in [(2, 6, 3, 5, 5, 8), (3, 4, 2, 5, 7, 6)]:
        q, k = heads(rng, *sizes)
        same(submission.rope_for_grouped_heads(q, k), reference.rope_for_grouped_heads(q, k), np.inf, dtype=False)


@check(
    points=5,
    needs=["shape"],
    en="query head h meets key head h // (H / G), both turned",
    zh="第 h 个 query 头对应第 h // (H / G) 个 key 头，两者都转过",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in [(2, 6, 3, 5, 5, 8), (3, 8, 2, 7, 7, 6), (1, 12, 4, 6, 6, 10)]:
        right(submission, reference, tolerance(8), *heads(rng, *sizes))


@check(
    points=3,
    needs=["shape"],
    en="the queries are the last Tq of the Tk tokens",
    zh="query 属于 Tk 个 token 中的最后 Tq 个",
)
def test_fewer_queries(submission, reference, rng, tolerance):
    for sizes in [(2, 6, 3, 2, 7, 8), (3, 4, 2, 5, 9, 6), (2, 8, 2, 1, 12, 10), (1, 6, 2, 1, 1, 4)]:
        right(submission, reference, tolerance(16), *heads(rng, *sizes))


@check(
    points=2,
    needs=["shape"],
    en="one key head for all, and one for each query head",
    zh="所有 query 头共用一个 key 头，以及各用各的",
)
def test_extremes(submission, reference, rng, tolerance):
    for sizes in [(2, 6, 1, 5, 7, 8), (3, 4, 4, 2, 5, 6), (2, 1, 1, 3, 6, 10)]:
        right(submission, reference, tolerance(8), *heads(rng, *sizes))


@check(points=3, needs=["shape"], en="other positions, with gaps", zh="换一组有间隔的位置")
def test_positions(submission, reference, rng, tolerance):
    for sizes in [(2, 6, 3, 5, 5, 8), (3, 4, 2, 2, 7, 6), (2, 8, 2, 1, 12, 10)]:
        right(submission, reference, tolerance(100), *heads(rng, *sizes), GAPS[-sizes[4] :])
    q, k = heads(rng, 3, 6, 2, 3, 5, 10)
    right(submission, reference, tolerance(100), q, k, positions=GAPS[:5])


@check(points=2, needs=["shape"], en="another base", zh="换一个底数")
def test_base(submission, reference, rng, tolerance):
    right(submission, reference, tolerance(16), *heads(rng, 2, 6, 3, 5, 5, 8), None, 500000.0)
    q, k = heads(rng, 3, 4, 2, 2, 7, 12)
    right(submission, reference, tolerance(16), q, k, None, 100.0)
    right(submission, reference, tolerance(100), q, k, base=100.0, positions=GAPS[:7])


@check(points=1, needs=["shape"], en="positions in the thousands, far apart", zh="位置上千、相距很远时同样正确")
def test_far(submission, reference, rng, tolerance):
    for sizes in [(2, 6, 3, 4, 4, 8), (2, 4, 2, 1, 5, 12)]:
        far = np.append(np.sort(rng.choice(4000, sizes[4] - 1, replace=False)), 5000)
        right(submission, reference, tolerance(6000), *heads(rng, *sizes), far)


@check(points=2, needs=["shape"], en="also where sizes coincide", zh="大小相等时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    cases = [(3, 6, 3, 5, 5, 8), (2, 6, 3, 6, 6, 8), (2, 6, 3, 3, 3, 8), (2, 8, 2, 8, 8, 8), (2, 4, 2, 2, 2, 8)]
    for sizes in [*cases, (4, 4, 2, 4, 4, 4), (2, 4, 2, 4, 8, 8), (6, 6, 6, 6, 6, 6), (2, 9, 3, 3, 9, 2)]:
        right(submission, reference, tolerance(16), *heads(rng, *sizes))


@check(points=1, needs=["shape"], en="no query", zh="没有 query")
def test_empty(submission, reference, rng, tolerance):
    for sizes in [(2, 6, 3, 0, 5, 8), (3, 4, 2, 0, 7, 6), (2, 4, 2, 0, 1, 6)]:
        right(submission, reference, tolerance(8), *heads(rng, *sizes))


@check(points=1, needs=["shape"], en="float64 stays float64 and keeps its digits", zh="float64 仍是 float64，精度不丢")
def test_float64(submission, reference, rng):
    for sizes in [(2, 6, 3, 5, 5, 8), (3, 4, 2, 2, 9, 6)]:
        right(submission, reference, ROUNDED_ONCE, *heads(rng, *sizes, np.float64), GAPS[: sizes[4]])


@check(points=2, needs=["shape"], en="law: scores depend on i - j alone", zh="规律：分数只取决于 i - j")
def test_shift(submission, rng):
    q, k = heads(rng, 2, 6, 3, 4, 7, 8)

    def scores(shift):
        return an_array(submission.rope_for_grouped_heads(q, k, GAPS[:7] + shift), (2, 6, 4, 7))

    first = scores(0)
    for shift in (1, 40):
        with np.errstate(all="ignore"):
            apart = np.abs(scores(shift) - first).max()
        if not apart <= LAW:
            fail(
                en="The law broken here: scores depend on i - j alone. With all positions moved on by "
                f"{shift}, a score changed by {apart:.2g}.",
                zh=f"这里违反的规律：分数只取决于 i - j。所有位置都往后移 {shift}，却有一个分数变化了 {apart:.2g}。",
            )


@check(
    points=2,
    needs=["shape"],
    en="law: a token's score with itself is the plain product",
    zh="规律：token 与自己的分数，就是不旋转的点积",
)
def test_diagonal(submission, rng):
    q, k = heads(rng, 2, 6, 3, 5, 5, 8)
    scores = an_array(submission.rope_for_grouped_heads(q, k, GAPS[3:8]), (2, 6, 5, 5))
    for head in range(6):
        plain = np.einsum("btd,btd->bt", q[:, head].astype(np.float64), k[:, head // 2])
        apart = np.abs(scores[:, head].diagonal(axis1=1, axis2=2) - plain).max()
        if not apart <= LAW:
            fail(
                en="The law broken here: at distance 0 both are turned alike, and a common turn changes no product. "
                f"For query head {head} of 6 and its key head {head // 2} of 3, a score of a token with itself is off "
                f"by {apart:.2g}.",
                zh="这里违反的规律：距离为 0 时两者转得一样，一起转不改变点积。6 个 query 头中的第 "
                f"{head} 个，对应 3 个 key 头中的第 {head // 2} 个，有 token 与自己的分数差了 {apart:.2g}。",
            )


@check(
    points=2,
    needs=["values"],
    en="no Python loop over samples, heads or tokens (steps counted)",
    zh="不用 Python 循环处理样本、头或 token（按执行步数计）",
)
def test_no_loop(submission, rng):
    small = heads(rng, 2, 6, 3, 2, 5, 2)
    for sizes in [(202, 6, 3, 2, 5, 2), (2, 405, 3, 2, 5, 2), (2, 406, 203, 2, 5, 2), (1, 2, 1, 202, 205, 2)]:
        no_loop(submission.rope_for_grouped_heads, small, heads(rng, *sizes), extra=400)


@check(
    points=4,
    needs=["values", "fewer_queries", "no_loop"],
    en="holds at most 6 MiB for 64 query heads over 2 key heads of 128 KiB each",
    zh="64 个 query 头共用 2 个 key 头、每个 128 KiB 时，同时占用的内存不超过 6 MiB",
)
def test_memory(submission, reference, rng, tolerance):
    q, k = heads(rng, 1, 64, 2, 1, 512, 64)
    seen = observe(submission.rope_for_grouped_heads, q, k, steps=True)
    same(seen.value, reference.rope_for_grouped_heads(q, k), tolerance(6000))
    bounded_memory(submission.rope_for_grouped_heads, q, k, limit=LIMIT)


@check(
    points=1,
    needs=["values"],
    en="any memory layout, read-only too, and arguments stay as they were",
    zh="适用于任意内存布局，包括只读数组；不改动参数",
)
def test_layouts(submission, reference, rng, tolerance):
    q, k = heads(rng, 2, 6, 3, 4, 7, 8)
    untouched(submission.rope_for_grouped_heads, q, k)
    untouched(submission.rope_for_grouped_heads, q, k, GAPS[:7])
    want = reference.rope_for_grouped_heads(q, k, GAPS[:7])
    for (_, queries), (_, keys), (_, places) in zip(layouts(q), layouts(k), layouts(GAPS[:7]), strict=True):
        same(submission.rope_for_grouped_heads(queries, keys, places), want, tolerance(100))


@check(
    points=2,
    needs=["values"],
    en="a second call with other sizes, positions or base is right too",
    zh="换一组大小、位置或底数再次调用，仍正确",
)
def test_again(submission, reference, rng, tolerance):
    first, other = heads(rng, 2, 6, 3, 4, 7, 8), heads(rng, 2, 6, 3, 4, 7, 8)
    calls = [
        first,
        (*first, GAPS[:7]),
        (*first, np.array([0, 3, 5, 8, 20, 25, 31])),
        (*first, GAPS[2:9]),
        (*first, None, 500.0),
        other,
        heads(rng, 2, 6, 2, 4, 7, 8),
    ]
    for args in calls:
        right(submission, reference, tolerance(100), *args)
    random_state_untouched(submission.rope_for_grouped_heads, *first)
    repeatable(submission.rope_for_grouped_heads, first, (*first, GAPS[2:9]), other)

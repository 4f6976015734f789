"""Hidden suite of bias/alibi_bias. Keys after the query are open: no comparison looks at them."""

import numpy as np

from grader.judge.suite import check, fail, layouts, no_loop, random_state_untouched, repeatable, same, untouched

EXERCISE = "bias/alibi_bias"
EXACT = 1e-10  # for float64 at distances of hundreds: the ways to compute it part by 1e-13, float32 by 1e-5


def some_slopes(rng, n_heads, dtype=np.float32):
    return rng.uniform(0.05, 1.0, n_heads).astype(dtype)


def judged(slopes, q_len, k_len):
    """Keys that are not after the query."""
    return np.arange(k_len) <= np.arange(k_len - q_len, k_len)[:, None]


def agrees(submission, reference, slopes, q_len, k_len, tol, dtype=False):
    got, want = submission.alibi_bias(slopes, q_len, k_len), reference.alibi_bias(slopes, q_len, k_len)
    same(got, want, tol, dtype, where=judged(slopes, q_len, k_len))
    return got


def agree(submission, reference, rng, tol, cases):
    for n_heads, q_len, k_len in cases:
        agrees(submission, reference, some_slopes(rng, n_heads), q_len, k_len, tol)


def looked_at(submission, reference, slopes, q_len, k_len):
    """Return a result of the right shape, 0 where it is open, for a law to look at."""
    got = agrees(submission, reference, slopes, q_len, k_len, np.inf)
    return np.where(judged(slopes, q_len, k_len), got, 0).astype(complex)


def apart(one, other, tol):
    with np.errstate(invalid="ignore"):
        return not ((one == other) | (np.abs(one - other) <= tol)).all()


@check(points=1, en="has shape (H, q_len, k_len)", zh="形状为 (H, q_len, k_len)")
def test_shape(submission, reference, rng):
    agree(submission, reference, rng, np.inf, [(3, 5, 8), (4, 6, 6), (2, 1, 7)])


@check(
    points=2,
    needs=["shape"],
    en="depends on the distance alone: the same when query and key both move on by one",
    zh="只取决于距离：query 与 key 同时前进一位，偏置不变",
)
def test_shift(submission, reference, rng, tolerance):
    for n_heads, q_len, k_len in [(2, 6, 6), (3, 4, 9)]:
        bias = looked_at(submission, reference, some_slopes(rng, n_heads), q_len, k_len)
        if apart(bias[:, 1:, 1:], bias[:, :-1, :-1], tolerance(9)):
            fail(
                en="Query 1 and key 1 should get the bias of query 0 and key 0, and so on along every diagonal: "
                "the bias depends on nothing but their distance. Yours changes.",
                zh="query 1 与 key 1 的偏置应与 query 0 与 key 0 的相同，沿每条对角线都是如此：偏置只取决于两者的距离。"
                "你的却在变。",
            )


@check(
    points=2,
    needs=["shape"],
    en="one query alone, against a cache, gets the last row of the whole text",
    zh="只有一个 query、其余都在缓存里时，得到的是全文偏置的最后一行",
)
def test_cache_agrees(submission, reference, rng, tolerance):
    for n_heads, length in [(3, 7), (2, 5)]:
        slopes = some_slopes(rng, n_heads)
        whole = looked_at(submission, reference, slopes, length, length)
        alone = looked_at(submission, reference, slopes, 1, length)
        if apart(whole[:, -1:], alone, tolerance(9)):
            fail(
                en=f"With {length} keys, the row for q_len = 1 is not the last row for q_len = {length}, though both "
                "belong to the last token. Decoding one by one would differ from reading the whole text.",
                zh=f"有 {length} 个 key 时，q_len = 1 的那一行与 q_len = {length} 的最后一行不同，而两者都属于最后一个 "
                "token。逐个生成的结果会与一次读完全文不一致。",
            )


@check(
    points=3,
    needs=["shape"],
    en="element [h, i, j] is -slopes[h] * (i - j) with as many queries as keys",
    zh="query 与 key 一样多时，元素 [h, i, j] 等于 -slopes[h] * (i - j)",
)
def test_values(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance(9), [(3, 7, 7), (5, 8, 8), (2, 9, 9)])


@check(
    points=3,
    needs=["shape"],
    en="with more keys than queries, the last query is at the last key",
    zh="key 比 query 多时，最后一个 query 在最后一个 key 的位置",
)
def test_offset(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance(16), [(3, 5, 8), (2, 4, 9), (4, 1, 6), (5, 3, 10)])


@check(
    points=2,
    needs=["shape"],
    en="also where sizes coincide: H with q_len, H with k_len, all three",
    zh="大小相等时同样正确：H 与 q_len、H 与 k_len，以及三者都相等",
)
def test_collisions(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance(9), [(4, 4, 7), (6, 3, 6), (5, 5, 5), (2, 2, 2)])


@check(
    points=1,
    needs=["shape"],
    en="one head, one query or none, one key or none",
    zh="只有一个头，只有一个或没有 query，只有一个或没有 key",
)
def test_small(submission, reference, rng, tolerance):
    cases = [(1, 4, 4), (1, 1, 1), (3, 1, 1), (2, 0, 4), (3, 0, 0), (1, 2, 6)]
    agree(submission, reference, rng, tolerance(9), cases)


@check(points=1, needs=["values", "offset"], en="holds for thousands of positions", zh="几千个位置时同样正确")
def test_far(submission, reference, rng, tolerance):
    agree(submission, reference, rng, tolerance(600), [(2, 3, 600), (1, 2, 2200)])
    slopes = some_slopes(rng, 1)
    want, where = np.zeros((1, 140, 150)), np.zeros((140, 150), bool)
    want[:, -3:], where[-3:] = reference.alibi_bias(slopes, 3, 150), judged(slopes, 3, 150)  # the last rows tell
    same(submission.alibi_bias(slopes, 140, 150), want, tolerance(600), dtype=False, where=where)


@check(
    points=2,
    needs=["far"],
    en="has the dtype of the slopes, and the digits of float64",
    zh="dtype 与斜率相同，float64 的精度不丢",
)
def test_dtype(submission, reference, rng, tolerance):
    for n_heads, q_len, k_len in [(2, 3, 6), (3, 0, 2), (2, 3, 300)]:
        agrees(submission, reference, some_slopes(rng, n_heads), q_len, k_len, tolerance(k_len), dtype=True)
        agrees(submission, reference, some_slopes(rng, n_heads, np.float64), q_len, k_len, EXACT, dtype=True)


@check(
    points=1,
    needs=["values", "offset"],
    en="no Python loop over queries or keys (steps counted)",
    zh="不用 Python 循环处理 query 或 key（按执行步数计）",
)
def test_no_loop(submission, rng):
    slopes = some_slopes(rng, 2)
    no_loop(submission.alibi_bias, (slopes, 5, 7), (slopes, 5, 207), extra=200)
    no_loop(submission.alibi_bias, (slopes, 5, 210), (slopes, 205, 210), extra=200)


@check(
    points=1,
    needs=["values", "offset"],
    en="no Python loop over heads (steps counted)",
    zh="不用 Python 循环处理头（按执行步数计）",
)
def test_no_loop_over_heads(submission, rng):
    no_loop(submission.alibi_bias, (some_slopes(rng, 2), 5, 7), (some_slopes(rng, 202), 5, 7), extra=200)


@check(
    points=2,
    needs=["values"],
    en="slopes in any memory layout, read-only too, and they stay as they were",
    zh="斜率适用于任意内存布局，包括只读数组；不改动斜率",
)
def test_layouts(submission, reference, rng, tolerance):
    slopes = some_slopes(rng, 3)
    untouched(submission.alibi_bias, slopes, 4, 6, where=judged)
    for _, layout in layouts(slopes):
        agrees(submission, reference, layout, 4, 6, tolerance(9))


@check(points=1, needs=["values"], en="a second call is right too", zh="再次调用仍正确")
def test_again(submission, reference, rng, tolerance):
    first, other = some_slopes(rng, 3), some_slopes(rng, 3)
    for slopes, q_len, k_len in [(first, 6, 6), (other, 6, 6), (first, 2, 6), (first, 6, 8), (other, 2, 6)]:
        agrees(submission, reference, slopes, q_len, k_len, tolerance(9))
    random_state_untouched(submission.alibi_bias, first, 6, 6)
    for dtype in (np.float32, np.float64):
        first, other = some_slopes(rng, 3, dtype), some_slopes(rng, 3, dtype)
        repeatable(submission.alibi_bias, (first, 5, 6), (other, 5, 6), (first, 4, 9), (other, 6, 6), where=judged)

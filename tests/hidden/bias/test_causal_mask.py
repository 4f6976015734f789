"""Hidden suite of bias/causal_mask."""

import numpy as np

from grader.judge.suite import check, fail, random_state_untouched, repeatable, same

EXERCISE = "bias/causal_mask"

# No pair of lengths occurs twice before the last check. The dtype has a check of its own.


def agrees(submission, reference, *lengths, tol=0.0, dtype=False):
    got, want = submission.causal_mask(*lengths), reference.causal_mask(*lengths)
    same(got, want, tol, dtype)
    return got


@check(points=1, en="has one row for each query, one column for each key", zh="每个 query 一行，每个 key 一列")
def test_shape(submission, reference):
    for q_len, k_len in [(5, 8), (4, 11)]:
        agrees(submission, reference, q_len, k_len, tol=np.inf)


@check(
    points=2,
    needs=["shape"],
    en="without a cache: query i sees keys 0 to i",
    zh="没有缓存时：query i 能看到 key 0 到 i",
)
def test_square(submission, reference):
    for lengths in [(6, 6), (3, 3), (9, 9)]:
        agrees(submission, reference, *lengths)


@check(
    points=3,
    needs=["shape"],
    en="with a cache: the last query stands at the last key",
    zh="有缓存时：最后一个 query 与最后一个 key 对齐",
)
def test_values(submission, reference):
    for lengths in [(3, 7), (5, 6), (4, 9), (2, 13)]:
        agrees(submission, reference, *lengths)


@check(
    points=2,
    needs=["shape"],
    en="a cache changes nothing: the rows are the last ones of the square mask",
    zh="有没有缓存都一样：各行就是方形掩码的最后几行",
)
def test_same_rows(submission, reference):
    for q_len, k_len in [(4, 10), (7, 8)]:
        whole = agrees(submission, reference, k_len, k_len, tol=np.inf)
        part = agrees(submission, reference, q_len, k_len, tol=np.inf)
        if not np.array_equal(whole[k_len - q_len :], part):
            fail(
                en=f"The rows of causal_mask({q_len}, {k_len}) are not the last {q_len} rows of causal_mask({k_len}): "
                "a token would see other keys once its past comes from a cache.",
                zh=f"causal_mask({q_len}, {k_len}) 的各行不是 causal_mask({k_len}) 的最后 {q_len} 行："
                "过去的 token 一旦来自缓存，同一个 token 看到的 key 就变了。",
            )


@check(
    points=1,
    en="without k_len there are q_len keys; by name both work",
    zh="不给 k_len 时，key 有 q_len 个；两者也可按名字传入",
)
def test_default(submission, reference):
    for lengths in [(7,), (11, None)]:
        agrees(submission, reference, *lengths)
    same(submission.causal_mask(q_len=6, k_len=10), reference.causal_mask(6, 10), dtype=False)


@check(points=1, needs=["shape"], en="one query, or one key", zh="只有一个 query，或只有一个 key")
def test_ones(submission, reference):
    for lengths in [(1, 6), (1, 2), (1, 1), (1,)]:
        agrees(submission, reference, *lengths)


@check(points=1, needs=["shape"], en="is bool", zh="dtype 是 bool")
def test_bool(submission, reference):
    for lengths in [(8, 12), (2, 5), (10,), (0, 3)]:
        agrees(submission, reference, *lengths, tol=np.inf, dtype=True)


@check(points=1, en="no queries", zh="没有 query")
def test_empty(submission, reference):
    for lengths in [(0, 4), (0, 0), (0,), (0, 1)]:
        agrees(submission, reference, *lengths)


@check(points=1, needs=["values"], en="holds for hundreds of positions", zh="几百个位置时同样正确")
def test_long(submission, reference):
    for lengths in [(5, 1100), (300, 310), (400,)]:
        agrees(submission, reference, *lengths)


@check(points=1, needs=["values"], en="does not depend on the calls before", zh="结果与之前的调用无关")
def test_again(submission, reference):
    for lengths in [(4, 7), (4, 12), (3, 12), (12,)]:
        agrees(submission, reference, *lengths)
    random_state_untouched(submission.causal_mask, 5, 9)
    repeatable(submission.causal_mask, (5, 9), (5, 7), (4, 9), (5,), (9,))

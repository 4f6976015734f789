"""Hidden suite of adding/EncodingCache.

That no row is computed twice is seen in two ways. A request for rows that are there must allocate next to nothing. And
for one that makes the table grow, `compute` is exchanged for that of a cache with another base: rows from before must
still be those of the first base. Left open: spare rows computed ahead, copies made while growing, attributes.
"""

import numpy as np

from grader.judge.proxy import Instance
from grader.judge.suite import check, fail, observe, repeatable, same
from grader.wire import Ref

EXERCISE = "adding/EncodingCache"
ENOUGH = 32 << 10  # bytes, for a view and whatever small things go with it; the smallest copy judged takes 55 KiB


def own_compute(cache):
    """Return the number of a cache's `compute`, which stays in the child."""
    getter = cache.method("__getattribute__")
    ref = getter.submission.new_ref()
    getter.perform(["compute"], {}, keep=ref, describe=True)
    return ref


def lend_compute(lender, borrower):
    """Put the `compute` of one cache in the place of another's."""
    borrower.set("compute", Ref(own_compute(lender)))


def after(submission, history):
    """A cache of the usual base that has answered some requests, and computes with base 100 from now on."""
    cache = submission.EncodingCache(6)
    for seq_len in history:
        cache.call("rows", seq_len)
    lend_compute(submission.EncodingCache(6, 100.0), cache)
    return cache


def first_other(got, want, tol):
    """Number of the first row in which two tables differ, or None."""
    rows = np.flatnonzero((abs(got.astype(float) - want) > tol).any(axis=1))
    return int(rows[0]) if rows.size else None


@check(
    points=2,
    en="compute(start, stop) gives rows start to stop - 1",
    zh="compute(start, stop) 给出第 start 到 stop - 1 行",
)
def test_compute(submission, reference, tolerance):
    cases = [
        ((6,), 0, 5),
        ((10,), 3, 8),
        ((4,), 7, 8),
        ((8, 100.0), 2, 7),
        ((2,), 5, 5),
        ((6, 2.75), 4, 7),
    ]
    for args, start, stop in cases:
        mine, oracle = submission.EncodingCache(*args), reference.EncodingCache(*args)
        same(mine.call("compute", start, stop), oracle.compute(start, stop), tolerance(stop))


@check(points=3, en="rows(seq_len) gives the first seq_len rows", zh="rows(seq_len) 给出前 seq_len 行")
def test_rows(submission, reference, tolerance):
    for args, seq_len in [((6,), 7), ((10,), 5), ((8, 100.0), 6), ((6,), 6)]:
        mine, oracle = submission.EncodingCache(*args), reference.EncodingCache(*args)
        same(mine.call("rows", seq_len), oracle.rows(seq_len), tolerance(seq_len))


@check(points=3, needs=["rows"], en="longer and shorter requests, in any order", zh="更长的和更短的请求，次序任意")
def test_order(submission, reference, tolerance):
    for history in [(5, 3, 5, 8), (4, 4, 5), (2, 11, 7, 12)]:
        mine, oracle = submission.EncodingCache(6), reference.EncodingCache(6)
        for seq_len in history:
            same(mine.call("rows", seq_len), oracle.rows(seq_len), tolerance(seq_len))


@check(points=1, needs=["rows"], en="0, 1, 600 and 5,003 rows", zh="0 行、1 行、600 行和 5,003 行")
def test_lengths(submission, reference, tolerance):
    for width, history in [(4, (0, 1, 600, 599, 0)), (2, (3, 5003))]:
        mine, oracle = submission.EncodingCache(width), reference.EncodingCache(width)
        for seq_len in history:
            same(mine.call("rows", seq_len), oracle.rows(seq_len), tolerance(seq_len))


def cost_no_array(seen, seq_len):
    """Fail if an answer of a cache of 300 rows of width 64 took the memory of an array."""
    same(seen.value, np.zeros((seq_len, 64)), np.inf, dtype=False)
    if seen.allocated > ENOUGH:
        fail(
            en=f"After `rows(300)`, `rows({seq_len})` allocated {seen.allocated} bytes (counted in the sandbox). "
            f"A view takes a few hundred or thousand; {seq_len} rows of 64 float32 numbers are {seq_len * 256} bytes.",
            zh=f"`rows(300)` 之后，`rows({seq_len})` 分配了 {seen.allocated} 字节（在沙箱内计数）。"
            f"视图只要几百到几千字节；{seq_len} 行、每行 64 个 float32，是 {seq_len * 256} 字节。",
        )


@check(
    points=2,
    needs=["rows"],
    en="fewer rows than are there cost no array: nothing is computed or copied",
    zh="请求的行比已有的少时，不占用新的数组：既不重算，也不复制",
)
def test_held(submission):
    cache = submission.EncodingCache(64)
    cache.call("rows", 300)
    for seq_len in (250, 220, 299, 0):
        cost_no_array(observe(cache.method("rows"), seq_len, memory=True), seq_len)


@check(points=1, needs=["rows"], en="nor do exactly as many as are there", zh="请求的行与已有的一样多时，也不占用")
def test_all_held(submission):
    cache = submission.EncodingCache(64)
    cache.call("rows", 300)
    for seq_len in (300, 300):
        cost_no_array(observe(cache.method("rows"), seq_len, memory=True), seq_len)


@check(
    points=3,
    needs=["order"],
    en="a table that grows keeps its rows: none is computed a second time",
    zh="表变长时保留原有的行，一行也不重算",
)
def test_kept(submission, reference, tolerance):
    for history, seq_len in [((5,), 5), ((5,), 3), ((5,), 8), ((4, 9), 30), ((9, 2), 12)]:
        got = after(submission, history).call("rows", seq_len)
        held = min(max(history), seq_len)
        want = reference.EncodingCache(6).rows(seq_len)
        same(got, want, np.inf)
        row = first_other(got[:held], want[:held], tolerance(8))
        if row is not None:
            before = ", ".join(f"`rows({n})`" for n in history)
            fail(
                en=f"After {before} the cache has row {row}. Then `compute` was exchanged for that of another base, "
                f"and `rows({seq_len})` returned another row {row}: it was computed again.",
                zh=f"{before} 之后，缓存里已有第 {row} 行。随后把 `compute` 换成另一个 base 的，"
                f"`rows({seq_len})` 返回的第 {row} 行就变了：它被重算了。",
            )


@check(
    points=2,
    needs=["order"],
    en="new rows come from self.compute, which may be exchanged",
    zh="新的行来自 self.compute，它可以被替换",
)
def test_asked(submission, reference, tolerance):
    for history in [(3, 7), (40,)]:
        got = after(submission, history).call("rows", 600)
        want = reference.EncodingCache(6, 100.0).rows(600)
        same(got, want, np.inf)
        spare = max(64, 2 * max(history)) + 1
        row = first_other(got[spare:], want[spare:], tolerance(600))
        if row is not None:
            fail(
                en=f"`compute` was exchanged for that of a cache with base 100 when {max(history)} rows were there. "
                f"Row {spare + row} of `rows(600)` is not what it returns: new rows do not come from `self.compute`, "
                "or more spare ones were computed ahead than is allowed.",
                zh=f"有了 {max(history)} 行之后，`compute` 被换成了 base 为 100 的缓存的那一个，"
                f"可 `rows(600)` 的第 {spare + row} 行不是它返回的：新的行不是来自 `self.compute`，"
                "或者提前算出的备用行超出了允许的范围。",
            )


@check(
    points=1,
    needs=["compute", "rows"],
    en="compute gives its own rows, whatever is kept",
    zh="compute 给出自己算的行，与缓存里的无关",
)
def test_afresh(submission, reference, tolerance):
    cache = submission.EncodingCache(6)
    compute = Instance(submission, own_compute(cache), "EncodingCache(6).compute").method("__call__")
    lend_compute(submission.EncodingCache(6, 100.0), cache)
    cache.call("rows", 8)
    got, want = compute(2, 6), reference.EncodingCache(6).compute(2, 6)
    same(got, want, np.inf)
    row = first_other(got, want, tolerance(8))
    if row is not None:
        fail(
            en=f"A cache was filled by the `compute` of another base. Its own `compute(2, 6)` then returned another "
            f"row {2 + row} than its base gives: it looked at what is kept.",
            zh=f"先用另一个 base 的 `compute` 填满了缓存，再调用它自己的 `compute(2, 6)`，"
            f"第 {2 + row} 行却不是按自己的 base 算出的：它去看了缓存里的内容。",
        )


@check(
    points=1,
    needs=["rows"],
    en="each cache begins without rows, however many there were before it",
    zh="每个缓存一开始都没有行，不管之前有过多少缓存",
)
def test_own_rows(submission, reference, tolerance):
    submission.EncodingCache(6).call("rows", 9)
    got, want = after(submission, ()).call("rows", 7), reference.EncodingCache(6, 100.0).rows(7)
    same(got, want, np.inf)
    row = first_other(got, want, tolerance(8))
    if row is not None:
        fail(
            en=f"`compute` of a new cache was exchanged for that of base 100 before it was asked for anything. "
            f"Row {row} of `rows(7)` is not what it returns: the new cache had rows already, those of another cache.",
            zh=f"一个新缓存还没有收到请求，`compute` 就被换成了 base 为 100 的那一个，"
            f"可 `rows(7)` 的第 {row} 行不是它返回的：新缓存里已经有行了，是别的缓存的。",
        )


def is_read_only(seen, seq_len):
    """Fail if an answer of a cache of width 6 can be written to."""
    same(seen.value, np.zeros((seq_len, 6)), np.inf, dtype=False)
    if seen.writeable:
        fail(
            en=f"What `rows({seq_len})` returned can be written to. All that `rows` returns is read-only, whatever its "
            "length: one careless `+=` into kept rows would change every later answer.",
            zh=f"`rows({seq_len})` 的结果可以写入。无论多长，`rows` 的结果都应当是只读的："
            "一次不小心的 `+=` 写进缓存的行，就会改变之后的每一个结果。",
        )


@check(points=1, needs=["rows"], en="new rows are handed out read-only", zh="刚算出的行，交出去时是只读的")
def test_read_only(submission):
    cache = submission.EncodingCache(6)
    for seq_len in (5, 9):
        is_read_only(observe(cache.method("rows"), seq_len), seq_len)


@check(points=2, needs=["rows"], en="and so are rows that were there before", zh="原本就有的行，交出去时也是只读的")
def test_held_read_only(submission):
    cache = submission.EncodingCache(6)
    cache.call("rows", 7)
    for seq_len in (7, 3, 6, 0):
        is_read_only(observe(cache.method("rows"), seq_len), seq_len)


@check(points=1, needs=["rows"], en="what was handed out before stays as it was", zh="先前交出去的数组保持不变")
def test_earlier(submission):
    repeatable(submission.EncodingCache(6).method("rows"), (5,), (9,), (2,), (40,))
    repeatable(submission.EncodingCache(8).method("rows"), (9,), (10,))


@check(
    points=1,
    needs=["rows"],
    en="caches of different width or base do not mix",
    zh="宽度或 base 不同的缓存互不干扰",
)
def test_instances(submission, reference, tolerance):
    sizes = [(6,), (10,), (6, 100.0), (10, 99.5)]
    mine = [submission.EncodingCache(*args) for args in sizes]
    for seq_len in (7, 8):
        for args, cache in zip(sizes, mine, strict=True):
            same(cache.call("rows", seq_len), reference.EncodingCache(*args).rows(seq_len), tolerance(8))

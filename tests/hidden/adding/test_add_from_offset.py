"""Hidden suite of adding/add_from_offset.

Left open: a start past the end of the table when there are no tokens, and the type of the error for a negative start.
"""

import re

import numpy as np

from grader.judge.suite import check, fail, layouts, must_raise, observe, repeatable, same, untouched

EXERCISE = "adding/add_from_offset"
ROUNDED_ONCE = 1e-12  # a float64 sum that went through float32 is off by 1e-8 and more


def inputs(rng, batch, seq_len, width, rows, words=np.float32, encoding=np.float32):
    embeddings = rng.uniform(-0.9, 0.9, (batch, seq_len, width)).astype(words)
    return embeddings, rng.uniform(-0.9, 0.9, (rows, width)).astype(encoding)


def right(submission, reference, args, tol):
    same(submission.add_from_offset(*args), reference.add_from_offset(*args), tol)


@check(points=1, en="has the shape of the embeddings, (B, T, D)", zh="形状与词嵌入相同，为 (B, T, D)")
def test_shape(submission, reference, rng):
    for *sizes, start in [(3, 5, 6, 13, 4), (4, 7, 2, 20, 9)]:
        args = (*inputs(rng, *sizes), start)
        same(submission.add_from_offset(*args), reference.add_from_offset(*args), np.inf, dtype=False)


@check(
    points=4,
    needs=["shape"],
    en="token t of every sample gains row start + t",
    zh="每个样本的第 t 个 token 都加上第 start + t 行",
)
def test_values(submission, reference, rng, tolerance):
    for *sizes, start in [(3, 5, 6, 13, 4), (4, 7, 2, 20, 9), (2, 3, 8, 11, 1), (2, 5, 4, 9, 0)]:
        right(submission, reference, (*inputs(rng, *sizes), start), tolerance(9))


@check(points=2, needs=["shape"], en="one token at a time, as in decoding", zh="像解码那样，一次只来一个 token")
def test_one_token(submission, reference, rng, tolerance):
    embeddings, table = inputs(rng, 3, 1, 6, 8)
    for start in (0, 1, 3, 7):
        right(submission, reference, (embeddings, table, start), tolerance(8))
    right(submission, reference, (*inputs(rng, 1, 1, 4, 1), 0), tolerance(8))


@check(
    points=2,
    needs=["shape"],
    en="up to the very last row of the table",
    zh="用到表的最后一行也正确",
)
def test_last_row(submission, reference, rng, tolerance):
    for *sizes, start in [(3, 5, 6, 12, 7), (4, 7, 2, 7, 0), (2, 3, 8, 4, 1), (1, 6, 4, 9, 3)]:
        right(submission, reference, (*inputs(rng, *sizes), start), tolerance(12))


@check(points=2, needs=["shape"], en="also where sizes coincide or are 1", zh="大小相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    cases = [(5, 5, 6, 12, 4), (3, 6, 6, 14, 2), (6, 5, 6, 15, 5), (1, 5, 6, 16, 6), (6, 6, 6, 17, 6)]
    for *sizes, start in [*cases, (1, 6, 6, 18, 6), (3, 6, 18, 18, 9), (4, 4, 4, 8, 4), (2, 3, 2, 6, 3)]:
        right(submission, reference, (*inputs(rng, *sizes), start), tolerance(18))


@check(points=1, needs=["shape"], en="no token, and 600 of them", zh="没有 token，以及 600 个 token")
def test_lengths(submission, reference, rng, tolerance):
    for *sizes, start in [(3, 0, 6, 10, 4), (2, 0, 4, 10, 0), (2, 600, 4, 750, 130)]:
        right(submission, reference, (*inputs(rng, *sizes), start), tolerance(600))
    right(submission, reference, (*inputs(rng, 3, 0, 8, 10, np.float32, np.float64), 5), tolerance(1))


@check(
    points=2,
    needs=["shape"],
    en="raises ValueError where the table is too short",
    zh="表不够长时抛出 ValueError",
)
def test_too_short(submission, rng):
    for *sizes, start in [(3, 5, 6, 12, 8), (2, 7, 4, 6, 0), (4, 3, 16, 10, 9), (3, 5, 2, 11, 40), (5, 5, 6, 12, 9)]:
        must_raise(ValueError, submission.add_from_offset, *inputs(rng, *sizes), start)


@check(
    points=2,
    needs=["shape"],
    en="also where NumPy would stretch the rest of the table without a word",
    zh="剩下的行会被 NumPy 悄悄拉伸时，同样抛出 ValueError",
)
def test_silent(submission, rng):
    for *sizes, start in [(3, 5, 6, 12, 11), (4, 7, 2, 1, 0), (3, 1, 6, 9, 9), (1, 1, 4, 9, 20)]:
        must_raise(ValueError, submission.add_from_offset, *inputs(rng, *sizes), start)


@check(
    points=2,
    needs=["too_short"],
    en="that error contains both lengths: start + T, and the table's rows",
    zh="异常信息中有两个长度：start + T，以及表的行数",
)
def test_names_lengths(submission, rng):
    for *sizes, start in [(3, 10, 6, 100, 97), (2, 7, 4, 61, 300), (3, 20, 6, 512, 493)]:
        rows, needed = sizes[3], start + sizes[1]
        text = must_raise(ValueError, submission.add_from_offset, *inputs(rng, *sizes), start)
        if {rows, needed} - {int(digits) for digits in re.findall(r"\d+", text)}:
            fail(
                en=f"For {sizes[1]} tokens from start {start} and a table of {rows} rows the error says `{text}`; "
                f"{needed} (the rows needed) and {rows} (the rows there are) should be in it.",
                zh=f"start 为 {start}、token 有 {sizes[1]} 个、表有 {rows} 行时，异常信息是 `{text}`，"
                f"其中应当有 {needed}（需要的行数）和 {rows}（现有的行数）。",
            )


@check(points=1, needs=["shape"], en="refuses a negative start", zh="start 为负时报错")
def test_negative(submission, rng):
    cases = [
        (3, 5, 6, 14, -7),
        (3, 1, 6, 14, -1),
        (2, 3, 4, 14, -3),
        (2, 5, 4, 14, -14),
        (3, 5, 6, 14, -2),
        (2, 0, 4, 14, -3),
    ]
    for *sizes, start in cases:
        must_raise((ValueError, IndexError), submission.add_from_offset, *inputs(rng, *sizes), start)


@check(
    points=1,
    needs=["shape"],
    en="has the dtype that NumPy promotes to, and its digits",
    zh="dtype 与 NumPy 的类型提升一致，且精度不丢",
)
def test_dtype(submission, reference, rng):
    single, double = np.float32, np.float64
    for dtypes in [(double, single), (single, double), (double, double)]:
        right(submission, reference, (*inputs(rng, 3, 4, 6, 19, *dtypes), 5), ROUNDED_ONCE)


@check(
    points=1,
    needs=["shape"],
    en="leaves both arguments as they were, and returns a new array",
    zh="不改动两个参数，返回新数组",
)
def test_untouched(submission, rng):
    untouched(submission.add_from_offset, *inputs(rng, 3, 5, 6, 20), 4)
    untouched(submission.add_from_offset, *inputs(rng, 1, 5, 6, 20, np.float64), 4)
    embeddings, table = inputs(rng, 3, 4, 6, 22)
    if observe(submission.add_from_offset, embeddings, np.zeros_like(table), 4).shares:
        fail(
            en="With a table of zeros the result lies in the memory of an argument. The sum is a new array, even where "
            "nothing changes: whoever writes into it must not write into the caller's words.",
            zh="表全为零时，返回的结果与某个参数共用内存。即使数值不变，和也应当是新数组，"
            "否则往结果里写，就写进了调用者的词嵌入。",
        )


@check(
    points=1,
    needs=["shape"],
    en="any memory layout, read-only too; a second call is right",
    zh="适用于任意内存布局，包括只读数组；再次调用仍正确",
)
def test_layouts(submission, reference, rng, tolerance):
    embeddings, table = inputs(rng, 3, 5, 6, 21)
    want = reference.add_from_offset(embeddings, table, 4)
    for (_, words), (_, rows) in zip(layouts(embeddings), layouts(table), strict=True):
        same(submission.add_from_offset(words, rows, 4), want, tolerance(9))
    others = inputs(rng, 3, 5, 6, 21)
    repeatable(submission.add_from_offset, (embeddings, table, 4), (*others, 4), (embeddings, table, 9))
    right(submission, reference, (*others, 4), tolerance(9))
    right(submission, reference, (embeddings, table, 9), tolerance(14))

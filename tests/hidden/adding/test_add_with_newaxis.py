"""Hidden suite of adding/add_with_newaxis."""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, repeatable, same, untouched

EXERCISE = "adding/add_with_newaxis"

# Each sum takes 200 KiB: large beside NumPy's own buffers, below the 256 KiB from which it may add into a temporary.
LARGE = (8, 50, 128)


def inputs(rng, batch, seq_len, width, words=np.float32, table=np.float32):
    word_embeddings = rng.uniform(-0.9, 0.9, (batch, seq_len, width)).astype(words)
    return word_embeddings, rng.uniform(-0.9, 0.9, (seq_len, width)).astype(table)


@check(points=1, en="returns a tuple of two arrays of shape (B, T, D)", zh="返回两个形状为 (B, T, D) 的数组组成的元组")
def test_pair(submission, rng):
    for batch, seq_len, width in [(3, 5, 6), (4, 7, 2)]:
        got = submission.add_with_newaxis(*inputs(rng, batch, seq_len, width))
        if type(got) is not tuple or len(got) != 2:
            what = f"tuple[{len(got)}]" if type(got) is tuple else type(got).__name__
            fail(
                en=f"The answer is a `{what}`; it should be the tuple `(implicit, explicit)`.",
                zh=f"返回值是 `{what}`，应当是元组 `(implicit, explicit)`。",
            )
        for name, total in zip(("implicit", "explicit"), got, strict=True):
            shape = getattr(total, "shape", None)
            if shape != (batch, seq_len, width):
                fail(
                    en=f"`{name}` has shape {shape}; it should be {(batch, seq_len, width)}.",
                    zh=f"`{name}` 的形状是 {shape}，应当是 {(batch, seq_len, width)}。",
                )


@check(points=2, needs=["pair"], en="both sums are right, bit for bit", zh="两个和都正确，且逐位相同")
def test_values(submission, reference, rng):
    for sizes in [(3, 5, 6), (2, 7, 4), (4, 6, 2)]:
        args = inputs(rng, *sizes)
        same(submission.add_with_newaxis(*args), reference.add_with_newaxis(*args))


@check(points=2, needs=["pair"], en="also where sizes coincide, or are 1 or 0", zh="尺寸相等、为 1 或为 0 时同样正确")
def test_collisions(submission, reference, rng):
    for sizes in [
        (5, 5, 6),
        (3, 6, 6),
        (6, 5, 6),
        (1, 5, 6),
        (6, 6, 6),
        (1, 6, 6),
        (3, 1, 6),
        (1, 1, 4),
        (2, 0, 4),
        (3, 4, 1),
    ]:
        args = inputs(rng, *sizes)
        same(submission.add_with_newaxis(*args), reference.add_with_newaxis(*args))


@check(points=1, needs=["pair"], en="keeps the dtype that NumPy promotes to", zh="结果的 dtype 与 NumPy 的类型提升一致")
def test_dtype(submission, reference, rng):
    for dtypes in [(np.float64, np.float32), (np.float32, np.float64), (np.float64, np.float64)]:
        args = inputs(rng, 3, 5, 6, *dtypes)
        same(submission.add_with_newaxis(*args), reference.add_with_newaxis(*args))


@check(points=1, needs=["pair"], en="leaves both arguments as they were", zh="不改动两个参数")
def test_untouched(submission, rng):
    untouched(submission.add_with_newaxis, *inputs(rng, 3, 5, 6))
    untouched(submission.add_with_newaxis, *inputs(rng, 1, 5, 6))


@check(points=1, needs=["pair"], en="any memory layout, and a second call", zh="适用于任意内存布局，再次调用仍正确")
def test_layouts(submission, reference, rng):
    words, table = inputs(rng, 3, 5, 6)
    want = reference.add_with_newaxis(words, table)
    for (_, word_layout), (_, table_layout) in zip(layouts(words), layouts(table), strict=True):
        same(submission.add_with_newaxis(word_layout, table_layout), want)
    repeatable(submission.add_with_newaxis, (words, table), inputs(rng, 3, 5, 6), inputs(rng, 3, 5, 8))


@check(points=1, needs=["pair"], en="computes two sums, each an array of its own", zh="算出两个和，各自是独立的数组")
def test_two_sums(submission, rng):
    batch, alone = inputs(rng, *LARGE), inputs(rng, 1, 50, 1024)
    for words, table in (batch, alone, (batch[0], np.zeros_like(batch[1]))):
        peak, enough = observe(submission.add_with_newaxis, words, table, memory=True).peak, 2 * words.nbytes
        if peak < enough:
            fail(
                en=f"Words {words.shape}, encoding {table.shape}{'' if table.any() else ' of zeros'}: "
                f"only {peak} bytes were in use at the peak. Two sums of {words.nbytes} bytes take {enough}: "
                "`implicit` and `explicit` can't both be arrays of their own.",
                zh=f"词嵌入 {words.shape}，编码 {table.shape}{'' if table.any() else '，全为零'}："
                f"峰值只占用了 {peak} 字节，而两个各 {words.nbytes} 字节的和需要 {enough} 字节，"
                "`implicit` 与 `explicit` 不可能各是独立的数组。",
            )


@check(points=1, needs=["pair"], en="makes no copy of the encoding", zh="没有复制位置编码")
def test_no_copy(submission, rng):
    words, table = inputs(rng, *LARGE)
    total, enough = observe(submission.add_with_newaxis, words, table, memory=True).allocated, 2 * words.nbytes
    if total > enough + words.nbytes // 2:
        fail(
            en=f"{total} bytes were allocated in all, and the two sums take 2 x {words.nbytes} = {enough}. "
            f"The rest is more arrays of shape {words.shape}, such as B copies of the encoding, "
            "or what `np.allclose` builds to compare.",
            zh=f"一共分配了 {total} 字节，而两个和只需 2 x {words.nbytes} = {enough} 字节。"
            f"多出来的是其他形状为 {words.shape} 的数组，例如位置编码的 B 份副本，"
            "或 `np.allclose` 比较时的临时数组。",
        )

"""Hidden suite of clinic/read_only_view."""

import numpy as np

from grader.judge.suite import check, fail, layouts, observe, repeatable, same, untouched

EXERCISE = "clinic/read_only_view"


def table(rng, *shape, dtype=np.float32):
    return rng.uniform(0.1, 1.0, shape).astype(dtype)


def agree(submission, reference, rng, cases, dtype=True):
    for shape, lengths in cases:
        encoding, counts = table(rng, *shape), np.array(lengths)
        same(submission.read_only_view(encoding, counts), reference.read_only_view(encoding, counts), 0.0, dtype)


def observed(submission, reference, encoding, lengths):
    """Make a call and see that it is right, before anything else is said of it."""
    seen = observe(submission.read_only_view, encoding, np.array(lengths))
    same(seen.value, reference.read_only_view(encoding, np.array(lengths)), 0.0)
    return seen


@check(points=2, en="samples of full length as before", zh="长度填满的样本与从前一样")
def test_full(submission, reference, rng):
    agree(submission, reference, rng, [((5, 4), [5, 5, 5]), ((7, 2), [7, 7]), ((3, 6), [3])])


@check(points=4, en="rows past the length of a sample are 0", zh="超出样本长度的行为 0")
def test_padded(submission, reference, rng):
    cases = [((7, 4), [7, 3, 5]), ((6, 8), [2, 5]), ((5, 6), [1, 4, 2, 3]), ((8, 2), [3, 6, 8])]
    agree(submission, reference, rng, cases, dtype=False)


@check(
    points=2,
    needs=["padded"],
    en="samples of no tokens, the shortest at any place, equal lengths",
    zh="没有 token 的样本、最短的排在任何位置、长度相等，都正确",
)
def test_lengths(submission, reference, rng):
    cases = [((5, 4), [0, 5, 3]), ((5, 2), [4, 0]), ((6, 4), [6, 6, 2]), ((6, 2), [2, 6, 6]), ((4, 6), [3, 3, 3])]
    agree(submission, reference, rng, [*cases, ((4, 2), [0, 0]), ((9, 2), [8, 9, 1])], dtype=False)


@check(
    points=1,
    needs=["padded"],
    en="one sample, one position, none, 300, and sizes that coincide",
    zh="一个样本、一个位置、没有位置、300 个位置、大小相等时都正确",
)
def test_sizes(submission, reference, rng):
    cases = [
        ((4, 4), [1, 2, 3, 4]),
        ((3, 5), [2, 0, 3]),
        ((2, 2), [1, 2]),
        ((6, 3), [4]),
        ((1, 4), [1, 0]),
        ((1, 1), [0]),
    ]
    more = [((0, 4), [0, 0]), ((3, 3), [3, 1, 2]), ((300, 2), [300, 7, 256, 299])]
    agree(submission, reference, rng, [*cases, *more], dtype=False)


@check(points=1, needs=["padded"], en="keeps the dtype of the table", zh="保持表的 dtype")
def test_dtype(submission, reference, rng):
    agree(submission, reference, rng, [((5, 8), [2, 5]), ((6, 10), [0, 0]), ((0, 6), [0])])
    encoding, lengths = table(rng, 6, 8, dtype=np.float64), np.array([6, 1])
    same(submission.read_only_view(encoding, lengths), reference.read_only_view(encoding, lengths))


@check(
    points=2,
    needs=["full", "padded"],
    en="leaves the table and the lengths as they were",
    zh="不改动表，也不改动长度",
)
def test_untouched(submission, rng):
    for lengths in [[5, 5], [3, 5, 2], [0, 4], [0]]:
        untouched(submission.read_only_view, table(rng, 5, 4), np.array(lengths))
    locked = table(rng, 5, 4)
    locked.flags.writeable = False
    untouched(submission.read_only_view, locked, np.array([5, 2]))


@check(
    points=1,
    needs=["padded"],
    en="takes a table in any memory layout, read-only too",
    zh="表的内存布局任意，只读的也行",
)
def test_layouts(submission, reference, rng):
    lengths = np.array([4, 2, 6])
    for _, layout in layouts(table(rng, 6, 4)):
        same(submission.read_only_view(layout, lengths), reference.read_only_view(layout, lengths))


@check(
    points=2,
    needs=["full"],
    en="the result can be written to, and each sample has rows of its own",
    zh="结果可以写入，每个样本都有自己的行",
)
def test_new_array(submission, reference, rng):
    for shape, lengths in [((5, 4), [5, 5, 5]), ((6, 2), [6, 4]), ((3, 2), [3]), ((6, 2), [4, 4]), ((3, 4), [0, 0])]:
        seen = observed(submission, reference, table(rng, *shape), lengths)
        if not seen.writeable:
            fail(
                en=f"For a table of shape {shape} and the lengths {lengths} the result cannot be written to.",
                zh=f"表的形状为 {shape}、长度为 {lengths} 时，结果不可写入。",
            )
        if seen.shares:
            fail(
                en=f"For a table of shape {shape} and the lengths {lengths} the result has the memory of the table.",
                zh=f"表的形状为 {shape}、长度为 {lengths} 时，结果与表共用内存。",
            )
        if len(lengths) > 1 and seen.strides[0] == 0:
            fail(
                en=f"For the lengths {lengths} all samples lie in the same memory: to write to one is to write to all.",
                zh=f"长度为 {lengths} 时，所有样本都在同一块内存里：写一个就是写全部。",
            )


@check(
    points=1,
    needs=["padded"],
    en="one batch after another, the first result left alone",
    zh="批次接连而来，先前的结果不受影响",
)
def test_again(submission, reference, rng):
    encoding = table(rng, 7, 4)
    first, second = np.array([3, 7, 5]), np.array([7, 7, 7])
    for lengths in (first, second, first):
        same(submission.read_only_view(encoding, lengths), reference.read_only_view(encoding, lengths))
    repeatable(submission.read_only_view, (encoding, first), (encoding, second), (table(rng, 7, 4), first))

"""Hidden suite of adding/positions_from_mask.

Left open: rows with padding on both sides or between tokens, and which integer dtype comes back.
"""

import numpy as np

from grader.judge.suite import check, fail, layouts, repeatable, same, untouched

EXERCISE = "adding/positions_from_mask"


def padded(seq_len, *counts):
    """A mask with a row for each count: that many tokens, at the beginning, or for a negative count at the end."""
    places = np.arange(seq_len)
    return np.array([places < n if n >= 0 else places >= seq_len + n for n in counts])


def right(submission, reference, mask):
    same(submission.positions_from_mask(mask), reference.positions_from_mask(mask), dtype=False)


@check(points=1, en="has the shape of the mask, (B, T)", zh="形状与掩码相同，为 (B, T)")
def test_shape(submission, reference):
    for mask in [padded(6, 6, 2, 4), padded(7, -3, -7)]:
        same(submission.positions_from_mask(mask), reference.positions_from_mask(mask), np.inf, dtype=False)


@check(points=3, needs=["shape"], en="padding on the right", zh="填充在右边")
def test_right(submission, reference):
    for mask in [padded(6, 6, 2, 4), padded(7, 3, 1, 5, 6), padded(5, 4, 2)]:
        right(submission, reference, mask)


@check(points=3, needs=["shape"], en="padding on the left", zh="填充在左边")
def test_left(submission, reference):
    for mask in [padded(6, -6, -2, -4), padded(7, -3, -1, -5, -6), padded(5, -4, -2)]:
        right(submission, reference, mask)


@check(
    points=2,
    needs=["shape"],
    en="each row on its own: left, right, no padding, nothing but padding",
    zh="每一行各算各的：左填充、右填充、没有填充、全是填充",
)
def test_mixed(submission, reference):
    for mask in [
        padded(6, 2, -2, 6, 0, -5),
        padded(5, -3, 3),
        padded(4, 0, 0),
        padded(8, 8, 8, 8),
        padded(7, 0, -1, 1),
    ]:
        right(submission, reference, mask)


@check(points=1, needs=["shape"], en="also where B equals T or is 1", zh="B 等于 T 或为 1 时同样正确")
def test_collisions(submission, reference):
    for mask in [padded(5, 1, -1, 4, -4, 5), padded(3, -2, 0, 2), padded(2, -1, 1), padded(7, -4), padded(7, 4)]:
        right(submission, reference, mask)


@check(points=1, needs=["shape"], en="one place, none, and 600", zh="只有一个位置、没有位置，以及 600 个位置")
def test_lengths(submission, reference):
    for mask in [padded(1, 1, 0, 1), padded(1, 1), padded(1, 0), padded(0, 0, 0, 0), padded(600, -600, 431, -300, 0)]:
        right(submission, reference, mask)


@check(points=2, needs=["shape"], en="the ids are integers, fit to be an index", zh="位置 id 是整数，可以用作索引")
def test_integers(submission):
    for mask in [padded(6, 6, -2, 4), padded(3, 0, 3), padded(1, 1, 0), padded(0, 0, 0, 0)]:
        got = submission.positions_from_mask(mask)
        same(got, np.zeros(mask.shape), np.inf, dtype=False)
        if got.dtype.kind not in "iu":
            fail(
                en=f"The ids have dtype {got.dtype}; to be used as an index they must be integers.",
                zh=f"位置 id 的 dtype 是 {got.dtype}；要用作索引，必须是整数。",
            )


@check(
    points=1,
    needs=["shape"],
    en="leaves the mask as it was; any layout; a second call is right",
    zh="不改动掩码；适用于任意内存布局；再次调用仍正确",
)
def test_again(submission, reference):
    mask, others = padded(6, 6, -2, 4), padded(6, 1, 3, -5)
    untouched(submission.positions_from_mask, mask)
    for _, layout in layouts(mask):
        right(submission, reference, layout)
    right(submission, reference, np.broadcast_to(mask[1], (3, 6)))
    repeatable(submission.positions_from_mask, (mask,), (others,), (mask[:2, :4],))
    right(submission, reference, others)

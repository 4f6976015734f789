"""Hidden suite of relative/clipped_positions."""

import numpy as np

from grader.judge.suite import check, fail, repeatable, same

EXERCISE = "relative/clipped_positions"

# No pair of length and distance occurs twice before the last check. The dtype has a check of its own.


def agrees(submission, reference, pairs, tol=0.0):
    for seq_len, max_distance in pairs:
        got = submission.clipped_positions(seq_len, max_distance)
        same(got, reference.clipped_positions(seq_len, max_distance), tol, dtype=False)


@check(points=1, en="has shape (seq_len, seq_len)", zh="形状为 (seq_len, seq_len)")
def test_shape(submission, reference):
    agrees(submission, reference, [(7, 3), (10, 2)], tol=np.inf)


@check(points=4, needs=["shape"], en="distances up to max_distance count on", zh="距离在 max_distance 以内逐一计数")
def test_values(submission, reference):
    agrees(submission, reference, [(6, 2), (9, 3), (12, 4), (8, 6)])


@check(
    points=1,
    needs=["shape"],
    en="with nothing to clip, distance 0 still is row max_distance",
    zh="没有可截断的距离时，距离 0 仍是第 max_distance 行",
)
def test_nothing_to_clip(submission, reference):
    agrees(submission, reference, [(4, 9), (5, 7), (6, 25)])


@check(points=2, needs=["shape"], en="also with max_distance 0 or 1", zh="max_distance 为 0 或 1 时同样正确")
def test_short_distances(submission, reference):
    agrees(submission, reference, [(6, 0), (5, 1), (2, 1), (3, 0)])


@check(points=1, en="no position, or one", zh="没有位置，或只有一个位置")
def test_small(submission, reference):
    agrees(submission, reference, [(1, 3), (0, 4), (1, 0), (0, 0), (1, 1)])


@check(
    points=1,
    needs=["values"],
    en="also where max_distance meets the length, half of it or the last position",
    zh="max_distance 恰好等于长度、长度的一半或最后一个位置时同样正确",
)
def test_collisions(submission, reference):
    agrees(submission, reference, [(5, 5), (7, 6), (11, 5), (13, 6), (4, 2)])


@check(points=1, needs=["shape"], en="holds integers, to index a table with", zh="元素是整数，可以用来查表")
def test_integers(submission, reference):
    for seq_len, max_distance in [(9, 2), (3, 4), (0, 2), (4, 0)]:
        agrees(submission, reference, [(seq_len, max_distance)], tol=np.inf)
        got = submission.clipped_positions(seq_len, max_distance)
        if got.dtype.kind not in "iu":
            fail(
                en=f"The dtype is {got.dtype}. The numbers are to index the rows of a table, so they must be integers.",
                zh=f"dtype 是 {got.dtype}。这些数要用来作表的行号，必须是整数。",
            )


@check(
    points=1,
    needs=["values"],
    en="holds for hundreds of positions and limits of tens of thousands, and does not depend on the calls before",
    zh="几百个位置、上限达数万时同样正确，且与之前的调用无关",
)
def test_again(submission, reference):
    agrees(submission, reference, [(260, 134), (9, 4), (9, 1), (16, 3)])  # positions and rows beyond 8 bits
    for just_beyond in ((66, 64), (130, 128), (3, 33_000), (2, 65_537)):  # 7, 8, 15 and 16 bits
        agrees(submission, reference, [just_beyond])
    repeatable(submission.clipped_positions, (8, 2), (8, 3), (5, 2), (2, 8))

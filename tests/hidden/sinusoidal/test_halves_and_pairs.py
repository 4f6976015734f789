"""Hidden suite of sinusoidal/halves_and_pairs.

At widths 2 and 4 the two directions are one and the same order of columns; only from 6 on can they be told apart.
"""

import numpy as np

from grader.judge.suite import check, fail, layouts, repeatable, same, untouched

EXERCISE = "sinusoidal/halves_and_pairs"

# No shape occurs twice before the last check.


def columns(rng, *shape, dtype=np.float32):
    """Different numbers everywhere, so that none can stand in for another."""
    return rng.permutation(np.prod(shape, dtype=int)).reshape(shape).astype(dtype)


def both_ways(submission, reference, x):
    same(submission.pairs_to_halves(x), reference.pairs_to_halves(x))
    same(submission.halves_to_pairs(x), reference.halves_to_pairs(x))


@check(
    points=3,
    en="halves_and_pairs gives both orders of columns as integer arrays",
    zh="halves_and_pairs 以整数数组给出两种列的次序",
)
def test_orders(submission, reference):
    for d_model in [6, 8, 2, 4, 14, 300]:
        orders = submission.halves_and_pairs(d_model)
        same(orders, reference.halves_and_pairs(d_model), dtype=False)
        if any(order.dtype.kind not in "iu" for order in orders):
            kinds = ", ".join(str(order.dtype) for order in orders)
            fail(
                en=f"halves_and_pairs({d_model}) returned arrays of dtype {kinds}; an index is an integer.",
                zh=f"halves_and_pairs({d_model}) 返回的数组 dtype 为 {kinds}；下标应当是整数。",
            )


@check(
    points=3,
    en="pairs_to_halves puts all even columns before all odd ones",
    zh="pairs_to_halves 把全部偶数列排在全部奇数列之前",
)
def test_to_halves(submission, reference, rng):
    for shape in [(5, 6), (3, 8), (4, 14), (7, 2), (6, 4), (2, 130)]:
        x = columns(rng, *shape)
        same(submission.pairs_to_halves(x), reference.pairs_to_halves(x), dtype=False)


@check(
    points=3,
    en="halves_to_pairs puts each column of the second half beside its partner of the first",
    zh="halves_to_pairs 把后一半的每一列放到前一半里与它成对的那一列旁边",
)
def test_to_pairs(submission, reference, rng):
    for shape in [(4, 6), (5, 8), (3, 10), (8, 2), (7, 4), (3, 130)]:
        x = columns(rng, *shape)
        same(submission.halves_to_pairs(x), reference.halves_to_pairs(x), dtype=False)


@check(
    points=2,
    needs=["to_halves", "to_pairs"],
    en="both work on the last axis of any array, of one axis and of four",
    zh="两者都作用于最后一个轴，数组从一个轴到四个轴均可",
)
def test_axes(submission, reference, rng):
    for shape in [(6,), (2, 5, 8), (3, 4, 6), (2, 3, 5, 6)]:
        both_ways(submission, reference, columns(rng, *shape))


@check(
    points=1,
    needs=["axes"],
    en="also where sizes coincide: batch, length and width",
    zh="批次、长度、宽度相等时同样正确",
)
def test_collisions(submission, reference, rng):
    for shape in [(6, 6), (8, 3, 8), (6, 6, 6)]:
        both_ways(submission, reference, columns(rng, *shape))


@check(points=1, needs=["to_halves", "to_pairs"], en="axes of size 0 and 1", zh="长度为 0 和 1 的轴")
def test_sizes(submission, reference, rng):
    for shape in [(0, 6), (1, 1, 6), (3, 0, 8), (2,)]:
        both_ways(submission, reference, columns(rng, *shape))


@check(points=1, needs=["to_halves", "to_pairs"], en="any dtype, and it is kept", zh="适用于任何 dtype，并且保持不变")
def test_dtype(submission, reference, rng):
    for rows, dtype in enumerate([np.float16, np.int64, np.uint8, np.complex64, np.bool_], start=9):
        both_ways(submission, reference, columns(rng, rows, 6, dtype=dtype))
    exact = rng.uniform(-1, 1, (20, 6))
    both_ways(submission, reference, exact)
    both_ways(submission, reference, exact[:15] + 1j * exact[5:])


@check(
    points=1,
    needs=["to_halves", "to_pairs"],
    en="leave their argument as it was, and take any memory layout",
    zh="不改动参数，适用于任意内存布局",
)
def test_layouts(submission, reference, rng):
    x = columns(rng, 5, 12)
    for each in (x, columns(rng, 10), columns(rng, 2, 3, 8)):
        untouched(submission.pairs_to_halves, each)
        untouched(submission.halves_to_pairs, each)
    halves, pairs = reference.pairs_to_halves(x), reference.halves_to_pairs(x)
    for _, layout in layouts(x):
        same(submission.pairs_to_halves(layout), halves)
        same(submission.halves_to_pairs(layout), pairs)
    both_ways(submission, reference, np.broadcast_to(x[:1], x.shape))


@check(
    points=1,
    needs=["orders", "to_halves", "to_pairs"],
    en="another call changes nothing",
    zh="再次调用不受影响",
)
def test_again(submission, reference, rng):
    x, wider, others = columns(rng, 5, 6), columns(rng, 5, 10), columns(rng, 5, 6)
    for each in (x, wider, others):
        both_ways(submission, reference, each)
    repeatable(submission.pairs_to_halves, (x,), (others,))
    repeatable(submission.halves_to_pairs, (x,), (others,))
    for d_model in (12, 6, 12):
        same(submission.halves_and_pairs(d_model), reference.halves_and_pairs(d_model), dtype=False)

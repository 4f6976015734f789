"""Hidden suite of rules/align_shapes."""

import numpy as np

from grader.judge.suite import check, fail, same

EXERCISE = "rules/align_shapes"


@check(points=1, en="returns a tuple of two tuples of int", zh="返回由两个整数元组组成的元组")
def test_pair(submission):
    for a, b in [((5, 7, 6), (7, 6)), ((4,), (2, 3, 4))]:
        got = submission.align_shapes(a, b)
        if type(got) is not tuple or [type(item) for item in got] != [tuple, tuple]:
            fail(
                en=f"`align_shapes({a}, {b})` returned `{got!r}`; it should be a tuple of two tuples.",
                zh=f"`align_shapes({a}, {b})` 返回了 `{got!r}`，应当是由两个元组组成的元组。",
            )
        if any(isinstance(size, float | np.floating) for shape in got for size in shape):
            fail(
                en=f"`align_shapes({a}, {b})` returned `{got!r}`; a size is an int, and no array takes a float.",
                zh=f"`align_shapes({a}, {b})` 返回了 `{got!r}`。轴的大小是整数，用浮点数造不出数组。",
            )


@check(points=3, needs=["pair"], en="pads a shorter second shape on the left", zh="第二个形状较短时，在它的左边补 1")
def test_second_shorter(submission, reference):
    for a, b in [((4, 50, 128), (50, 128)), ((5, 7, 6), (6,)), ((2, 3, 4, 5, 6), (5, 6)), ((9, 8), (3,))]:
        same(submission.align_shapes(a, b), reference.align_shapes(a, b))


@check(
    points=2,
    needs=["pair"],
    en="pads a shorter first shape too, and keeps the order of the two",
    zh="第一个形状较短时同样补齐，并保持两者的先后次序",
)
def test_first_shorter(submission, reference):
    for a, b in [((50, 128), (4, 50, 128)), ((6,), (5, 7, 6)), ((5, 6), (2, 3, 4, 5, 6)), ((3,), (9, 8))]:
        same(submission.align_shapes(a, b), reference.align_shapes(a, b))


@check(points=1, needs=["pair"], en="leaves shapes of one length as they are", zh="两个形状一样长时，原样返回")
def test_same_length(submission, reference):
    for a, b in [((5, 7), (5, 7)), ((5, 1, 3), (1, 7, 3)), ((4,), (4,)), ((4,), (1,))]:
        same(submission.align_shapes(a, b), reference.align_shapes(a, b))


@check(points=1, needs=["pair"], en="a shape of no axes, `()`", zh="没有轴的形状 `()`")
def test_scalars(submission, reference):
    for a, b in [((), ()), ((2, 3), ()), ((), (2, 3)), ((), (4,)), ((1,), ())]:
        same(submission.align_shapes(a, b), reference.align_shapes(a, b))


@check(
    points=2,
    needs=["pair"],
    en="only aligns: sizes of 0 and 1 and sizes that cannot be broadcast stay",
    zh="只对齐：大小为 0、1 的轴，以及无法广播的大小，一律原样保留",
)
def test_sizes_stay(submission, reference):
    shapes = [((0,), (3, 1, 5)), ((2, 0, 1), (1, 1)), ((4, 128), (4, 50, 128)), ((3,), (7, 5)), ((5,), (5, 2))]
    for a, b in [*shapes, ((1, 1, 1), (1,)), ((10**12, 1), (6,) * 40), ((3, 3), (3, 3, 3))]:
        same(submission.align_shapes(a, b), reference.align_shapes(a, b))

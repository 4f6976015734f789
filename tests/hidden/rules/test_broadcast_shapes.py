"""Hidden suite of rules/broadcast_shapes."""

import re

import numpy as np

from grader.judge.suite import bounded_memory, check, fail, must_raise, same

EXERCISE = "rules/broadcast_shapes"

# Shapes that clash, the axis counted from the right, and the two sizes. Counted from the left, no axis has this number.
CLASHES = [
    ([(5, 3, 4, 9), (8, 3, 1, 9)], 4, (5, 8)),
    ([(128, 5), (7, 5)], 2, (128, 7)),
    ([(6,), (4, 8, 9)], 1, (6, 9)),
    ([(5, 7, 6), (4, 6)], 2, (7, 4)),
    ([(4, 9), (1, 9), (7, 1)], 2, (4, 7)),
    ([(0, 5), (3, 5)], 2, (0, 3)),
]


def unnamed(text, numbers):
    """Numbers that a text does not contain."""
    said = {int(digits) for digits in re.findall(r"\d+", text)}
    return sorted(set(numbers) - said)


@check(
    points=2, en="two shapes of one length: equal, or 1 stretched", zh="两个等长的形状：大小相同，或拉伸大小为 1 的轴"
)
def test_two(submission, reference):
    for shapes in [((5, 7), (5, 7)), ((4, 1), (4, 6)), ((1, 9), (5, 9)), ((5, 1, 3), (5, 7, 3)), ((3, 3), (3, 3))]:
        got = submission.broadcast_shapes(*shapes)
        same(got, reference.broadcast_shapes(*shapes))
        if any(isinstance(size, float | np.floating) for size in got):
            fail(
                en=f"For the shapes {shapes} you return `{got!r}`; a size is an int, and no array takes a float.",
                zh=f"对形状 {shapes}，返回的是 `{got!r}`。轴的大小是整数，用浮点数造不出数组。",
            )


@check(points=2, needs=["two"], en="both shapes may stretch, each on its own axis", zh="两个形状可以各自拉伸不同的轴")
def test_both_stretch(submission, reference):
    for shapes in [((5, 1), (1, 7)), ((1, 6), (8, 1)), ((4, 1, 6), (1, 5, 1)), ((1, 1), (1, 1)), ((1,), (1,))]:
        same(submission.broadcast_shapes(*shapes), reference.broadcast_shapes(*shapes))


@check(points=2, needs=["two"], en="a missing axis counts as 1, in front", zh="缺少的轴在最前面，按 1 计")
def test_missing_axes(submission, reference):
    pairs = [((4, 50, 128), (50, 128)), ((6,), (5, 7, 6)), ((3, 4), (2, 6, 3, 1)), ((5,), (5, 5)), ((7, 1), (3,))]
    for shapes in [*pairs, ((1,), (2, 3, 4)), ((2, 3, 2), (3, 1))]:
        same(submission.broadcast_shapes(*shapes), reference.broadcast_shapes(*shapes))


@check(
    points=1, needs=["two"], en="scalars, one shape alone, and no shape at all", zh="标量、只有一个形状、一个形状也没有"
)
def test_scalars(submission, reference):
    for shapes in [((), ()), ((), (2, 3)), ((4, 5), ()), ((5, 6),), ((1, 0),), ((),), ()]:
        same(submission.broadcast_shapes(*shapes), reference.broadcast_shapes(*shapes))


@check(points=2, needs=["two"], en="0 is a size like 5: it meets 0 or 1", zh="0 与 5 一样是普通的大小：只能对 0 或 1")
def test_zero(submission, reference):
    for shapes in [((0,), (1,)), ((1,), (0,)), ((0, 4), (0, 1)), ((3, 0), (3, 1)), ((5, 1), (0,)), ((1, 0, 1), (4,))]:
        same(submission.broadcast_shapes(*shapes), reference.broadcast_shapes(*shapes))


@check(points=2, needs=["two"], en="any number of shapes: 3, 5, 70", zh="任意多个形状：3 个、5 个、70 个")
def test_many(submission, reference):
    few = [((5, 1, 1), (7, 1), (9,)), ((1,), (1,), (6,)), ((4, 1), (1, 1), (1, 4), (4, 4), ()), ((2,), (1,), (2,))]
    many = [(1,)] * 40 + [(8, 1, 1)] + [()] * 20 + [(3, 1)] * 8 + [(6,)]
    for shapes in [*few, [(1, 3)] * 70, many, many[::-1]]:
        same(submission.broadcast_shapes(*shapes), reference.broadcast_shapes(*shapes))


@check(points=3, needs=["two"], en="raises ValueError where two sizes clash", zh="两个大小冲突时抛出 ValueError")
def test_clash(submission):
    pairs = [
        ((4, 50, 128), (4, 128)),
        ((3,), (3, 4)),
        ((6, 4), (6, 2)),
        ((8, 4), (2, 4)),
        ((5, 7), (7, 5)),
        ((0,), (3,)),
    ]
    pairs += [((3, 2), (0, 2)), ((5, 9), (6, 9)), ((2, 3, 4), (3, 3, 4)), ((4, 3, 5), (3,))]
    more = [[(2,), (1,), (3,)], [(1,), (2,), (3,)], [(4, 1), (1, 5), (3, 1)], [(1, 6)] * 69 + [(7,)]]
    more += [[(1,), (1,), (2,), (3,)]]
    for shapes in [*pairs, *more, *(clash for clash, _, _ in CLASHES)]:
        must_raise(ValueError, submission.broadcast_shapes, *shapes)


@check(points=2, needs=["clash"], en="the error contains the two sizes", zh="异常信息中有这两个大小")
def test_names_sizes(submission):
    for shapes, _, sizes in CLASHES:
        text = must_raise(ValueError, submission.broadcast_shapes, *shapes)
        if unnamed(text, sizes):
            fail(
                en=f"For the shapes {shapes} the error says `{text}`; {sizes[0]} and {sizes[1]} should be in it.",
                zh=f"对形状 {shapes}，异常信息是 `{text}`，其中应当有 {sizes[0]} 和 {sizes[1]} 这两个大小。",
            )


@check(
    points=1,
    needs=["clash"],
    en="the error contains the axis, counted from the right",
    zh="异常信息中有从右边数起的轴号",
)
def test_names_axis(submission):
    for shapes, axis, _ in CLASHES:
        text = must_raise(ValueError, submission.broadcast_shapes, *shapes)
        if unnamed(text, [axis]):
            fail(
                en=f"For the shapes {shapes} the error says `{text}`; the axis, -{axis} or {axis}, should be in it.",
                zh=f"对形状 {shapes}，异常信息是 `{text}`，其中应当有轴号 -{axis} 或 {axis}。",
            )
    text = must_raise(ValueError, submission.broadcast_shapes, (21, 22, 23, 24, 25, 26, 27), (33, 24, 25, 26, 27))
    if not unnamed(text, range(1, 8)):
        fail(
            en=f"Of seven axes one clashes, and the error names them all: `{text}`. It has to say which one it is.",
            zh=f"七个轴里只有一个冲突，异常信息却列出了所有的轴：`{text}`。应当说出是哪一个。",
        )


@check(
    points=1,
    needs=["names_sizes", "names_axis"],
    en="where several axes clash, the axis and the sizes in the error belong together",
    zh="有几个轴都冲突时，异常信息里的轴号与大小属于同一个轴",
)
def test_names_one_clash(submission):
    text = must_raise(ValueError, submission.broadcast_shapes, (30, 40), (50, 60))
    if unnamed(text, [1, 40, 60]) and unnamed(text, [2, 30, 50]):
        fail(
            en=f"(30, 40) and (50, 60) clash on both axes, and the error says `{text}`. An axis should be in it, and "
            "the sizes on that axis: -1 with 40 and 60, or -2 with 30 and 50.",
            zh=f"(30, 40) 与 (50, 60) 的两个轴都冲突，异常信息是 `{text}`。"
            "轴号与大小应当属于同一个轴：-1 配 40 和 60，或者 -2 配 30 和 50。",
        )


@check(points=2, needs=["two"], en="huge sizes cost no memory", zh="再大的形状也不占内存")
def test_huge(submission, reference):
    for shapes in [((2**40, 1, 3), (2**20, 1)), ((10**14, 1), (1, 10**4)), ((10**12,), (6, 1), (10**12,))]:
        same(submission.broadcast_shapes(*shapes), reference.broadcast_shapes(*shapes))
        bounded_memory(submission.broadcast_shapes, *shapes, limit=1 << 20)

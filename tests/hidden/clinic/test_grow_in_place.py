"""Hidden suite of clinic/grow_in_place."""

import numpy as np

from grader.judge.suite import bounded_memory, check, fail, layouts, must_raise, observe, repeatable, same, untouched

EXERCISE = "clinic/grow_in_place"
WIDE = (50, 400)  # 20,000 numbers of float32: 80,000 bytes


def numbers(rng, *shapes, dtype=np.float32, scale=1.0):
    return [rng.uniform(-scale, scale, shape).astype(dtype) for shape in shapes]


def agree(submission, reference, rng, tolerance, cases, dtype=False):
    for shapes in cases:
        parts = numbers(rng, *shapes)
        same(submission.grow_in_place(*parts), reference.grow_in_place(*parts), tolerance(8), dtype)


def observed(submission, reference, parts, tol):
    """Make a call and see that it is right, before anything else is said of it."""
    seen = observe(submission.grow_in_place, *parts)
    same(seen.value, reference.grow_in_place(*parts), tol)
    return seen


@check(points=3, en="the largest part first, as before", zh="最大的部分在前，与从前一样")
def test_largest_first(submission, reference, rng, tolerance):
    cases = [[(4, 5, 6), (5, 6)], [(3, 7), (7,), (1,)], [(2, 5, 4), (5, 4), (2, 1, 1), (4,)], [(4, 6), (1, 6)]]
    agree(submission, reference, rng, tolerance, [*cases, [(5, 6), (5, 6)], [(3, 4)]], dtype=True)


@check(points=4, en="the largest part later", zh="最大的部分在后")
def test_largest_later(submission, reference, rng, tolerance):
    cases = [[(5, 6), (4, 5, 6)], [(1, 6), (4, 6)], [(4,), (2, 5, 4)], [(5, 6), (5, 6), (4, 5, 6)]]
    agree(submission, reference, rng, tolerance, [*cases, [(5, 6), (1, 5, 6)], [(7,), (1,), (3, 7)]])


@check(points=4, en="no part as large as the result", zh="没有哪个部分与结果一样大")
def test_none_is_largest(submission, reference, rng, tolerance):
    cases = [[(4, 1), (1, 6)], [(8, 1, 1), (5, 7)], [(5, 7), (8, 1, 1)], [(4, 1), (6,), (2, 1, 1)]]
    agree(submission, reference, rng, tolerance, [*cases, [(6,), (4, 1), (1, 1, 6)], [(2, 1, 3, 1), (5, 1, 4)]])


@check(points=1, en="sizes that coincide, 1 and 0", zh="大小相等、为 1、为 0 时都正确")
def test_sizes(submission, reference, rng, tolerance):
    cases = [[(3, 1), (3,)], [(3,), (3, 1)], [(3, 3), (3, 1, 3)], [(1,), (1, 1)], [(1, 1), (1,)], [(4, 1, 4), (4, 4)]]
    agree(submission, reference, rng, tolerance, cases)
    agree(submission, reference, rng, tolerance, [[(5,), (0, 5)], [(0, 5), (5,)], [(1, 4), (0, 4)], [(3, 1), (0,)]])


@check(
    points=1,
    needs=["largest_later", "none_is_largest"],
    en="float32 stays float32, float64 stays float64 and keeps its digits",
    zh="float32 仍是 float32，float64 仍是 float64 且精度不丢",
)
def test_dtype(submission, reference, rng, tolerance):
    shapes = [(5, 1), (3, 1, 1), (4,)]
    agree(submission, reference, rng, tolerance, [shapes, [(4,), (3, 4)], [(5,), (0, 5)]], dtype=True)
    parts = numbers(rng, *shapes, dtype=np.float64, scale=1e6)
    same(submission.grow_in_place(*parts), reference.grow_in_place(*parts), tolerance(8))


@check(
    points=1,
    en="shapes that do not broadcast raise ValueError, as before",
    zh="形状不能广播时抛出 ValueError，与从前一样",
)
def test_impossible(submission, rng):
    for shapes in [[(3,), (4,)], [(2, 3), (3, 2)], [(4, 5, 6), (4, 5)], [(4, 6), (5, 4, 6), (3, 6)], [(0,), (2,)]]:
        must_raise(ValueError, submission.grow_in_place, *numbers(rng, *shapes))


@check(points=1, needs=["largest_first", "largest_later"], en="leaves the parts as they were", zh="不改动任何一个部分")
def test_untouched(submission, rng):
    for shapes in [[(4, 5), (5,)], [(5,), (4, 5)], [(3, 4), (3, 4), (3, 4)], [(4, 1), (1, 6), (4, 6)], [(2, 3)]]:
        untouched(submission.grow_in_place, *numbers(rng, *shapes))


@check(
    points=1,
    needs=["largest_first", "largest_later"],
    en="the sum is a new array that can be written to, also of a single part",
    zh="和是可以写入的新数组，只有一个部分时也是",
)
def test_new_array(submission, reference, rng, tolerance):
    for shapes in [[(3, 4)], [(4, 5), (5,)], [(5,), (4, 5)], [(4, 1), (1, 6)]]:
        seen = observed(submission, reference, numbers(rng, *shapes), tolerance(8))
        shown = ", ".join(map(str, shapes))
        if seen.shares:
            fail(
                en=f"For parts of the shapes {shown} the result has no memory of its own, it shares that of a part.",
                zh=f"各部分的形状为 {shown} 时，结果没有自己的内存，而是与某个部分共用。",
            )
        if not seen.writeable:
            fail(
                en=f"For parts of the shapes {shown} the result cannot be written to.",
                zh=f"各部分的形状为 {shown} 时，结果不可写入。",
            )


@check(
    points=1,
    needs=["largest_later"],
    en="at most three arrays of the result's size at once, for 12 parts",
    zh="有 12 个部分时，同时存在的结果大小的数组不超过三个",
)
def test_memory(submission, rng):
    for shapes in [[(400,), (50, 1), *[WIDE] * 10], [WIDE, (400,), *[WIDE] * 10]]:
        bounded_memory(submission.grow_in_place, *numbers(rng, *shapes), limit=280_000)


@check(
    points=1,
    needs=["largest_later"],
    en="any memory layout, read-only too, call after call",
    zh="适用于任意内存布局，包括只读数组，可反复调用",
)
def test_again(submission, reference, rng, tolerance):
    small, large = numbers(rng, (5, 1), (4, 1, 6))
    for (_, one), (_, other) in zip(layouts(small), layouts(large), strict=True):
        same(submission.grow_in_place(one, other), reference.grow_in_place(one, other), tolerance(8))
    first, second = numbers(rng, (5, 6), (4, 5, 6))
    repeatable(submission.grow_in_place, (first, second), (second, first), (second,), (first, first))

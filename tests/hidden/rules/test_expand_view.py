"""Hidden suite of rules/expand_view."""

import numpy as np

from grader.judge.suite import bounded_memory, check, fail, layouts, must_raise, observe, repeatable, same, untouched

EXERCISE = "rules/expand_view"


def numbers(rng, *shape, dtype=np.float64):
    return rng.uniform(1, 100, shape).astype(dtype)


@check(points=3, en="has the asked shape and the values of x", zh="形状如所求，值来自 x")
def test_values(submission, reference, rng):
    cases = [((3,), (4, 3)), ((3, 1), (3, 5)), ((5, 6), (4, 5, 6)), ((1, 6), (7, 6)), ((4, 1, 6), (4, 5, 6))]
    for old, new in [*cases, ((5, 1), (3, 2, 5, 4)), ((2, 3), (2, 3))]:
        x = numbers(rng, *old)
        same(submission.expand_view(x, new), reference.expand_view(x, new))


@check(points=2, needs=["values"], en="also where sizes coincide or are 1", zh="大小相等或为 1 时同样正确")
def test_collisions(submission, reference, rng):
    cases = [((3,), (3, 3)), ((3, 1), (3, 3)), ((1, 3), (3, 3)), ((3, 3), (3, 3, 3)), ((1,), (1, 1)), ((1, 1), (4, 4))]
    for old, new in [*cases, ((2, 1, 2), (2, 2, 2)), ((1,), (5,)), ((4, 1), (1, 4, 1))]:
        x = numbers(rng, *old)
        same(submission.expand_view(x, new), reference.expand_view(x, new))


@check(
    points=1,
    needs=["values"],
    en="an array without axes, and other dtypes: a view of them too",
    zh="没有轴的数组，以及其他 dtype，返回的同样是视图",
)
def test_scalars(submission, reference, rng):
    for new in [(), (4,), (2, 3)]:
        x = numbers(rng)
        same(submission.expand_view(x, new), reference.expand_view(x, new))
    for dtype in [np.float32, np.int64, np.uint8, np.bool_, np.complex64, ">i4"]:
        x = numbers(rng, 5, 1, dtype=dtype)
        seen = observe(submission.expand_view, x, (2, 5, 3))
        same(seen.value, reference.expand_view(x, (2, 5, 3)))
        if seen.shares != (0,):
            fail(
                en=f"For an x of dtype {x.dtype} the result has memory of its own: a copy was made.",
                zh=f"x 的 dtype 为 {x.dtype} 时，结果有自己的内存：数据被复制了。",
            )


@check(
    points=1,
    needs=["values"],
    en="size 0: kept, and stretched to from 1; read-only as well",
    zh="大小为 0 的轴：原样保留，也可由 1 变成；同样只读",
)
def test_zero(submission, reference, rng):
    for old, new in [((0,), (3, 0)), ((1,), (0,)), ((4, 1), (4, 0)), ((3,), (0, 3)), ((), (0,)), ((2, 0), (2, 0))]:
        x = numbers(rng, *old, dtype=np.float32)
        seen = observe(submission.expand_view, x, new)
        same(seen.value, reference.expand_view(x, new))
        if seen.writeable:
            fail(
                en=f"The result for an x of shape {old} and the shape {new} can be written to. It has no elements, but "
                "the caller is promised a read-only view in every case.",
                zh=f"x 的形状为 {old}、所求形状为 {new} 时，结果可以写入。"
                "它虽然没有元素，但约定是任何情况下都返回只读视图。",
            )


@check(
    points=3,
    needs=["values"],
    en="raises ValueError where x cannot take the shape",
    zh="x 无法变成所求形状时抛出 ValueError",
)
def test_impossible(submission, rng):
    cases = [((3,), (4,)), ((3,), (3, 4)), ((2, 3), (3,)), ((2, 3), (6,)), ((3,), (1,)), ((5, 1), (1,)), ((1, 1), (1,))]
    cases += [
        ((3, 2), (4, 2)),
        ((3,), (2,)),
        ((2,), (4,)),
        ((4, 3), (3, 4)),
        ((3,), ()),
        ((1,), ()),
        ((3,), (0,)),
        ((0,), (3,)),
        ((0,), (1,)),
    ]
    for old, new in [*cases, ((3, 2), (3, 1)), ((2, 3), (2, 3, 4)), ((2, 1, 4), (3, 2, 5, 5))]:
        must_raise(ValueError, submission.expand_view, numbers(rng, *old), new)


@check(points=2, needs=["values"], en="cannot be written to", zh="不可写入")
def test_read_only(submission, rng):
    cases = [(numbers(rng, *old), new) for old, new in [((3,), (4, 3)), ((3, 1), (3, 5)), ((), (2, 3))]]
    cases += [(numbers(rng, 1, 6), (2, 1, 6)), (numbers(rng, 3, 4).T, (2, 4, 3))]
    for x, new in cases:
        if observe(submission.expand_view, x, new).writeable:
            fail(
                en=f"The result for an x of shape {x.shape}, strides {x.strides}, and the shape {new} can be written "
                "to. One write would change every place that reads the same element.",
                zh=f"x 的形状为 {x.shape}、步幅为 {x.strides}，所求形状为 {new} 时，结果可以写入。"
                "写一个位置，所有读同一个元素的位置都会跟着变。",
            )


@check(
    points=1,
    needs=["values"],
    en="cannot be written to either where nothing is stretched; x still can",
    zh="没有拉伸时也不可写入，而 x 仍可写入",
)
def test_same_shape(submission, rng):
    for shape in [(2, 3), (5,), ()]:
        seen = observe(submission.expand_view, numbers(rng, *shape), shape)
        if seen.changed:
            fail(
                en=f"For an x of shape {shape} and the same shape it changed x: did it lock `x` itself?",
                zh=f"x 的形状与所求形状都是 {shape} 时，x 被改动了：是不是把 `x` 本身锁住了？",
            )
        if shape and seen.shares != (0,):  # without axes, an index may have taken the number out
            fail(
                en=f"For an x of shape {shape} and the same shape the result has memory of its own: a copy was made.",
                zh=f"x 的形状与所求形状都是 {shape} 时，结果有自己的内存：数据被复制了。",
            )
        if seen.writeable:
            fail(
                en=f"For an x of shape {shape} and the same shape the result can be written to: is it `x` itself?",
                zh=f"x 的形状与所求形状都是 {shape} 时，结果可以写入：返回的是不是 `x` 本身？",
            )


@check(
    points=2,
    needs=["values"],
    en="has stride 0 on every axis that is added or stretched",
    zh="新增的轴和被拉伸的轴，步幅都是 0",
)
def test_strides(submission, rng):
    cases = [((3,), (4, 3), [0]), ((3, 1), (3, 5), [1]), ((1, 6), (2, 7, 6), [0, 1]), ((5, 1), (3, 2, 5, 4), [0, 1, 3])]
    for old, new, grown in [*cases, ((), (2, 3), [0, 1]), ((4, 1, 6), (4, 5, 6), [1])]:
        strides = observe(submission.expand_view, numbers(rng, *old), new).strides
        if [strides[axis] for axis in grown if axis < len(strides)] != [0] * len(grown):
            fail(
                en=f"An x of shape {old} as {new} has strides {strides}; "
                f"the axes {grown} (counted from 0) are new or stretched and need stride 0.",
                zh=f"形状 {old} 变成 {new} 后，步幅是 {strides}；轴 {grown}（从 0 数起）是新增或被拉伸的，步幅应为 0。",
            )


@check(points=2, needs=["values"], en="shares the memory of x", zh="与 x 共用内存")
def test_view(submission, rng):
    for old, new in [((3,), (4, 3)), ((3, 1), (3, 5)), ((2, 3), (2, 3)), ((), (4,))]:
        if observe(submission.expand_view, numbers(rng, *old), new).shares != (0,):
            fail(
                en=f"For an x of shape {old} and the shape {new} the result has memory of its own: a copy was made.",
                zh=f"x 的形状为 {old}、所求形状为 {new} 时，结果有自己的内存：数据被复制了。",
            )


@check(
    points=1,
    needs=["values"],
    en="views any layout: transposed, every other element, reversed, read-only",
    zh="任意内存布局都返回视图：转置的、隔一个取一个的、倒序的、只读的",
)
def test_layouts(submission, reference, rng):
    x = numbers(rng, 4, 3)
    cases = [(label, array, (5, 4, 3)) for label, array in layouts(x)]
    cases += [
        ("every other row", numbers(rng, 6, 1)[::2], (3, 4)),
        ("one row, repeated", np.broadcast_to(x, (2, 4, 3)), (2, 4, 3)),
    ]
    for label, array, shape in cases:
        seen = observe(submission.expand_view, array, shape)
        if not np.array_equal(seen.value, reference.expand_view(array, shape)):
            fail(
                en=f"For an x of shape {array.shape} with another layout ({label}, strides {array.strides}) the "
                "values are wrong. The strides come from `x.strides` (the shape does not tell them), and they count "
                "from the first element of `x`, wherever that lies.",
                zh=f"x 的形状为 {array.shape}、步幅为 {array.strides} 时，值不对。"
                "步幅要取自 `x.strides`（从形状推不出来），并且从 `x` 的首元素数起，不管它在内存的什么地方。",
            )
        if seen.shares != (0,):
            fail(
                en=f"For an x with another layout ({label}, strides {array.strides}) the result has memory of its own.",
                zh=f"x 的步幅为 {array.strides} 时，结果有自己的内存。",
            )


@check(points=1, needs=["values"], en="needs next to no memory", zh="几乎不占内存")
def test_memory(submission, rng):
    bounded_memory(submission.expand_view, numbers(rng, 512), (256, 512), limit=1 << 16)
    bounded_memory(submission.expand_view, numbers(rng, 256, 1), (256, 512), limit=1 << 16)


@check(points=1, needs=["values"], en="leaves x as it was; a second call is right too", zh="不改动 x，再次调用仍正确")
def test_again(submission, rng):
    x = numbers(rng, 3, 1)
    untouched(submission.expand_view, x, (2, 3, 4))
    repeatable(
        submission.expand_view, (x, (3, 5)), (numbers(rng, 3, 1), (3, 5)), (x, (3, 4)), (numbers(rng, 5), (3, 5))
    )

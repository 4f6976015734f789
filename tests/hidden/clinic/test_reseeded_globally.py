"""Hidden suite of clinic/reseeded_globally.

Every call is made with the global generators in one and the same state. So even a table that is drawn from them is
the same table in every run, and can be told from others.
"""

from grader.judge.proxy import Instance, read_again
from grader.judge.suite import check, random_state_untouched, same

EXERCISE = "clinic/reseeded_globally"


def drawn(submission, *args, keep=None, **kwargs):
    options = {} if keep is None else {"keep": keep}
    return submission.reseeded_globally.perform(args, kwargs, random=True, **options).value


def agree(submission, reference, tolerance, cases, dtype=False):
    for args in cases:
        same(drawn(submission, *args), reference.reseeded_globally(*args), tolerance(8), dtype)


@check(points=4, en="a seed gives the table that it gave before", zh="同一个种子得到与从前相同的表")
def test_values(submission, reference, tolerance):
    agree(submission, reference, tolerance, [(7, 6, 1), (5, 8, 2024), (12, 4, 123_456_789), (3, 5, 0), (9, 2, 42)])


@check(points=1, needs=["values"], en="without a seed it is 42", zh="不给种子时为 42")
def test_default(submission, reference, tolerance):
    agree(submission, reference, tolerance, [(6, 4)])
    same(drawn(submission, 4, 3, seed=11), reference.reseeded_globally(4, 3, seed=11), tolerance(8), dtype=False)


@check(points=1, needs=["values"], en="the table is float32", zh="表的 dtype 是 float32")
def test_dtype(submission, reference, tolerance):
    agree(submission, reference, tolerance, [(5, 6, 3), (2, 9, 8)], dtype=True)


@check(
    points=1,
    needs=["values"],
    en="one row, one column, square and large tables",
    zh="只有一行、只有一列、行列相等、表很大时都正确",
)
def test_sizes(submission, reference, tolerance):
    agree(submission, reference, tolerance, [(1, 5, 4), (5, 1, 4), (1, 1, 9), (6, 6, 5), (2, 3, 5), (3, 2, 5)])
    agree(submission, reference, tolerance, [(1000, 3, 4)])  # of so many numbers some lie beyond 3 deviations


@check(
    points=5,
    needs=["values"],
    en="the global generators go on as if nothing had happened",
    zh="全局随机数生成器照常往下走，就像什么也没有发生",
)
def test_global(submission):
    for args in [(7, 4, 1), (5, 3, 2024), (6, 4), (700, 2, 3)]:
        random_state_untouched(submission.reseeded_globally, *args)


@check(
    points=2,
    needs=["values"],
    en="one table after another, each the array of its caller alone",
    zh="表一张接一张地生成，每张都只归调用者自己",
)
def test_again(submission, reference, tolerance):
    agree(submission, reference, tolerance, [(8, 4, 1), (8, 4, 2), (8, 4, 1), (8, 6, 1), (4, 8, 1), (8, 4)])
    kept, shown = submission.new_ref(), "reseeded_globally(8, 4, 6)"
    want = reference.reseeded_globally(8, 4, 6)
    same(drawn(submission, 8, 4, 6, keep=kept), want, tolerance(8), dtype=False)
    agree(submission, reference, tolerance, [(8, 4, 5), (4, 4, 6), (8, 4, 6)])
    same(read_again(submission, kept, shown), want, tolerance(8), dtype=False)
    Instance(submission, kept, shown).call("__imul__", 2)
    agree(submission, reference, tolerance, [(8, 4, 6)])

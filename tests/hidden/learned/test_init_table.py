"""Hidden suite of learned/init_table.

All values are random by contract, so only laws are judged. The bounds on the statistics lie eight and more standard
errors from what normal noise gives. Left open: the generator, the values, and whether tables of different sizes agree.
"""

import contextlib

import numpy as np

from grader.judge.failure import SubmissionRaised
from grader.judge.proxy import Instance
from grader.judge.suite import check, fail, random_state_untouched, same

EXERCISE = "learned/init_table"
LARGE = (200, 48)  # 9,600 values
LARGEST_SEED = 2**32 - 1


def table_of(submission, sizes, seed):
    """Return a table whose form has been looked at."""
    table = submission.init_table(*sizes, seed)
    same(table, np.zeros(sizes, np.float32), tol=np.inf)
    return table


def large(submission, rng):
    return table_of(submission, LARGE, int(rng.integers(1, 10_000))).astype(np.float64)


def overwrite(callee, *args):
    """Make a call and change the array that it returned where it lies; a locked one is as safe as can be."""
    submission = callee.submission
    ref = submission.new_ref()
    callee.perform(args, {}, keep=ref)
    with contextlib.suppress(SubmissionRaised):
        Instance(submission, ref, "init_table(...)").call("fill", 0.5)


@check(
    points=2,
    random=True,
    en="the table is float32, (max_seq_len, embed_dim)",
    zh="表为 float32，形状为 (max_seq_len, embed_dim)",
)
def test_table(submission):
    for sizes in [(12, 6), (5, 8), (1, 4), (7, 1), (1, 1), (6, 6), (600, 3)]:
        table_of(submission, sizes, 5)


@check(
    points=3,
    random=True,
    needs=["table"],
    en="the same seed gives the same table, whatever was called in between",
    zh="同一个种子给出同一张表，不管中间调用过什么",
)
def test_same_seed(submission):
    for sizes, seed in [((12, 6), 3), ((5, 8), 42), ((1, 1), 123_456_789)]:
        before = table_of(submission, sizes, seed)
        same(table_of(submission, sizes, seed), before)
        table_of(submission, sizes, seed + 1)
        table_of(submission, (9, 4), seed)
        same(submission.init_table(*sizes, seed=seed), before)


@check(points=2, random=True, needs=["table"], en="another seed gives another table", zh="种子不同，表就不同")
def test_other_seed(submission):
    tables = [table_of(submission, (12, 6), seed) for seed in (1, 2, 3, 42, 43, 1_000_003, 2**31 + 1)]
    if len({table.tobytes() for table in tables}) < len(tables):
        fail("two seeds gave the same table", "两个不同的种子给出了同一张表")


@check(
    points=1,
    random=True,
    needs=["table"],
    en="0 and 2**32 - 1 are seeds like any others",
    zh="0 和 2**32 - 1 与别的种子没有两样",
)
def test_extreme_seeds(submission):
    for seed in (0, LARGEST_SEED):
        same(table_of(submission, (7, 5), seed), table_of(submission, (7, 5), seed))
    if np.array_equal(table_of(submission, (7, 5), 0), table_of(submission, (7, 5), LARGEST_SEED)):
        fail("seeds 0 and 2**32 - 1 gave the same table", "种子 0 和 2**32 - 1 给出了同一张表")


@check(
    points=3,
    random=True,
    needs=["table"],
    en="the global random state stays as it was",
    zh="全局随机状态保持原样",
)
def test_global_state(submission):
    for sizes, seed in [((12, 6), 3), ((3, 4), 0), ((12, 6), 3)]:
        random_state_untouched(submission.init_table, *sizes, seed)


@check(
    points=1,
    random=True,
    needs=["same_seed"],
    en="a table that was written into does not change the next",
    zh="往一张表里写入，不影响下一张",
)
def test_own_table(submission):
    before = table_of(submission, (8, 6), 11)
    overwrite(submission.init_table, 8, 6, 11)
    same(table_of(submission, (8, 6), 11), before)


@check(
    points=1,
    random=True,
    needs=["table"],
    en="no two rows and no two columns are equal",
    zh="任意两行、任意两列都不相同",
)
def test_distinct(submission, rng):
    table = large(submission, rng)
    if len(np.unique(table, axis=0)) < LARGE[0]:
        fail("the table has equal rows", "表中有相同的行")
    if len(np.unique(table.T, axis=0)) < LARGE[1]:
        fail("the table has equal columns", "表中有相同的列")


@check(points=1, random=True, needs=["distinct"], en="its mean is 0", zh="均值为 0")
def test_mean(submission, rng):
    table = large(submission, rng)
    if not abs(table.mean()) < 0.1 * table.std():
        fail(f"the mean of the table is {table.mean():.4g}", f"表的均值是 {table.mean():.4g}")


@check(points=1, random=True, needs=["distinct"], en="its standard deviation is 0.02", zh="标准差为 0.02")
def test_spread(submission, rng):
    std = large(submission, rng).std()
    if not 0.0165 < std < 0.0235:
        fail(f"the standard deviation of the table is {std:.4g}", f"表的标准差是 {std:.4g}")


@check(
    points=1,
    random=True,
    needs=["distinct"],
    en="the noise is normal: 68 % lie within one standard deviation of the mean, none far out",
    zh="服从正态分布：68% 在均值的一倍标准差以内，没有离群的数值",
)
def test_normal(submission, rng):
    table = large(submission, rng)
    distance = abs(table - table.mean()) / table.std()
    inside, largest = (distance < 1).mean(), distance.max()
    if not 0.61 < inside < 0.735:
        fail(
            f"{inside:.0%} of the values lie within one standard deviation of the mean",
            f"有 {inside:.0%} 的数值在均值的一倍标准差以内",
        )
    if not largest < 10:
        fail(
            f"a value lies {largest:.3g} standard deviations from the mean",
            f"有一个数值与均值相差 {largest:.3g} 倍标准差",
        )

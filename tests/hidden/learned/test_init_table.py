"""Hidden suite of learned/init_table.

All values are random by contract, so only laws are judged. The bounds on the statistics lie eight and more standard
errors from what normal noise gives. Left open: the generator, the values, and whether tables of different sizes agree.
"""

import numpy as np

from grader.judge.failure import SubmissionRaised
from grader.judge.proxy import Instance, read_again
from grader.judge.suite import check, fail, random_state_untouched, same

EXERCISE = "learned/init_table"
LARGE = (200, 48)  # 9,600 values
LARGEST_SEED = 2**32 - 1
USUAL_DEFAULTS = (1, 42, 123, 1234)  # what stands in for a seed that is taken to be missing
TRAINED = 0.5


def table_of(submission, sizes, seed):
    """Return a table whose form has been looked at."""
    table = submission.init_table(*sizes, seed)
    same(table, np.zeros(sizes, np.float32), tol=np.inf)
    return table


def large(submission, rng):
    return table_of(submission, LARGE, int(rng.integers(1, 10_000))).astype(np.float64)


def train(callee, *args):
    """Make a call and write into the table that it returned; return what it was before."""
    submission = callee.submission
    ref = submission.new_ref()
    before = callee.perform(args, {}, keep=ref).value
    try:
        Instance(submission, ref, "init_table(...)").call("fill", TRAINED)
    except SubmissionRaised:
        fail("the table cannot be written into", "表无法写入")
    return before


def to_the_last_digit(tables):
    """Whether numbers were shifted or scaled together, so that their mean or spread is too good to be drawn."""
    for axis in (None, 0, 1):
        if all((abs(table.mean(axis)) < 1e-8).all() for table in tables):
            return True
        if all((abs(table.std(axis) - 0.02) < 1e-7).all() for table in tables):
            return True
    return False


@check(
    points=1,
    random=True,
    en="the table is float32, (max_seq_len, embed_dim)",
    zh="表为 float32，形状为 (max_seq_len, embed_dim)",
)
def test_table(submission):
    for sizes in [(12, 6), (5, 8), (1, 4), (7, 1), (1, 1), (6, 6), (600, 3)]:
        table_of(submission, sizes, 5)


@check(
    points=2,
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
    tables = [
        table_of(submission, (12, 6), seed)
        for seed in (1, 2, 3, 42, 43, 1_000_003, 2**31 + 1, LARGEST_SEED - 1, LARGEST_SEED)
    ]
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
    zero = table_of(submission, (7, 5), 0)
    for seed in (LARGEST_SEED, *USUAL_DEFAULTS):
        if np.array_equal(zero, table_of(submission, (7, 5), seed)):
            fail(f"seeds 0 and {seed} gave the same table", f"种子 0 和 {seed} 给出了同一张表")


@check(
    points=2,
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
    en="a table can be written into, and that does not change the next",
    zh="表可以写入，而且往一张表里写入，不影响下一张",
)
def test_own_table(submission):
    before, again = (train(submission.init_table, 8, 6, 11) for _ in range(2))
    for later in (again, table_of(submission, (8, 6), 11)):
        same(later, before)


@check(
    points=1,
    random=True,
    needs=["table"],
    en="a later call leaves the tables alone that were handed out",
    zh="之后的调用不会动已经交出去的表",
)
def test_earlier_table(submission):
    ref = submission.new_ref()
    before = submission.init_table.perform((6, 7, 11), {}, keep=ref).value
    for seed in (12, 11):
        table_of(submission, (6, 7), seed)
        same(read_again(submission, ref, "init_table(6, 7, 11)"), before)


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


@check(points=1, random=True, needs=["distinct"], en="each element is drawn by itself", zh="每个元素单独抽取")
def test_independent(submission, rng):
    table = large(submission, rng)
    if len(np.unique(abs(table))) < 0.9 * table.size:
        fail("numbers come back, perhaps with another sign", "有些数重复出现，或者只是换了符号")
    z = (table - table.mean()) / table.std()
    for alike in ((z[1:] * z[:-1]).mean(), (z[:, 1:] * z[:, :-1]).mean()):
        if not abs(alike) < 0.1:
            fail(f"neighbours are alike: correlation {alike:.2g}", f"相邻的行或列彼此相似：相关系数 {alike:.2g}")
    if to_the_last_digit([table_of(submission, (9, 10), seed).astype(np.float64) for seed in (7, 8)]):
        fail("a mean is 0, or a standard deviation 0.02, to the last digit", "均值恰好为 0，或标准差恰好为 0.02")


@check(points=1, random=True, needs=["distinct"], en="its mean is 0", zh="均值为 0")
def test_mean(submission, rng):
    table = large(submission, rng)
    if not abs(table.mean()) < 0.1 * table.std():
        fail(f"the mean of the table is {table.mean():.4g}", f"表的均值是 {table.mean():.4g}")


@check(points=1, random=True, needs=["distinct"], en="its standard deviation is 0.02", zh="标准差为 0.02")
def test_spread(submission, rng):
    std = large(submission, rng).std()
    if not 0.0185 < std < 0.0215:
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


@check(
    points=1,
    random=True,
    needs=["distinct"],
    en="it is not cut off: some values lie well beyond two standard deviations",
    zh="没有截断：有些数值明显超出两倍标准差",
)
def test_tails(submission, rng):
    table = large(submission, rng)
    largest = (abs(table - table.mean()) / table.std()).max()
    if not largest > 2.6:
        fail(
            f"no value lies more than {largest:.3g} standard deviations from the mean",
            f"没有任何数值与均值相差超过 {largest:.3g} 倍标准差",
        )

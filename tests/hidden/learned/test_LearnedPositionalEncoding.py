"""Hidden suite of learned/LearnedPositionalEncoding.

Values are judged with a known table put in the place of the random one; the random one is judged by its statistics
alone. Left open: the generator and its seed, views or copies, what `forward` does past the end, and one-row tables
with more than one token (there NumPy stretches the row by itself).
"""

import contextlib
import itertools

import numpy as np

from grader.judge.failure import SubmissionRaised
from grader.judge.proxy import Instance
from grader.judge.suite import check, fail, layouts, must_raise, repeatable, same, untouched

EXERCISE = "learned/LearnedPositionalEncoding"
ROUNDED_ONCE = 1e-12  # a float64 sum that went through float32 is off by 1e-8 and more
LARGE = (200, 48)  # 9,600 values: their mean and spread lie 8 and more standard errors within the bounds below


def uniform(rng, *shape, dtype=np.float32):
    return rng.uniform(-1.0, 1.0, shape).astype(dtype)


def around(submission, reference, table):
    """Make a learner's instance and an oracle that hold the same table."""
    mine = submission.LearnedPositionalEncoding(*table.shape)
    mine.set("position_embeddings", table)
    oracle = reference.LearnedPositionalEncoding(*table.shape)
    oracle.position_embeddings = table
    return mine, oracle


def same_rows(pair, lengths, tol):
    mine, oracle = pair
    for seq_len in lengths:
        same(mine.call("forward", seq_len), oracle.forward(seq_len), tol)


def same_sums(pair, batches, tol):
    mine, oracle = pair
    for words in batches:
        same(mine.call("add_to_embeddings", words), oracle.add_to_embeddings(words), tol)


def many_words(rng):
    """One sample and several, the full length and less, both dtypes: in-place sums show up in some of them only."""
    sizes = [(1, 5, np.float32), (3, 5, np.float32), (1, 12, np.float32), (1, 4, np.float64), (2, 4, np.float64)]
    return [uniform(rng, n_samples, seq_len, 6, dtype=dtype) for n_samples, seq_len, dtype in sizes]


def large_table(submission):
    return submission.LearnedPositionalEncoding(*LARGE).get("position_embeddings").astype(np.float64)


def overwrite(instance):
    """Change the table of an instance where it lies; one that is a copy, or locked, is as safe as can be."""
    getter = instance.method("__getattribute__")
    ref = getter.submission.new_ref()
    with contextlib.suppress(SubmissionRaised):  # an attribute that only __getattr__ finds is left alone as well
        getter.perform(["position_embeddings"], {}, keep=ref, describe=True)
        Instance(getter.submission, ref, "position_embeddings").call("fill", 0.5)


@check(points=3, en="forward(seq_len) returns the first seq_len rows", zh="forward(seq_len) 返回前 seq_len 行")
def test_forward(submission, reference, rng, tolerance):
    for table in (uniform(rng, 12, 6), uniform(rng, 7, 10)):
        same_rows(around(submission, reference, table), (5, 6, 7), tolerance(7))


@check(points=4, en="adds row t to token t of every sample", zh="给每个样本的第 t 个 token 加上第 t 行")
def test_sum(submission, reference, rng, tolerance):
    for n_samples, seq_len, embed_dim, max_seq_len in [(3, 5, 6, 12), (4, 7, 10, 9), (2, 9, 4, 9)]:
        pair = around(submission, reference, uniform(rng, max_seq_len, embed_dim))
        words = uniform(rng, n_samples, seq_len, embed_dim)
        words[1, 2] = 0.0  # zeros are a token too, no padding
        same_sums(pair, [words], tolerance(seq_len))


@check(points=1, en="also where two sizes are equal by chance", zh="某两个长度碰巧相等时也正确")
def test_equal_sizes(submission, reference, rng, tolerance):
    pair = around(submission, reference, uniform(rng, 9, 6))
    sizes = [(5, 5), (3, 6), (6, 4), (9, 5), (1, 5), (9, 9)]  # beside 9 rows of 6 columns
    same_sums(pair, [uniform(rng, *size, 6) for size in sizes], tolerance(9))
    same_sums(around(submission, reference, uniform(rng, 6, 6)), [uniform(rng, 6, 6, 6)], tolerance(6))


@check(points=1, en="works for 0, 1 and 600 tokens", zh="0、1、600 个 token 都能处理")
def test_lengths(submission, reference, rng, tolerance):
    for max_seq_len, lengths in [(7, (0, 1)), (1, (1,)), (600, (600,))]:
        pair = around(submission, reference, uniform(rng, max_seq_len, 2))
        same_rows(pair, lengths, tolerance(max_seq_len))
        same_sums(pair, [uniform(rng, 3, seq_len, 2) for seq_len in lengths], tolerance(max_seq_len))


@check(points=1, en="float64 embeddings give an unrounded float64 sum", zh="float64 词嵌入得到未被舍入的 float64 结果")
def test_float64(submission, reference, rng, tolerance):
    pair = around(submission, reference, uniform(rng, 12, 6))
    same_sums(pair, [rng.uniform(-1.0, 1.0, shape) for shape in [(3, 5, 6), (1, 12, 6)]], ROUNDED_ONCE)
    same_sums(pair, [uniform(rng, 3, 7, 6)], tolerance(7))  # float32 again: nothing may have been widened for good


@check(
    points=1, en="any memory layout of the embeddings and of the table will do", zh="词嵌入和表的内存布局都不影响结果"
)
def test_layouts(submission, reference, rng, tolerance):
    table = uniform(rng, 12, 6)
    pair = around(submission, reference, table)
    same_sums(pair, [words for _, words in layouts(uniform(rng, 3, 5, 6))], tolerance(5))
    for _, laid_out in itertools.islice(layouts(table), 1, 4):  # training writes there, so none that is locked
        pair[0].set("position_embeddings", laid_out)
        same_sums(pair, [uniform(rng, 3, 5, 6)], tolerance(5))


@check(points=1, en="shows a table that is put in later", zh="换上新表之后，结果随之改变")
def test_replacement(submission, reference, rng, tolerance):
    mine, oracle = around(submission, reference, uniform(rng, 12, 6))
    words = uniform(rng, 3, 5, 6)
    for table in (oracle.position_embeddings, uniform(rng, 12, 6)):
        mine.set("position_embeddings", table)
        oracle.position_embeddings = table
        same_rows((mine, oracle), (5,), tolerance(5))
        same_sums((mine, oracle), [words], tolerance(5))


@check(points=2, en="refuses more tokens than rows", zh="token 多于行数时报错")
def test_past_end(submission, reference, rng):
    for max_seq_len, sizes in [(6, [(3, 7, 4), (6, 7, 4), (7, 7, 4), (2, 12, 4)]), (5, [(1, 10, 10)])]:
        mine, _ = around(submission, reference, uniform(rng, max_seq_len, sizes[0][2]))
        for size in sizes:
            must_raise((ValueError, IndexError), mine.method("add_to_embeddings"), uniform(rng, *size))


@check(points=1, needs=["sum"], en="leaves the embeddings as they were", zh="不修改传入的词嵌入")
def test_embeddings_untouched(submission, reference, rng):
    mine, _ = around(submission, reference, uniform(rng, 12, 6))
    for words in many_words(rng):
        untouched(mine.method("add_to_embeddings"), words)


@check(points=1, needs=["sum"], en="leaves the table as it was", zh="不修改位置表")
def test_table_untouched(submission, reference, rng):
    mine, oracle = around(submission, reference, uniform(rng, 12, 6))
    for words in many_words(rng):
        mine.call("add_to_embeddings", words)
        same(mine.get("position_embeddings"), oracle.position_embeddings)


@check(
    points=1,
    needs=["forward", "sum"],
    en="a later call does not disturb an earlier one",
    zh="后一次调用不影响前一次的结果",
)
def test_repeatable(submission, reference, rng):
    mine, _ = around(submission, reference, uniform(rng, 12, 6))
    repeatable(mine.method("forward"), (5,), (9,))
    repeatable(mine.method("add_to_embeddings"), (uniform(rng, 3, 5, 6),), (uniform(rng, 3, 5, 6),))


@check(
    points=1,
    random=True,
    en="the table is float32, (max_seq_len, embed_dim)",
    zh="表为 float32，形状为 (max_seq_len, embed_dim)",
)
def test_table(submission):
    for shape in [(12, 6), (5, 8), (1, 4)]:
        table = submission.LearnedPositionalEncoding(*shape).get("position_embeddings")
        same(table, np.zeros(shape, np.float32), tol=np.inf)


@check(points=1, random=True, needs=["table"], en="no two rows of the table are equal", zh="表中任意两行都不相同")
def test_rows_differ(submission):
    if len(np.unique(large_table(submission), axis=0)) < LARGE[0]:
        fail("the table has equal rows", "表中有相同的行")


@check(points=1, random=True, needs=["table"], en="no two columns of the table are equal", zh="表中任意两列都不相同")
def test_columns_differ(submission):
    if len(np.unique(large_table(submission), axis=1).T) < LARGE[1]:
        fail("the table has equal columns", "表中有相同的列")


@check(points=1, random=True, needs=["rows_differ", "columns_differ"], en="its mean is 0", zh="表的均值为 0")
def test_mean(submission):
    table = large_table(submission)
    if not abs(table.mean()) < 0.1 * table.std():
        fail(f"the mean of the table is {table.mean():.4g}", f"表的均值是 {table.mean():.4g}")


@check(
    points=1,
    random=True,
    needs=["rows_differ", "columns_differ"],
    en="its standard deviation is 0.02",
    zh="表的标准差为 0.02",
)
def test_spread(submission):
    std = large_table(submission).std()
    if not 0.0165 < std < 0.0235:
        fail(f"the standard deviation of the table is {std:.4g}", f"表的标准差是 {std:.4g}")


@check(
    points=1, random=True, needs=["rows_differ", "columns_differ"], en="no value stands far out", zh="没有离群的数值"
)
def test_outliers(submission):
    largest = abs(large_table(submission)).max()
    if not largest < 0.2:
        fail(
            f"the table holds {largest:.4g}, ten standard deviations and more",
            f"表中出现 {largest:.4g}，超过十倍标准差",
        )


@check(points=1, random=True, en="instances do not disturb each other", zh="各实例互不影响")
def test_instances(submission, reference, rng, tolerance):
    first, second = (submission.LearnedPositionalEncoding(12, 6) for _ in range(2))
    before = second.get("position_embeddings")
    smaller = submission.LearnedPositionalEncoding(9, 4)
    for each in (first, smaller):
        overwrite(each)
    same(second.get("position_embeddings"), before)
    pair = around(submission, reference, uniform(rng, 12, 6))
    submission.LearnedPositionalEncoding(4, 8)
    same_rows(pair, (7,), tolerance(7))
    same_sums(pair, [uniform(rng, 3, 7, 6)], tolerance(7))

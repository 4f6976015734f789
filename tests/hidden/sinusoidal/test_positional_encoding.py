"""Hidden suite of sinusoidal/positional_encoding."""

import math

from grader.judge.suite import check, no_loop, random_state_untouched, repeatable, same

EXERCISE = "sinusoidal/positional_encoding"

# Before the last check neither a seq_len nor a d_model comes back in another pair: an answer that remembers too much
# fails that one alone.


@check(points=2, en="has shape (seq_len, d_model)", zh="形状为 (seq_len, d_model)")
def test_shape(submission, reference):
    for seq_len, d_model in [(7, 6), (5, 14), (3, 8)]:
        got = submission.positional_encoding(seq_len, d_model)
        same(got, reference.positional_encoding(seq_len, d_model), tol=math.inf, dtype=False)


@check(points=1, needs=["shape"], en="position 0 is 0, 1, 0, 1, ...", zh="位置 0 为 0, 1, 0, 1, ……")
def test_position_zero(submission, reference, tolerance):
    got = submission.positional_encoding(1, 10)
    same(got, reference.positional_encoding(1, 10), tolerance(1), dtype=False)


@check(
    points=2,
    needs=["shape"],
    en="with two columns, row p is sin(p), cos(p)",
    zh="只有两列时，第 p 行为 sin(p), cos(p)",
)
def test_first_pair(submission, reference, tolerance):
    got = submission.positional_encoding(6, 2)
    same(got, reference.positional_encoding(6, 2), tolerance(6), dtype=False)


@check(
    points=4,
    needs=["shape"],
    en="holds the sines on even and the cosines on odd columns, one frequency a pair",
    zh="偶数列为正弦、奇数列为余弦，每一对列共用一个频率",
)
def test_values(submission, reference, tolerance):
    for seq_len, d_model in [(8, 12), (4, 16), (11, 18), (2, 512)]:
        got = submission.positional_encoding(seq_len, d_model)
        same(got, reference.positional_encoding(seq_len, d_model), tolerance(seq_len), dtype=False)


@check(points=2, needs=["shape"], en="is float32", zh="dtype 为 float32")
def test_dtype(submission, reference):
    for seq_len, d_model in [(9, 20), (1, 10), (6, 2)]:
        got = submission.positional_encoding(seq_len, d_model)
        same(got, reference.positional_encoding(seq_len, d_model), tol=math.inf)


@check(
    points=2,
    needs=["values"],
    en="is right where an axis mistake hides: seq_len equal to d_model or to d_model / 2",
    zh="在轴的错误容易被掩盖之处也正确：seq_len 等于 d_model 或 d_model / 2",
)
def test_collisions(submission, reference, tolerance):
    for seq_len, d_model in [(24, 24), (13, 26)]:
        got = submission.positional_encoding(seq_len, d_model)
        same(got, reference.positional_encoding(seq_len, d_model), tolerance(seq_len), dtype=False)


@check(
    points=1,
    needs=["dtype"],
    en="is float32 of shape (0, d_model) without positions",
    zh="没有位置时为形状 (0, d_model) 的 float32",
)
def test_empty(submission, reference):
    same(submission.positional_encoding(0, 28), reference.positional_encoding(0, 28))


@check(points=1, needs=["values"], en="is right at 130, 300 and 600 positions", zh="在 130、300、600 个位置时都正确")
def test_long(submission, reference, tolerance):
    for seq_len, d_model in [(130, 30), (300, 4), (600, 34)]:
        got = submission.positional_encoding(seq_len, d_model)
        same(got, reference.positional_encoding(seq_len, d_model), tolerance(seq_len), dtype=False)


@check(points=1, needs=["values"], en="has no greatest length: 33000 positions", zh="没有最大长度：33000 个位置也正确")
def test_any_length(submission, reference, tolerance):
    got = submission.positional_encoding(33_000, 2)
    same(got, reference.positional_encoding(33_000, 2), tolerance(5003), dtype=False)


@check(points=1, needs=["values"], en="has no Python loop over the positions", zh="没有逐个位置的 Python 循环")
def test_no_loop(submission):
    no_loop(submission.positional_encoding, (16, 6), (1024, 6), extra=1008)


@check(points=1, needs=["no_loop"], en="has no loop over blocks of positions either", zh="也没有分块处理位置的循环")
def test_no_blocks(submission):
    # A table that doubles takes 50 to 150 opcodes each time, and here 8 times more; of blocks there are hundreds more.
    no_loop(submission.positional_encoding, (1024, 2), (200_000, 2), extra=2000)


@check(
    points=2,
    needs=["values"],
    en="is right again for another width or length, and leaves earlier results as they were",
    zh="换一个宽度或长度再调用仍然正确，并且不改动先前返回的结果",
)
def test_second_call(submission, reference, tolerance):
    for seq_len, d_model in [(10, 36), (10, 38), (12, 36), (13, 36), (140, 36), (36, 10), (20, 18), (103, 6), (10, 36)]:
        got = submission.positional_encoding(seq_len, d_model)
        same(got, reference.positional_encoding(seq_len, d_model), tolerance(seq_len), dtype=False)
    repeatable(submission.positional_encoding, (7, 40), (8, 40), (3, 40), (7, 42))
    random_state_untouched(submission.positional_encoding, 8, 12)

"""Hidden suite of sinusoidal/position_angles."""

import math

from grader.judge.suite import check, no_loop, random_state_untouched, repeatable, same

EXERCISE = "sinusoidal/position_angles"

# Before the last check neither a seq_len nor a d_model comes back in another pair: an answer that remembers too much
# fails that one alone.


@check(points=1, en="has shape (seq_len, d_model / 2)", zh="形状为 (seq_len, d_model / 2)")
def test_shape(submission, reference):
    for seq_len, d_model in [(7, 6), (5, 16), (1, 8)]:
        got = submission.position_angles(seq_len, d_model)
        same(got, reference.position_angles(seq_len, d_model), tol=math.inf, dtype=False)


@check(
    points=2,
    needs=["shape"],
    en="row p, column i holds p * 10000 ** (-2i / d_model)",
    zh="第 p 行第 i 列为 p * 10000 ** (-2i / d_model)",
)
def test_values(submission, reference, tolerance):
    for seq_len, d_model in [(8, 10), (6, 14), (4, 2), (3, 512)]:
        got = submission.position_angles(seq_len, d_model)
        same(got, reference.position_angles(seq_len, d_model), tolerance(seq_len), dtype=False)


@check(
    points=1,
    needs=["values"],
    en="is right where an axis mistake hides: seq_len equal to d_model or to d_model / 2",
    zh="在轴的错误容易被掩盖之处也正确：seq_len 等于 d_model 或 d_model / 2",
)
def test_collisions(submission, reference, tolerance):
    for seq_len, d_model in [(12, 12), (9, 18), (2, 4)]:
        got = submission.position_angles(seq_len, d_model)
        same(got, reference.position_angles(seq_len, d_model), tolerance(seq_len), dtype=False)


@check(
    points=1,
    needs=["values"],
    en="is right at 130, 600, 5003 and 70000 positions",
    zh="在 130、600、5003、70000 个位置时都正确",
)
def test_long(submission, reference, tolerance):
    for seq_len, d_model in [(130, 22), (600, 24), (5003, 26), (70_000, 2)]:
        got = submission.position_angles(seq_len, d_model)
        same(got, reference.position_angles(seq_len, d_model), tolerance(seq_len), dtype=False)


@check(
    points=1,
    needs=["values"],
    en="is float64, and no step of the way is less precise",
    zh="dtype 为 float64，并且中间任何一步都没有降低精度",
)
def test_precision(submission, reference):
    for seq_len, d_model, exact in [(11, 28, 1e-11), (500, 30, 1e-9), (4, 2, 1e-11)]:
        same(submission.position_angles(seq_len, d_model), reference.position_angles(seq_len, d_model), exact)


@check(
    points=1,
    needs=["precision"],
    en="is float64 of shape (0, d_model / 2) without positions",
    zh="没有位置时为形状 (0, d_model / 2) 的 float64",
)
def test_empty(submission, reference):
    same(submission.position_angles(0, 20), reference.position_angles(0, 20))


@check(points=1, needs=["values"], en="has no Python loop over the positions", zh="没有逐个位置的 Python 循环")
def test_no_loop(submission):
    no_loop(submission.position_angles, (16, 6), (1024, 6), extra=1008)


@check(points=1, needs=["no_loop"], en="has no loop over blocks of positions either", zh="也没有分块处理位置的循环")
def test_no_blocks(submission):
    # A table that doubles takes 50 to 150 opcodes each time, and here 8 times more; of blocks there are hundreds more.
    no_loop(submission.position_angles, (1024, 2), (200_000, 2), extra=2000)


@check(
    points=1,
    needs=["values"],
    en="is right again for another width or length, and leaves earlier results as they were",
    zh="换一个宽度或长度再调用仍然正确，并且不改动先前返回的结果",
)
def test_second_call(submission, reference, tolerance):
    for seq_len, d_model in [(10, 32), (10, 34), (13, 32), (14, 32), (32, 10), (20, 16), (103, 2), (10, 32)]:
        got = submission.position_angles(seq_len, d_model)
        same(got, reference.position_angles(seq_len, d_model), tolerance(seq_len), dtype=False)
    repeatable(submission.position_angles, (7, 36), (8, 36), (3, 36), (7, 38))
    random_state_untouched(submission.position_angles, 8, 10)

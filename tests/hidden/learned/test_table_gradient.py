"""Hidden suite of learned/table_gradient."""

import numpy as np

from grader.judge.suite import check, layouts, random_state_untouched, repeatable, same, untouched

EXERCISE = "learned/table_gradient"
ROUNDED_ONCE = 1e-12  # a float64 sum that went through float32 is off by 1e-8 and more

# No triple of sizes of grad_output occurs twice for one function before the last check.


def draw(rng, *sizes, dtype=np.float32):
    """Gradients, none of them near 0."""
    return (rng.uniform(0.3, 1.0, sizes) * rng.choice([-1, 1], sizes)).astype(dtype)


def draw_ids(rng, batch, seq_len, n_rows):
    """Ids with repeats in and between samples; the last row is used, row 0 too if there is room, some are not."""
    ids = rng.integers(0, n_rows, (batch, seq_len))
    ids[ids == 1] = n_rows - 1
    if seq_len > 2:
        ids[:, :2] = n_rows - 1
        ids[0, 2] = 0
    return ids


def first_agrees(submission, reference, args, tol, dtype=False):
    same(submission.table_gradient(*args), reference.table_gradient(*args), tol, dtype)


def second_agrees(submission, reference, args, tol, dtype=False):
    same(submission.table_gradient_from_ids(*args), reference.table_gradient_from_ids(*args), tol, dtype)


@check(
    points=1,
    en="table_gradient: has shape (max_seq_len, D)",
    zh="table_gradient：形状为 (max_seq_len, D)",
)
def test_shape(submission, reference, rng):
    for sizes, n_rows in [((3, 5, 6), 9), ((4, 7, 2), 8)]:
        first_agrees(submission, reference, (draw(rng, *sizes), n_rows), np.inf)


@check(
    points=4,
    needs=["shape"],
    en="table_gradient: row t is the sum over the samples, unused rows are zeros",
    zh="table_gradient：第 t 行是对各样本的和，没用到的行为零",
)
def test_rows(submission, reference, rng, tolerance):
    for sizes, n_rows in [((3, 4, 6), 12), ((4, 7, 5), 9), ((2, 6, 8), 7), ((5, 3, 2), 3)]:
        first_agrees(submission, reference, (draw(rng, *sizes), n_rows), tolerance(n_rows))


@check(
    points=1,
    needs=["shape"],
    en="table_gradient: also where sizes coincide or are 1",
    zh="table_gradient：长度相等或为 1 时同样正确",
)
def test_collisions(submission, reference, rng, tolerance):
    for sizes, n_rows in [
        ((5, 5, 6), 8),
        ((3, 6, 6), 9),
        ((6, 4, 6), 6),
        ((4, 4, 4), 4),
        ((1, 5, 6), 7),
        ((4, 1, 5), 6),
        ((3, 5, 1), 6),
        ((1, 1, 1), 1),
    ]:
        first_agrees(submission, reference, (draw(rng, *sizes), n_rows), tolerance(n_rows))


@check(
    points=1,
    needs=["shape"],
    en="table_gradient: no tokens, 600 tokens, and 300 samples",
    zh="table_gradient：没有 token，有 600 个 token，以及有 300 个样本",
)
def test_lengths(submission, reference, rng, tolerance):
    for sizes, n_rows in [((3, 0, 6), 5), ((2, 600, 3), 600), ((300, 2, 3), 4)]:
        first_agrees(submission, reference, (draw(rng, *sizes), n_rows), tolerance(600))


@check(
    points=1,
    en="table_gradient_from_ids: has shape (max_seq_len, D)",
    zh="table_gradient_from_ids：形状为 (max_seq_len, D)",
)
def test_ids_shape(submission, reference, rng):
    for sizes, n_rows in [((3, 5, 6), 9), ((4, 7, 2), 5)]:
        ids = rng.integers(0, n_rows - 1, sizes[:2])  # the last row is not used
        second_agrees(submission, reference, (draw(rng, *sizes), ids, n_rows), np.inf)


@check(
    points=2,
    needs=["ids_shape"],
    en="table_gradient_from_ids: each token counts for the row that it used",
    zh="table_gradient_from_ids：每个 token 都计入它用到的行",
)
def test_ids_once(submission, reference, rng, tolerance):
    for (seq_len, width), n_rows in [((5, 6), 9), ((7, 4), 8), ((6, 3), 6)]:
        ids = rng.permutation(n_rows)[:seq_len][np.newaxis]  # nothing repeats
        second_agrees(submission, reference, (draw(rng, 1, seq_len, width), ids, n_rows), tolerance(n_rows))


@check(
    points=4,
    needs=["ids_shape"],
    en="table_gradient_from_ids: repeated ids add up, within a sample and across samples",
    zh="table_gradient_from_ids：重复的 id 逐次累加，样本之内和样本之间都是",
)
def test_ids_repeated(submission, reference, rng, tolerance):
    for sizes, n_rows in [((3, 4, 6), 9), ((4, 8, 5), 6), ((2, 7, 3), 5)]:
        args = draw(rng, *sizes), draw_ids(rng, *sizes[:2], n_rows), n_rows
        second_agrees(submission, reference, args, tolerance(n_rows))
    across = np.stack([rng.permutation(8)[:5] for _ in range(3)])  # only across samples
    second_agrees(submission, reference, (draw(rng, 3, 5, 4), across, 8), tolerance(8))
    within = np.array([[0, 0, 1, 1, 1, 3], [5, 4, 5, 4, 6, 6]])  # only within samples
    second_agrees(submission, reference, (draw(rng, 2, 6, 4), within, 7), tolerance(8))


@check(
    points=1,
    needs=["ids_repeated"],
    en="table_gradient_from_ids: also where sizes coincide or are 1",
    zh="table_gradient_from_ids：长度相等或为 1 时同样正确",
)
def test_ids_collisions(submission, reference, rng, tolerance):
    for sizes, n_rows in [
        ((5, 5, 6), 8),
        ((3, 6, 6), 9),
        ((4, 4, 4), 4),
        ((4, 1, 5), 6),
        ((3, 5, 1), 5),
        ((1, 1, 1), 1),
    ]:
        args = draw(rng, *sizes), draw_ids(rng, *sizes[:2], n_rows), n_rows
        second_agrees(submission, reference, args, tolerance(n_rows))


@check(
    points=1,
    needs=["ids_repeated"],
    en="table_gradient_from_ids: no tokens, more tokens than rows, 1,200 tokens on one row, 300 rows",
    zh="table_gradient_from_ids：没有 token，token 多于行数，1,200 个 token 用同一行，以及有 300 行",
)
def test_ids_lengths(submission, reference, rng, tolerance):
    for sizes, n_rows in [((3, 0, 6), 5), ((2, 12, 5), 4)]:
        args = draw(rng, *sizes), draw_ids(rng, *sizes[:2], n_rows), n_rows
        second_agrees(submission, reference, args, tolerance(16))
    all_on_one = draw(rng, 2, 600, 3), np.full((2, 600), 2), 5
    second_agrees(submission, reference, all_on_one, tolerance(1200))
    far = draw(rng, 2, 4, 5), np.array([[3, 259, 127, 299], [255, 256, 128, 3]]), 300
    second_agrees(submission, reference, far, tolerance(300))


@check(
    points=1,
    needs=["shape", "ids_shape"],
    en="has the dtype of grad_output, float64 not rounded through float32; ids may be int32",
    zh="dtype 与 grad_output 相同，float64 不经 float32 舍入；id 可以是 int32",
)
def test_dtype(submission, reference, rng, tolerance):
    ids = draw_ids(rng, 3, 8, 7).astype(np.int32)
    first_agrees(submission, reference, (draw(rng, 3, 8, 5), 9), tolerance(9), dtype=True)
    second_agrees(submission, reference, (draw(rng, 3, 8, 5), ids, 7), tolerance(7), dtype=True)
    first_agrees(submission, reference, (draw(rng, 4, 0, 6), 3), tolerance(1), dtype=True)
    second_agrees(submission, reference, (draw(rng, 4, 0, 6), ids[:1, :0].repeat(4, 0), 3), tolerance(1), True)
    first_agrees(submission, reference, (draw(rng, 3, 8, 6, dtype=np.float64), 9), ROUNDED_ONCE, dtype=True)
    second_agrees(submission, reference, (draw(rng, 3, 8, 6, dtype=np.float64), ids, 7), ROUNDED_ONCE, dtype=True)


@check(
    points=1,
    needs=["shape", "ids_shape"],
    en="leaves the arguments as they were",
    zh="不改动参数",
)
def test_untouched(submission, rng):
    for sizes in [(3, 5, 4), (1, 6, 4)]:
        untouched(submission.table_gradient, draw(rng, *sizes), 8)
        untouched(submission.table_gradient_from_ids, draw(rng, *sizes), draw_ids(rng, *sizes[:2], 8), 8)
    untouched(submission.table_gradient, draw(rng, 2, 8, 4), 8)


@check(
    points=1,
    needs=["shape", "ids_shape"],
    en="any memory layout, read-only too",
    zh="适用于任意内存布局，包括只读数组",
)
def test_layouts(submission, reference, rng, tolerance):
    grad, ids = draw(rng, 4, 6, 5), draw_ids(rng, 4, 6, 7)
    first, second = reference.table_gradient(grad, 8), reference.table_gradient_from_ids(grad, ids, 7)
    for (_, grad_layout), (_, id_layout) in zip(layouts(grad), layouts(ids), strict=True):
        same(submission.table_gradient(grad_layout, 8), first, tolerance(8), dtype=False)
        same(submission.table_gradient_from_ids(grad_layout, id_layout, 7), second, tolerance(8), dtype=False)
    alike = np.broadcast_to(grad[0, 0], (3, 6, 5))
    first_agrees(submission, reference, (alike, 7), tolerance(8))
    second_agrees(submission, reference, (alike, np.broadcast_to(ids[0], (3, 6)), 7), tolerance(8))


@check(
    points=1,
    needs=["shape", "ids_shape"],
    en="every call starts from zeros, and no global state is touched",
    zh="每次调用都从零开始，也不触碰全局状态",
)
def test_again(submission, reference, rng, tolerance):
    first, others, wider = draw(rng, 3, 7, 6), draw(rng, 3, 7, 6), draw(rng, 3, 7, 8)
    repeatable(submission.table_gradient, (first, 9), (others, 9), (first, 10))
    for args in ((others, 9), (wider, 9)):
        first_agrees(submission, reference, args, tolerance(9))
    ids, other_ids = draw_ids(rng, 3, 7, 9), draw_ids(rng, 3, 7, 9)
    repeatable(submission.table_gradient_from_ids, (first, ids, 9), (others, ids, 9), (first, other_ids, 9))
    second_agrees(submission, reference, (others, other_ids, 9), tolerance(9))
    random_state_untouched(submission.table_gradient, first, 9)
    random_state_untouched(submission.table_gradient_from_ids, first, ids, 9)

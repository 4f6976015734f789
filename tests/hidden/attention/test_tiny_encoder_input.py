"""Hidden suite of attention/tiny_encoder_input."""

import numpy as np

from grader.judge.suite import check, fail, layouts, must_raise, random_state_untouched, repeatable, same, untouched

EXERCISE = "attention/tiny_encoder_input"
REFUSED = (IndexError, ValueError)
TEN_DIGITS = 1e-9

# Sizes are B, T, V, L, D: samples, tokens, rows of the token table, rows of the position table, width.
DISTINCT = [(2, 5, 11, 8, 6), (4, 3, 9, 7, 10), (3, 6, 5, 13, 8)]


def draw(rng, batch, seq_len, n_tokens, n_positions, width, dtype=np.float32):
    """Ids that start with 0 and end with the last row, where there is room, and tables about as large as each other."""
    ids = rng.integers(0, n_tokens, (batch, seq_len))
    if batch and seq_len > 1:
        ids[0, 0], ids[-1, -1] = 0, n_tokens - 1
    words = rng.normal(0.4, 1, (n_tokens, width))
    places = rng.normal(-0.2, 1, (n_positions, width))
    gamma, beta = rng.uniform(0.5, 1.5, width), rng.normal(0, 0.5, width)
    return (ids, *(each.astype(dtype) for each in (words, places, gamma, beta)))


def agrees(submission, reference, args, tol, dtype=False):
    got = submission.tiny_encoder_input(*args)
    same(got, reference.tiny_encoder_input(*args), tol, dtype)
    return got


@check(points=2, en="has shape (B, T, D)", zh="形状为 (B, T, D)")
def test_shape(submission, reference, rng):
    for sizes in DISTINCT[:2]:
        agrees(submission, reference, draw(rng, *sizes), np.inf)


@check(
    points=5,
    needs=["shape"],
    en="token plus position, then normalised, scaled and shifted",
    zh="token 加位置，再归一化、缩放和偏移",
)
def test_values(submission, reference, rng, tolerance):
    for sizes in DISTINCT:
        agrees(submission, reference, draw(rng, *sizes), tolerance(8))


@check(
    points=2,
    needs=["shape"],
    en="as many tokens as positions, and tables that are larger or smaller than each other",
    zh="token 与位置一样多，以及两张表谁大谁小的各种情形",
)
def test_full_length(submission, reference, rng, tolerance):
    for sizes in [(2, 7, 12, 7, 9), (3, 5, 4, 5, 6), (2, 4, 3, 16, 7), (2, 1, 6, 1, 5), (4, 10, 300, 270, 6)]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(8))


@check(
    points=2,
    needs=["shape"],
    en="a law: with gamma 1 and beta 0 every token has mean 0 and variance 1",
    zh="规律：gamma 为 1、beta 为 0 时，每个 token 的均值为 0、方差为 1",
)
def test_normal(submission, reference, rng):
    for sizes in [(3, 4, 10, 6, 12), (2, 6, 7, 9, 8)]:
        ids, words, places, gamma, beta = draw(rng, *sizes)
        args = (ids, words * 3, places * 3, np.ones_like(gamma), np.zeros_like(beta))
        got = agrees(submission, reference, args, np.inf)
        mean, variance = np.abs(got.mean(axis=-1)).max(), np.abs(got.var(axis=-1) - 1).max()
        if not (mean < 1e-3 and variance < 1e-3):
            fail(
                en=f"A token leaves with a mean that is off by {mean:.3g} and a variance that is off by "
                f"{variance:.3g}: normalising is the last step but scale and shift, and it works on each token alone.",
                zh=f"有的 token 输出时均值偏离 {mean:.3g}，方差偏离 {variance:.3g}："
                "归一化之后只剩缩放和偏移，而且它只看单个 token。",
            )


@check(
    points=2,
    needs=["shape"],
    en="a law: a token at another place comes out different, at the same place the same",
    zh="规律：同一个 token 换个位置，输出不同；位置相同，输出相同",
)
def test_places(submission, reference, rng, tolerance):
    _, *tables = draw(rng, 3, 5, 8, 9, 7)
    ids = np.full((3, 5), 4)
    got, want = submission.tiny_encoder_input(ids, *tables), reference.tiny_encoder_input(ids, *tables)
    same(got, want, np.inf, dtype=False)
    if not np.allclose(got, got[:1], rtol=0, atol=1e-4):
        fail(
            en="The same token at the same place comes out different in two samples: positions belong to the T axis.",
            zh="同一个 token 在相同的位置，在两个样本里的输出却不同：位置属于 T 这个轴。",
        )
    if np.allclose(got[:, 1:], got[:, :-1], rtol=0, atol=1e-3):
        fail(
            en="The same token comes out alike at every place: nothing tells the model where it stands.",
            zh="同一个 token 在每个位置的输出都一样：没有任何东西告诉模型它在哪里。",
        )
    same(got, want, tolerance(8), dtype=False)


@check(
    points=2,
    needs=["shape"],
    en="uses eps under the root, 1e-5 unless told otherwise",
    zh="eps 加在根号下，不另给时为 1e-5",
)
def test_eps(submission, reference, rng, tolerance):
    for sizes in [(2, 4, 9, 6, 8), (3, 5, 7, 10, 6)]:
        ids, words, places, gamma, beta = draw(rng, *sizes)
        small = words * np.float32(0.02), places * np.float32(0.02)
        agrees(submission, reference, (ids, *small, gamma, beta), tolerance(8))
    agrees(submission, reference, (ids, words, places, gamma, beta, 0.3), tolerance(8))
    agrees(submission, reference, (ids, *small, gamma, beta, 0.0), tolerance(8))
    got = submission.tiny_encoder_input(ids, words, places, gamma=gamma, beta=beta, eps=0.05)
    same(got, reference.tiny_encoder_input(ids, words, places, gamma, beta, 0.05), tolerance(8), dtype=False)


def refuses_ids(submission, rng, *bad):
    for each, place in zip(bad, [(0, 0), (1, 2), (1, 3)], strict=True):
        ids, *tables = draw(rng, 2, 4, 9, 6, 5)
        ids[place] = each
        must_raise(REFUSED, submission.tiny_encoder_input, ids, *tables)


@check(points=1, needs=["shape"], en="refuses negative ids", zh="拒绝负的 id")
def test_negative_ids(submission, rng):
    refuses_ids(submission, rng, -1, -9, -256)


@check(points=1, needs=["shape"], en="refuses ids of V and above", zh="拒绝不小于 V 的 id")
def test_large_ids(submission, rng):
    refuses_ids(submission, rng, 9, 12, 256)


@check(points=1, needs=["shape"], en="refuses more tokens than positions", zh="token 比位置多时拒绝")
def test_too_long(submission, rng):
    for sizes in [(2, 8, 9, 6, 5), (3, 7, 10, 6, 4)]:
        must_raise(REFUSED, submission.tiny_encoder_input, *draw(rng, *sizes))


@check(
    points=1,
    needs=["shape"],
    en="refuses them for a table of one position too",
    zh="位置表只有一行时也要拒绝",
)
def test_one_position(submission, rng):
    for sizes in [(2, 4, 9, 1, 6), (1, 2, 5, 1, 3)]:
        must_raise(REFUSED, submission.tiny_encoder_input, *draw(rng, *sizes))


@check(points=2, needs=["shape"], en="also where sizes coincide or are 1", zh="各个大小相等或为 1 时同样正确")
def test_collisions(submission, reference, rng, tolerance):
    for sizes in [
        (5, 5, 9, 8, 6),  # B == T
        (4, 6, 9, 6, 6),  # T == L == D
        (6, 4, 8, 8, 6),  # V == L, B == D
        (7, 3, 10, 7, 5),  # B == L
        (5, 5, 5, 5, 5),
        (1, 6, 9, 8, 7),
        (3, 1, 6, 5, 4),
        (2, 4, 1, 6, 5),
        (2, 3, 6, 5, 1),
    ]:
        agrees(submission, reference, draw(rng, *sizes), tolerance(8))


@check(points=1, needs=["shape"], en="no samples, or no tokens", zh="没有样本，或没有 token")
def test_empty(submission, reference, rng):
    for sizes in [(0, 4, 9, 6, 5), (3, 0, 9, 6, 5)]:
        agrees(submission, reference, draw(rng, *sizes), 1e-6, dtype=True)


@check(
    points=2,
    needs=["shape"],
    en="float32 in, float32 out; float64 in, float64 out, to nine digits; int32 and int64 ids",
    zh="输入 float32 则输出 float32；输入 float64 则输出 float64，精确到九位；id 为 int32 或 int64",
)
def test_dtype(submission, reference, rng, tolerance):
    for dtype, tol in ((np.float32, tolerance(8)), (np.float64, TEN_DIGITS)):
        ids, *tables = draw(rng, 2, 5, 10, 8, 7, dtype)
        agrees(submission, reference, (ids, *tables), tol, dtype=True)
        agrees(submission, reference, (ids.astype(np.int32), *tables, 1e-3), tol, dtype=True)


@check(
    points=1,
    needs=["shape"],
    en="any memory layout, read-only too, and nothing that came in is changed",
    zh="适用于任意内存布局，包括只读数组；不改动任何输入",
)
def test_layouts(submission, reference, rng, tolerance):
    args = draw(rng, 3, 4, 9, 6, 7)
    untouched(submission.tiny_encoder_input, *args)
    want = reference.tiny_encoder_input(*args)
    for many in zip(*map(layouts, args), strict=False):
        same(submission.tiny_encoder_input(*(layout for _, layout in many)), want, tolerance(8), dtype=False)


@check(points=1, needs=["values"], en="does not depend on the calls before", zh="结果与之前的调用无关")
def test_again(submission, reference, rng, tolerance):
    first, second = draw(rng, 2, 4, 8, 9, 6), draw(rng, 2, 4, 8, 9, 6)
    other_ids = (second[0], *first[1:])
    for args in (second, other_ids):
        agrees(submission, reference, args, tolerance(8))
    random_state_untouched(submission.tiny_encoder_input, *first)
    repeatable(submission.tiny_encoder_input, first, second)

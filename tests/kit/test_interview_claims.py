"""What the bank says in passing: sizes, shapes and limits in the text, each beside the code that proves it.

The examples on the pages are proved in test_interview_bank.py. Here stand the numbers of the prose: the words must be
on the English page, and the expression beside them must hold. Code and shapes are the same in Chinese; the gate sees
to that.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest

from grader.catalog import Catalog, content_root
from grader.facts import read_text
from grader.interview.load import bank_question

CATALOG = Catalog(content_root())
F16, F32, F64 = np.float16, np.float32, np.float64
MIB = 2**20


@dataclass(frozen=True)
class Claim:
    """Words of a question's English page, and what proves them."""

    id: str
    says: str
    holds: Callable[[], bool]


def shape(*shapes: tuple[int, ...]) -> tuple[int, ...]:
    return np.broadcast_shapes(*shapes)


def fails(*shapes: tuple[int, ...]) -> bool:
    try:
        np.broadcast_shapes(*shapes)
    except ValueError:
        return True
    return False


def table(seq_len: int, d_model: int, base: float = 10000.0) -> np.ndarray:
    angle = np.arange(seq_len)[:, None] * base ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angle), np.cos(angle)], axis=-1).reshape(seq_len, d_model)


def wavelength(pair: int, d_model: int, base: float = 10000.0) -> float:
    return float(2 * np.pi * base ** (2 * pair / d_model))


def copies(make: Callable[[np.ndarray], np.ndarray]) -> bool:
    x = np.arange(24.0).reshape(6, 4)
    return not np.shares_memory(x, make(x))


def diluted(seq_len: int, gap: float) -> float:
    return float(np.exp(gap) / (np.exp(gap) + seq_len - 1))


def packed(segment: np.ndarray) -> np.ndarray:
    return (segment[:, :, None] == segment[:, None, :])[:, None]


def slopes(n: int) -> np.ndarray:
    return 2.0 ** (-8 / n * np.arange(1, n + 1))


def overflows(x: float, dtype: type) -> bool:
    with np.errstate(over="ignore"):
        return bool(np.isinf(np.exp(dtype(x))))


RULES = (
    Claim("rules/state_the_rule", "`(5, 3, 4)`. Both", lambda: shape((5, 1, 4), (3, 1)) == (5, 3, 4)),
    Claim("rules/which_pairs_fail", "with shape (2, 2) it would not", lambda: shape((2, 2), (2,)) == (2, 2)),
    Claim("rules/which_pairs_fail", "Mends the last with `[:, None]`", lambda: shape((2, 3), (2, 1)) == (2, 3)),
    Claim("rules/which_pairs_fail", "Yes: `(8, 7, 6, 5)`", lambda: shape((8, 1, 6, 1), (7, 1, 5)) == (8, 7, 6, 5)),
    Claim("rules/no_tiling", "1 stretches to any size", lambda: shape((6,), (1,)) == (6,)),
    Claim("rules/size_zero", "4 against 0 is an error", lambda: fails((0,), (4,))),
    Claim("rules/size_zero", "The bias fits", lambda: shape((0, 50, 128), (128,)) == (0, 50, 128)),
    Claim("rules/new_axes", "`np.newaxis` is `None`", lambda: np.newaxis is None),
    Claim("rules/new_axes", "`reshape` may have to copy", lambda: copies(lambda x: x.T.reshape(-1, 1))),
    Claim("rules/axis_meaning", "`(50, 128)`, the samples", lambda: np.zeros((4, 50, 128)).sum(0).shape == (50, 128)),
    Claim("rules/axis_meaning", "`(128,)`, one a feature", lambda: np.zeros((4, 5, 128)).sum((0, 1)).shape == (128,)),
    Claim("rules/distances", "here 51 GB", lambda: round(10_000 * 10_000 * 128 * 4 / 1e9) == 51),
    Claim("rules/distances", "the result is 400 MB", lambda: 10_000 * 10_000 * 4 == 400e6),
    Claim("rules/copied_or_not", "102,400 bytes", lambda: np.zeros((4, 50, 128), F32).nbytes == 102_400),
    Claim("rules/view_or_copy", "A list or a mask of indices copies", lambda: copies(lambda x: x[[0, 1]])),
    Claim("rules/ravel_flatten", "`flatten` always copies", lambda: copies(lambda x: x.flatten())),
    Claim("rules/star_and_at", "`(8, 5, 3)`", lambda: (np.ones((8, 5, 4)) @ np.ones((1, 4, 3))).shape == (8, 5, 3)),
    Claim("rules/dtype_promotion", "44: both are uint8", lambda: int(np.add(*np.uint8([[200], [100]]))[0]) == 44),
    Claim("rules/as_strided", "says about 8 GB", lambda: 7.9e9 < (1_000_000 - 999) * 1000 * 8 < 8e9),
    Claim("rules/comparing_arrays", "NaN differs from itself", lambda: not np.array_equal([np.nan], [np.nan])),
    Claim("rules/index_grids", "two tables of int64", lambda: np.indices((2, 3)).dtype == np.int64),
    Claim(
        "rules/mask_by_comparison", "`x[mask]` is `(n_kept, D)`", lambda: np.ones((2, 3, 4))[np.eye(2, 3) > 0].ndim == 2
    ),
    Claim(
        "rules/channel_norm",
        "is `(1, C, 1, 1)`",
        lambda: np.ones((2, 3, 4, 5)).mean((0, 2, 3), keepdims=True).shape == (1, 3, 1, 1),
    ),
    Claim("rules/silent_square", "is `(1, 1)`: one number", lambda: shape((1, 1), (1,)) == (1, 1)),
)

ENCODINGS = (
    Claim(
        "sinusoidal/formula",
        "`(T, 3)` does not fit `(T, 2)`",
        lambda: len(range(0, 5, 2)) == 3 and fails((9, 3), (9, 2)),
    ),
    Claim("sinusoidal/why_10000", "some 600 positions", lambda: 600 < wavelength(512, 1024, 100.0) < 650),
    Claim("sinusoidal/why_10000", "about 62,800 positions", lambda: round(2 * np.pi * 10000, -2) == 62_800),
    Claim("sinusoidal/which_columns_are_fast", "once round in 6.3", lambda: round(wavelength(0, 128), 1) == 6.3),
    Claim("sinusoidal/log_space", "differ by about 1e-7", lambda: 5e-8 < np.finfo(F32).eps < 2e-7),
    Claim(
        "sinusoidal/row_zero",
        "(0.84, 0.54) and (0.91, -0.42)",
        lambda: np.allclose(table(3, 6)[1:, :2], [[0.84, 0.54], [0.91, -0.42]], atol=0.005),
    ),
    Claim(
        "sinusoidal/similarity",
        "largest at 0, where it is D/2",
        lambda: np.allclose((table(9, 64) @ table(9, 64).T).max(1), 32),
    ),
    Claim(
        "sinusoidal/precision",
        "float16 cannot tell integers apart beyond 2,048",
        lambda: F16(2048) == F16(2049) != F16(2047),
    ),
    Claim("sinusoidal/precision", "float32 beyond 2**24", lambda: F32(2**24) == F32(2**24 + 1) != F32(2**24 - 1)),
    Claim("sinusoidal/precision", "off by up to 0.004", lambda: round(float(np.spacing(F32(100_000))) / 2, 3) == 0.004),
    Claim("sinusoidal/verify", "row norms sqrt(D/2)", lambda: np.allclose(np.linalg.norm(table(9, 8), axis=1), 2)),
    Claim("adding/scale_embeddings", "8 for D = 128", lambda: np.allclose(np.linalg.norm(table(9, 128), axis=1), 8)),
    Claim("adding/scale_embeddings", "has norm 0.23", lambda: round(0.02 * 128**0.5, 2) == 0.23),
    Claim("adding/scale_embeddings", "35 times larger", lambda: round(8 / (0.02 * 128**0.5)) == 35),
    Claim("adding/scale_embeddings", "Scaled, it is 2.6", lambda: round(0.02 * 128, 1) == 2.6),
    Claim("adding/shapes_of_the_sum", "50 against 100 raises", lambda: fails((4, 50, 128), (100, 128))),
    Claim("adding/memory_of_the_sum", "= 48 MiB", lambda: 32 * 512 * 768 * 4 / MIB == 48),
    Claim(
        "adding/memory_of_the_sum", "96 MiB", lambda: np.result_type(F32, F64) == F64 and 32 * 512 * 768 * 8 / MIB == 96
    ),
    Claim("adding/memory_of_the_sum", "1.5 MiB", lambda: 512 * 768 * 4 / MIB == 1.5),
    Claim("adding/half_precision", "float16 overflows at 65,504", lambda: float(np.finfo(F16).max) == 65_504),
    Claim("weighting/weights_shapes", "the result is `(B, T, D)`", lambda: shape((5, 7), (3, 5, 1)) == (3, 5, 7)),
    Claim("weighting/weights_shapes", "T meets D and B meets T, an error", lambda: fails((5, 7), (3, 5))),
    Claim("weighting/normalised_weights", "from 8 to 0.16", lambda: 8 / 50 == 0.16),
    Claim("learned/past_the_end", "`table[-1]` is the last row", lambda: int(np.arange(8)[-1]) == 7),
    Claim("learned/learned_or_fixed", "half a billion parameters", lambda: 5e8 < 131072 * 4096 < 6e8),
    Claim("relative/memory_of_pairs", "1 GiB, and", lambda: 2048 * 2048 * 64 * 4 == 2**30),
    Claim(
        "relative/memory_of_pairs",
        "2T - 1 = 4,095 rows differ: about 1 MiB",
        lambda: round(4095 * 64 * 4 / MIB, 2) == 1,
    ),
    Claim("relative/query_axis", "Entry [2, 0] is 2", lambda: int((np.arange(4)[:, None] - np.arange(4))[2, 0]) == 2),
    Claim(
        "relative/clipping",
        "`table[index]` is `(T, T, D)`",
        lambda: np.ones((5, 7))[np.zeros((3, 3), int)].shape == (3, 3, 7),
    ),
    Claim(
        "relative/deberta",
        "Three terms of variance d sum to 3d",
        lambda: np.isclose(np.var(np.random.default_rng(0).normal(size=(3, 10**5)).sum(0)), 3, atol=0.1),
    ),
    Claim("rotary/scaling", "the slowest is divided by 4", lambda: np.isclose(4 ** (128 / 126 * 126 / 128), 4)),
    Claim(
        "rotary/larger_base",
        "all but the first pair slower",
        lambda: wavelength(0, 128, 5e5) == wavelength(0, 128) and wavelength(1, 128, 5e5) > wavelength(1, 128),
    ),
    Claim(
        "rotary/grouped_heads",
        "is `(B, 8, 4, T, T)`",
        lambda: (np.ones((2, 8, 4, 5, 3)) @ np.ones((2, 8, 1, 3, 5))).shape == (2, 8, 4, 5, 5),
    ),
)

ATTENTION = (
    Claim("attention/scale_of_scores", "float64 in NumPy 2", lambda: (np.ones(2, F32) / np.sqrt(64)).dtype == F64),
    Claim(
        "attention/scale_of_scores", "a Python number and stays weak", lambda: (np.ones(2, F32) * 64**-0.5).dtype == F32
    ),
    Claim(
        "attention/dilution",
        "it falls as 1/T",
        lambda: np.isclose(diluted(10**6, 5) / diluted(2 * 10**6, 5), 2, atol=0.001),
    ),
    Claim("attention/cost_of_scores", "bytes = 4 GiB", lambda: 32 * 8192 * 8192 * 2 == 4 * 2**30),
    Claim(
        "bias/alibi",
        "more than half of the weight to two tokens",
        lambda: (1 + np.exp(-0.5)) * (1 - np.exp(-0.5)) > 0.5,
    ),
    Claim("bias/alibi_slopes", "8 heads 1/2 to 1/256", lambda: np.allclose(slopes(8)[[0, -1]], [1 / 2, 1 / 256])),
    Claim(
        "bias/alibi_slopes",
        "16 heads begin at 2^(-1/2) and end at 1/256",
        lambda: np.allclose(slopes(16)[[0, -1]], [2**-0.5, 1 / 256]),
    ),
    Claim("bias/alibi_slopes", "below one in four thousand million", lambda: 2.0**-32 < 1 / 4e9),
    Claim("bias/causal_mask", "e^0 = 1", lambda: float(np.exp(0)) == 1),
    Claim("bias/padding_mask", "is `(B, 1, 1, Tk)`", lambda: np.ones((2, 7))[:, None, None, :].shape == (2, 1, 1, 7)),
    Claim(
        "bias/combining_masks",
        "broadcasts them to `(B, 1, Tq, Tk)`",
        lambda: shape((5, 7), (2, 1, 1, 7)) == (2, 1, 5, 7),
    ),
    Claim("bias/combining_masks", "Packing: `(B, 1, T, T)`", lambda: packed(np.ones((2, 5))).shape == (2, 1, 5, 5)),
    Claim("bias/minus_a_billion", "near 1e9 the step is 64", lambda: float(np.spacing(F32(1e9))) == 64),
    Claim(
        "bias/minus_a_billion", "-1e4 in float16 works", lambda: bool(np.exp(F16(-1e4)) == 0 and np.isfinite(F16(-1e4)))
    ),
    Claim("bias/stable_softmax", "beyond 88 in float32", lambda: overflows(89, F32) and not overflows(88, F32)),
    Claim("bias/stable_softmax", "709 in float64", lambda: overflows(710, F64) and not overflows(709, F64)),
    Claim("bias/stable_softmax", "11 in float16", lambda: overflows(12, F16) and not overflows(11, F16)),
    Claim("bias/fully_masked_rows", "-inf minus -inf is NaN", lambda: bool(np.isnan(-np.inf - -np.inf))),
)


@pytest.mark.parametrize("claim", (*RULES, *ENCODINGS, *ATTENTION), ids=lambda claim: f"{claim.id}-{claim.says[:30]}")
def test_what_the_text_says_holds(claim: Claim) -> None:
    page = read_text(bank_question(CATALOG, claim.id).folder / "en.md")
    assert claim.says in re.sub(r"\s+", " ", page)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        assert claim.holds()

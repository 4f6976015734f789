"""Tables by the rule of the NumPy user guide; claims tried in NumPy (Press et al., 2021, for the bias)."""

from itertools import permutations

import numpy as np

KEEP = np.array([[True, True, True], [True, True, False], [True, False, False]])
SCORES, MASK = np.array([2.0, 1.0, -1.0]), np.array([1.0, 1.0, 0.0])
QUERY, KEY = np.arange(4)[:, None], np.arange(4)


def explanation():
    """Work out both tables axis by axis, try each claim, and search for what is to be constructed."""
    lost = np.isinf(np.where(KEEP, np.zeros((3, 2, 3, 3)), -np.inf))
    rows_of_the_mask = {
        "meets_the_samples": np.array_equal(lost[:, 0, 0], ~KEEP),
        "meets_the_queries": np.array_equal(lost[0, 0], ~KEEP),
        "meets_the_heads": np.array_equal(lost[0, :, 0], ~KEEP[:2]),
        "meets_nothing": not lost.any(),
    }
    weights = softmax(SCORES * MASK)
    multiplied_mask = {
        "sum_not_one": not np.isclose(weights.sum(), 1),
        "kept_are_changed": not np.array_equal((SCORES * MASK)[:2], SCORES[:2]),
        "not_a_number": np.isnan(weights).all(),
        "zero_still_weighs": weights[2] > softmax(SCORES)[2],
    }
    apart = -0.5 * (QUERY - KEY) - 0.5 * KEY
    position_of_the_key = {
        "same_numbers": not apart.any(),
        "constant_in_rows": np.ptp(apart) > 0 and not np.ptp(apart, axis=1).any(),
        "constant_in_columns": not np.ptp(apart, axis=0).any(),
        "order_alone": np.allclose(softmax(1.0 * KEY), softmax(0.5 * KEY)),
    }
    return {
        "axes_of_alibi": table((8, 1, 1), (5, 7)),
        "axes_of_both_masks": table((5, 7), (2, 1, 1, 7)),
        "rows_of_the_mask": next(code for code, holds in rows_of_the_mask.items() if holds),
        "multiplied_mask": next(code for code, holds in multiplied_mask.items() if holds),
        "position_of_the_key": next(code for code, holds in position_of_the_key.items() if holds),
        "moved_triangle": next(k for k in range(8) if np.tri(3, 8, k)[2].all()),
        "padding_of_few_numbers": next(shape for shape in permutations((2, 1, 1, 7)) if joins(shape)),
        "how_far_a_head_sees": max(d for d in range(100) if np.exp(-d / 4) > 0.01),
        "bytes_of_the_bias": 16 * 1024 * 1024 * 4,
        "bytes_without_queries": 16 * 1024 * 4,
        "in_words": "See the explanation.",
    }


def softmax(x):
    """Weights of one row."""
    return np.exp(x) / np.exp(x).sum()


def joins(padding):
    """Whether a padding mask of this shape makes one mask a sample."""
    try:
        return np.broadcast_shapes((5, 7), padding) == (2, 1, 5, 7)
    except ValueError:
        return False


def table(left, right):
    """One row an axis, from the last to the first."""
    rows = []
    for axis in range(1, max(len(left), len(right)) + 1):
        x = left[-axis] if axis <= len(left) else None
        y = right[-axis] if axis <= len(right) else None
        if x is None or y is None:
            rows.append((x, y, "missing", y if x is None else x))
        elif x == y:
            rows.append((x, y, "equal", x))
        elif x == 1 or y == 1:
            rows.append((x, y, "stretch", y if x == 1 else x))
        else:
            rows.append((x, y, "conflict", None))
    return rows
